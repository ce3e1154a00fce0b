import { useSelector } from '@xstate/react';
import FileQuestion from 'lucide-react/icons/file-question-mark';
import { useTranslation } from 'react-i18next';
import { selectFailure } from '#machines/shared/resource.machine.ts';
import { type NewsDetail, newsRefusal } from '#services/contract/news.contract.ts';
import { type Failure, refusalCode } from '#services/failure.ts';
import { useTo } from '#views/context.tsx';
import { FailedPart } from '#views/shared/FailedPart.tsx';
import type { ResourceActor } from '#views/shared/Loaded.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { LinkButton } from '#views/ui/LinkButton.tsx';
import * as hidden from '#views/ui/VisuallyHidden.css.ts';
import * as css from './Article.css.ts';

const isMissing = (failure: Failure | null): boolean =>
  failure !== null && (failure.tag === 'missing' || refusalCode(failure) === newsRefusal.notFound);

/** No article: it does not exist, or it could not be brought. */
export function ArticleFailed({ actor }: { readonly actor: ResourceActor<NewsDetail> }) {
  const { t } = useTranslation('news');
  const to = useTo();
  const failure = useSelector(actor, selectFailure);
  const missing = isMissing(failure);
  const title = t(missing ? 'article.missing' : 'article.failed');
  const home = (
    <LinkButton tone="loud" href={to.home({ site: 'news' })}>
      {t('article.toHome')}
    </LinkButton>
  );
  return (
    <div className={css.root}>
      <title>{t('pageTitle', { page: title })}</title>
      <h1 className={hidden.root}>{title}</h1>
      {missing ? (
        <EmptyState
          icon={<FileQuestion size={26} strokeWidth={1.5} />}
          title={title}
          text={t('article.missingText')}
          action={home}
        />
      ) : (
        <FailedPart title={title} failure={failure} onRetry={() => actor.send({ type: 'resource.retry' })} />
      )}
    </div>
  );
}
