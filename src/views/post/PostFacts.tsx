import { useTranslation } from 'react-i18next';
import type { PostFact } from '#services/contract/post.contract.ts';
import * as css from './PostBody.css.ts';

export function PostFacts({ facts }: { readonly facts: readonly PostFact[] }) {
  const { t } = useTranslation('post');
  const given = facts.filter(({ value }) => value !== '');
  if (given.length === 0) return null;
  return (
    <dl className={css.facts} aria-label={t('post.facts')}>
      {given.map(({ kind, value }) => (
        <div key={kind} className={css.fact}>
          <dt className={css.factName}>{t(`fact.${kind}`)}</dt>
          <dd className={css.factValue} lang="zh-CN">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
