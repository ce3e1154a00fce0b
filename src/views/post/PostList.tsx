import { useSelector } from '@xstate/react';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { joinParts } from '#i18n/isolated.ts';
import {
  type postListMachine,
  selectFeed,
  selectFeedFailure,
  selectIsHome,
  selectListParams,
} from '#machines/post/post-list.machine.ts';
import { typeOfPost } from '#machines/post/post-type.ts';
import { Banners, BannersSkeleton } from '../banners/Banners.tsx';
import { useTo } from '../context.tsx';
import { Head } from '../kit/Head.tsx';
import { SubjectState } from '../kit/PageState.tsx';
import { Sentence } from '../kit/Sentence.tsx';
import { grid } from '../ui/layout.css.ts';
import { soft } from '../ui/text.css.ts';
import { PostCards, PostCardsSkeleton } from './PostCards.tsx';
import { PostFilter } from './PostFilter.tsx';
import * as css from './page.css.ts';

type ListActor = ActorRefFrom<typeof postListMachine>;

export function PostList({ actor }: { readonly actor: ListActor }) {
  const { t } = useTranslation('post');
  const to = useTo();
  const { id, ...params } = useSelector(actor, selectListParams);
  const { posts } = useSelector(actor, ({ children }) => children);
  const isMissing = useSelector(actor, (snapshot) => snapshot.hasTag('missing'));
  const isHome = useSelector(actor, selectIsHome);
  const failure = useSelector(actor, (snapshot) => (snapshot.hasTag('failed') ? selectFeedFailure(snapshot) : null));
  const title = useListTitle(actor);
  const place = id === undefined ? { postTag: params.postTag ?? 'popular', themeTag: params.themeTag } : {};
  return (
    <SubjectState
      data={posts ?? null}
      failure={failure}
      isMissing={isMissing}
      missing={{
        title: t('list.missing'),
        text: t('list.missingText'),
        action: { href: to.tagPosts(), label: t('list.toPopular') },
      }}
      failed={t('list.failed')}
      onRetry={() => actor.send({ type: 'list.retry' })}
      waiting={
        <>
          {isHome ? <BannersSkeleton /> : null}
          <PostCardsSkeleton />
        </>
      }
      around={(content: ReactNode) => (
        <div className={css.root}>
          <Head page={title} description={t('list.description', { title, lead: t('list.lead') })} />
          <PostFilter {...place} />
          <header className={grid.xs}>
            <h1 className={css.title}>
              <Sentence>{title}</Sentence>
            </h1>
            <p className={soft}>{t('list.lead')}</p>
          </header>
          {content}
        </div>
      )}
    >
      {(found) => <Found actor={actor} posts={found} label={title} />}
    </SubjectState>
  );
}

const useListTitle = (actor: ListActor): string => {
  const { t } = useTranslation('post');
  const { id, postTag = 'popular' } = useSelector(actor, selectListParams);
  const feed = useSelector(actor, selectFeed);
  const type = typeOfPost(Number(feed?.ask.tagId));
  if (feed && type !== 'top') {
    const title = t('list.typed', { type: t(`type.${type}`) });
    return feed.ask.themeTagId === undefined ? title : joinParts([title, feed.name ?? '']);
  }
  if (feed && feed.name !== null) return t('list.tagged', { name: feed.name });
  if (id !== undefined) return t('siteName');
  if (postTag === 'popular') return t('list.popular');
  return postTag === 'latest' ? t('list.latest') : t('siteName');
};

interface FoundProps {
  readonly actor: ListActor;
  readonly posts: ComponentProps<typeof PostCards>['actor'];
  readonly label: string;
}

function Found({ actor, posts, label }: FoundProps) {
  const { t } = useTranslation('post');
  const to = useTo();
  const { banners } = useSelector(actor, ({ children }) => children);
  return (
    <>
      {banners ? <Banners actor={banners} label={t('list.banners')} failed={t('list.bannersFailed')} /> : null}
      <PostCards
        actor={posts}
        label={label}
        emptyTitle={t('list.empty')}
        emptyText={t('list.emptyText')}
        publish={{ href: to.postCreate(), label: t('list.publish') }}
      />
    </>
  );
}
