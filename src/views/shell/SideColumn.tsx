import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { AnyActorRef } from 'xstate';
import { AsideModules } from '../aside/Aside.tsx';
import { useTagMenu } from '../header/news-topics.ts';
import { LazyBoundary } from '../kit/LazyBoundary.tsx';
import { lazyView } from '../kit/lazy-view.ts';
import { PartBoundary } from '../kit/PartBoundary.tsx';
import { type Shown, useIsMobile } from '../navigation/shell-context.ts';
import { SkeletonText } from '../ui/Skeleton.tsx';
import * as css from './Page.css.ts';

const contents = lazyView(() => import('../news/ArticleContents.tsx').then(({ ArticleContents }) => ArticleContents));

/** R2.1-8, R2.5-21; articles with headings show a table of contents (R2.1-10). */
export function SideColumn({ name, aside, actor, route }: Shown) {
  const { t } = useTranslation(['shell', 'frame']);
  const isMobile = useIsMobile();
  const topics = useTagMenu();
  if (aside === 'hidden') return null;
  const modules = (
    <AsideModules
      modules={aside[isMobile ? 'mobile' : 'web']}
      topics={topics}
      page={actor}
      circle={name === 'post.circle' ? route.params.id : undefined}
    />
  );
  return (
    <aside className={css.aside} aria-label={t('frame:aside.label')}>
      <PartBoundary of={route.entry}>
        {name === 'news.article' && actor && !isMobile ? <ArticleSide actor={actor}>{modules}</ArticleSide> : modules}
      </PartBoundary>
    </aside>
  );
}

interface ArticleSideProps {
  readonly actor: AnyActorRef;
  readonly children: React.ReactNode;
}

function ArticleSide({ actor, children }: ArticleSideProps) {
  const detail: AnyActorRef | undefined = useSelector(actor, (snapshot) => snapshot.children.detail);
  const isLoading: boolean = useSelector(detail, (snapshot) => snapshot?.hasTag('loading') ?? false);
  const waiting = <SkeletonText lines={7} />;
  if (isLoading) return waiting;
  return <LazyBoundary of={contents} props={{ actor, otherwise: children }} fallback={waiting} />;
}
