import { useTranslation } from 'react-i18next';
import type { Company } from '#services/contract/company.contract.ts';
import { Counted } from '../kit/Counted.tsx';
import { useReaction } from '../reactions/use-reaction.ts';
import * as css from './CompanyRow.css.ts';

export function CompanyCounts({ company }: { readonly company: Company }) {
  const { t } = useTranslation('company');
  const { counted } = useReaction({ act: 'follow', type: 'company', id: String(company.id) }, company.isFollowed);
  const counts = [
    [t('company.products'), company.productCount],
    [t('company.news'), company.newsCount],
    [t('company.people'), company.memberCount],
    [t('company.followers'), counted(company.followerCount)],
  ] as const;
  return (
    <dl className={css.counts} aria-label={t('company.counts')}>
      {counts.map(([name, count]) => (
        <Counted key={name} of={count}>
          {(total) => (
            <div className={css.count}>
              <dt>{name}</dt>
              <dd className={css.number}>{total}</dd>
            </div>
          )}
        </Counted>
      ))}
    </dl>
  );
}
