import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { selectItems, selectListFailure } from '#machines/kit/paged-list.machine.ts';
import type { NewsItem } from '#services/contract/news.contract.ts';
import { useTo } from '../context.tsx';
import { FailedPart } from '../kit/FailedPart.tsx';
import { NewItems } from '../kit/NewItems.tsx';
import { PartBoundary } from '../kit/PartBoundary.tsx';
import { EmptyList } from '../kit/Unreadable.tsx';
import { Cover } from '../ui/Cover.tsx';
import { classNames } from '../ui/class-names.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import * as link from '../ui/link.css.ts';
import { SkeletonBlock, SkeletonLine, SkeletonText } from '../ui/Skeleton.tsx';
import { lines } from '../ui/text.css.ts';
import * as hidden from '../ui/VisuallyHidden.css.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { type LatestActor, leadCount } from './Latest.tsx';
import * as css from './Lead.css.ts';
import { NewsCard, NewsCardSkeleton } from './NewsCard.tsx';
import { NewsMeta } from './NewsMeta.tsx';

export function Lead({ actor }: { readonly actor: LatestActor }) {
  const { t } = useTranslation('news');
  const [first, ...others] = useSelector(actor, (snapshot) => selectItems<NewsItem>(snapshot)).slice(0, leadCount);
  const failure = useSelector(actor, selectListFailure);
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const isEmpty = useSelector(actor, (snapshot) => snapshot.hasTag('empty'));

  const inside = (): ReactNode => {
    if (isFailed) {
      const retry = () => actor.send({ type: 'page.retry' });
      return <FailedPart title={t('home.failed')} failure={failure} onRetry={retry} />;
    }
    if (isEmpty) {
      return (
        <EmptyList actor={actor}>
          <EmptyState title={t('home.empty')} text={t('home.emptyText')} />
        </EmptyList>
      );
    }
    return first ? <Stories actor={actor} first={first} others={others} /> : <LeadSkeleton label={t('loading')} />;
  };
  return (
    <section tabIndex={-1} aria-labelledby="lead-stories">
      <h2 id="lead-stories" className={hidden.root}>
        {t('home.lead')}
      </h2>
      {inside()}
    </section>
  );
}

interface StoriesProps {
  readonly actor: LatestActor;
  readonly first: NewsItem;
  readonly others: readonly NewsItem[];
}

function Stories({ actor, first, others }: StoriesProps) {
  return (
    <>
      <NewItems actor={actor} />
      <div className={css.root}>
        <PartBoundary of={first}>
          <LeadStory item={first} />
        </PartBoundary>
        <div className={css.others}>
          {others.map((item) => (
            <PartBoundary key={item.id} of={item}>
              <NewsCard turns item={item} />
            </PartBoundary>
          ))}
        </div>
      </div>
    </>
  );
}

function LeadStory({ item }: { readonly item: NewsItem }) {
  const to = useTo();
  return (
    <article className={css.story}>
      <Cover first src={item.coverImg} corner="l" />
      <h3 className={css.title} lang="zh-CN">
        <Link className={link.stretched} href={to.article({ id: item.id })}>
          {item.title}
        </Link>
      </h3>
      <p className={classNames(css.summary, lines.two)} lang="zh-CN">
        {item.summary}
      </p>
      <NewsMeta item={item} />
    </article>
  );
}

function LeadSkeleton({ label }: { readonly label: string }) {
  return (
    <div className={css.root} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={css.story}>
        <SkeletonBlock ratio={16 / 10} />
        <div className={css.titleBones}>
          <SkeletonText lines={2} />
        </div>
        <SkeletonText lines={2} />
        <div className={css.metaBones}>
          <SkeletonLine width="30%" />
        </div>
      </div>
      <div className={css.others}>
        <NewsCardSkeleton turns />
        <NewsCardSkeleton turns />
      </div>
    </div>
  );
}
