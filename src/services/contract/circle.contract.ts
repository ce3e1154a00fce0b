import { Schema } from 'effect';
import { Count, contract, Flag, Id, Page, PageQuery, QueryInt } from './contract.ts';
import { PostAuthor } from './post.contract.ts';

/** 0: circles of a trade, 1: circles of a place (docs/choices.md R7.3-4). */
export const circleType = { trade: 0, place: 1 } as const;

/** A circle (docs/choices.md R3-61). Counts are of its members and of the posts that are out. */
export const Circle = Schema.Struct({
  id: Id,
  name: Schema.String,
  cover: Schema.String,
  introduction: Schema.String,
  memberCount: Count,
  postCount: Count,
  isJoined: Flag,
  type: Schema.Int,
});
export type Circle = typeof Circle.Type;

/** A circle's own page: who founded it and some of those who are in it, the newest first. */
export const CircleDetail = Schema.Struct({
  ...Circle.fields,
  founder: PostAuthor,
  members: Schema.Array(PostAuthor),
});
export type CircleDetail = typeof CircleDetail.Type;

/** What a member has in circles: `posts` are their own in circles, `likes` what these were given. */
export const CircleStatistic = Schema.Struct({
  joined: Count,
  created: Count,
  posts: Count,
  likes: Count,
});
export type CircleStatistic = typeof CircleStatistic.Type;

/** Founders cannot leave their own circle. */
export const circleRefusal = { notFound: 404, founder: 50011 } as const;

const ById = Schema.Struct({ id: Id });
const mine = { method: 'GET', access: 'member', query: Schema.Struct(PageQuery), data: Page(Circle) } as const;

/** Circles (R7.3). */
export const circle = contract({
  join: {
    method: 'POST',
    path: '/post/circles/:id/join',
    access: 'member',
    act: 'joinCircle',
    params: ById,
    data: Schema.Boolean,
    refusals: circleRefusal,
  },
  leave: {
    method: 'DELETE',
    path: '/post/circles/:id/leave',
    access: 'member',
    params: ById,
    data: Schema.Boolean,
    refusals: circleRefusal,
  },
  recommend: {
    method: 'GET',
    path: '/post/circles/recommend',
    query: Schema.Struct({ ...PageQuery, type: QueryInt }),
    data: Page(Circle),
  },
  statistic: { method: 'GET', path: '/post/circles/mystatistic', access: 'member', data: CircleStatistic },
  /** Every circle the member is in. */
  my: { ...mine, path: '/post/circles/my' },
  /** Those that others founded. */
  followColumn: { ...mine, path: '/post/circles/follow-column' },
  /** Those that the member founded. */
  createColumn: { ...mine, path: '/post/circles/create-column' },
  detail: {
    method: 'GET',
    path: '/post/circles/:id',
    params: ById,
    data: CircleDetail,
    refusals: circleRefusal,
    assumed: true,
  },
  /** The picture of a code that opens the circle in the miniapp; `page` is the miniapp's page. */
  miniappCode: {
    method: 'GET',
    path: '/post/circles/:id/miniapp-code',
    params: ById,
    query: Schema.Struct({ page: Schema.String }),
    data: Schema.String,
  },
});
