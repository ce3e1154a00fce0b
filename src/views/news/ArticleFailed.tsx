import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectFailure } from '#machines/shared/resource.machine.ts';
import type { NewsDetail } from '#services/contract/news.contract.ts';
import { useTo } from '#views/context.tsx';
import type { ResourceActor } from '#views/shared/Loaded.tsx';
import { LinkButton } from '#views/ui/LinkButton.tsx';
import { NotThere } from './NotThere.tsx';

/** No article: it does not exist, or it could not be brought. */
export function ArticleFailed({ actor }: { readonly actor: ResourceActor<NewsDetail> }) {
  const { t } = useTranslation('news');
  const to = useTo();
  return (
    <NotThere
      failure={useSelector(actor, selectFailure)}
      missing={{ title: t('article.missing'), text: t('article.missingText') }}
      failed={t('article.failed')}
      wayOn={
        <LinkButton tone="loud" href={to.home({ site: 'news' })}>
          {t('article.toHome')}
        </LinkButton>
      }
      onRetry={() => actor.send({ type: 'resource.retry' })}
    />
  );
}
