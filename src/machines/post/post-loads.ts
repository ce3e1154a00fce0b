import { Effect } from 'effect';
import { basic } from '#services/contract/basic.contract.ts';
import { type Circle, type CircleStatistic, circle, circleType } from '#services/contract/circle.contract.ts';
import { pageSize, postTagId, tagType } from '#services/contract/constants.ts';
import type { PageOf } from '#services/contract/contract.ts';
import { type Post, post } from '#services/contract/post.contract.ts';
import { stored } from '#services/contract/stored.contract.ts';
import { call, type Services, Store } from '#services/env.ts';
import { type Failure, isMissing } from '#services/failure.ts';
import type { Params } from '../kit/page.machine.ts';
import { feedAt, feedOfTag, type PostFeed } from './post-feed.ts';

export const circlesAtOnce = pageSize.recommendations;

const loadPostTags = () => call(basic.tags, { query: { type: tagType.post } });

export const findFeed = (params: Params): Effect.Effect<PostFeed | null, Failure, Services> =>
  Effect.flatMap(loadPostTags(), (tags) => {
    if (params.id === undefined || params.postTag !== undefined) return Effect.succeed(feedAt(params, tags));
    return call(basic.tag, { params: { id: Number(params.id) } }).pipe(
      Effect.map((tag): PostFeed | null => feedOfTag(tag, tags)),
      Effect.catchIf(isMissing, () => Effect.succeed(null)),
    );
  });

const narrowing = ({ tagId, themeTagId }: Params) => ({
  ...(tagId !== undefined && { tagId: Number(tagId) }),
  ...(themeTagId !== undefined && { themeTagId: Number(themeTagId) }),
});

export const loadPosts = (ask: Params, current: number, size: number) => {
  const query = { ...narrowing(ask), current, size };
  if (ask.keyword !== undefined) return call(post.search, { query: { current, size, keyword: ask.keyword } });
  return ask.tagId === String(postTagId.popular) && ask.themeTagId === undefined
    ? call(post.hot, { query })
    : call(post.page, { query });
};

/** R7.3-14. */
export const loadHotPosts = (ask: Params) =>
  Effect.map(
    call(post.recentHot, { query: { tagId: postTagId.all, ...narrowing(ask), size: pageSize.hotPosts, current: 1 } }),
    ({ records }) => records,
  );

export const loadPost = ({ id = '' }: Params) => call(post.detail, { params: { id } });
export const loadPostCode = ({ id = '' }: Params) =>
  call(post.miniappCode, { params: { id }, query: { page: 'pages/post/detail' } });
export const loadRelatedPosts = ({ id = '' }: Params) => call(post.related, { params: { id } });
/** R7.3-1. */
export const loadRecommendedPosts = (params: Params) =>
  Effect.map(call(post.recommend, { query: { size: pageSize.recommendations } }), (posts): readonly Post[] =>
    posts.filter(({ id }) => id !== params.id),
  );

export const loadTopic = ({ id = '' }: Params) => call(post.topic, { params: { id } });
export const loadTopicPosts = ({ id = '' }: Params, current: number, size: number) =>
  call(post.page, { query: { current, size, topicId: id } });

const loadCircles = (type: number) => (_: Params, current: number, size: number) =>
  call(circle.recommend, { query: { type, size, current } });
export const loadTradeCircles = loadCircles(circleType.trade);
export const loadPlaceCircles = loadCircles(circleType.place);
/** Numbers (R7.3-6), founded circles (R7.3-9) and other joined ones (R7.3-8). */
export interface OwnCircles {
  readonly statistic: CircleStatistic;
  readonly created: readonly Circle[];
  readonly joined: readonly Circle[];
}

const allCircles = { current: 1, size: 100 };

/** A guest has none: no request. */
const ofMember = <T>(load: Effect.Effect<T, Failure, Services>, none: T): Effect.Effect<T, Failure, Services> =>
  Effect.flatMap(Store, (store) => (store.peek(stored.session) === null ? Effect.succeed(none) : load));

export const loadOwnCircles = (_: Params): Effect.Effect<OwnCircles | null, Failure, Services> =>
  ofMember<OwnCircles | null>(
    Effect.map(
      Effect.all(
        [
          call(circle.statistic),
          call(circle.createColumn, { query: allCircles }),
          call(circle.followColumn, { query: allCircles }),
        ],
        { concurrency: 'unbounded' },
      ),
      ([statistic, created, joined]) => ({ statistic, created: created.records, joined: joined.records }),
    ),
    null,
  );

export const freshAtOnce = 4;

/** R7.3-11. */
export const loadFreshPosts = (
  _: Params,
  current: number,
  size: number,
): Effect.Effect<PageOf<Post>, Failure, Services> =>
  ofMember(call(post.common, { query: { current, size } }), { records: [], total: 0, current, size });

export const loadCircle = ({ id = '' }: Params) => call(circle.detail, { params: { id } });
export const loadCircleCode = ({ id = '' }: Params) =>
  call(circle.miniappCode, { params: { id }, query: { page: 'pages/circle/detail' } });
export const loadCirclePosts = ({ id = '' }: Params, current: number, size: number) =>
  call(post.page, { query: { current, size, circleId: id } });
