import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { AnyActorRef } from 'xstate';
import { selectKnownNews } from '#machines/content/known-news.ts';
import { useApp } from '../context.tsx';
import { LazyBoundary } from '../kit/LazyBoundary.tsx';
import { NotFetched } from '../kit/lazy-view.ts';
import type { PageProps } from '../navigation/page-table.ts';
import { useShown } from '../navigation/shell-context.ts';
import { KnownArticlePage } from '../news/KnownArticle.tsx';
import { SkeletonBlock, SkeletonLine, SkeletonText } from '../ui/Skeleton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { PageCrash, PageLoadError } from './ErrorPage.tsx';
import * as css from './Page.css.ts';

export function Page() {
  const { t } = useTranslation('shell');
  const app = useApp();
  const shown = useShown();
  if (!shown) return <PageSkeleton title={t('loading')} />;
  const { name, page, actor, problem, isThere, route } = shown;
  const title: string = t(`pages.${name}`);
  const waiting = actor ? <PageLoading actor={actor} title={title} /> : <PageSkeleton title={title} />;
  const retry = (): void =>
    problem === 'unfetched' ? actor?.send({ type: 'load.retry' }) : app.send({ type: 'page.retry' });
  if (problem) return <PageLoadError page={title} by={problem} onRetry={retry} />;
  if (!isThere || (page.chart && !actor)) return waiting;
  return (
    <LazyBoundary
      key={route.entry}
      of={page.view}
      props={{ actor: actor as AnyActorRef, title }}
      fallback={waiting}
      failed={(error, retry) =>
        error instanceof NotFetched ? <PageLoadError page={title} by="unfetched" onRetry={retry} /> : <PageCrash />
      }
    />
  );
}

/** Articles show their preview at once; other pages a skeleton. */
function PageLoading({ actor, title }: PageProps) {
  const known = useSelector(actor, selectKnownNews);
  return known ? <KnownArticlePage news={known} /> : <PageSkeleton title={title} />;
}

function PageSkeleton({ title }: { readonly title: string }) {
  const { t } = useTranslation('shell');
  return (
    <div className={css.skeleton}>
      <title>{`${title} · ${t('titleBrand')}`}</title>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <SkeletonBlock ratio={16 / 7} />
      <SkeletonText lines={3} />
      {['one', 'two', 'three'].map((key) => (
        <div key={key} className={css.skeletonRow}>
          <div>
            <SkeletonLine width="88%" />
            <SkeletonText lines={2} />
          </div>
          <SkeletonBlock ratio={16 / 10} />
        </div>
      ))}
    </div>
  );
}
