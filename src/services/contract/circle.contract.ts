import { Schema } from 'effect';
import {
  ById,
  Count,
  contract,
  Flag,
  Id,
  MemberBrief,
  miniappCode,
  optional,
  Page,
  PageQuery,
  QueryInt,
  Ref,
  Text,
  Title,
} from './contract.ts';

/** docs/choices.md R7.3-4 */
export const circleType = { trade: 0, place: 1 } as const;

/** docs/choices.md R3-61. Counts are of members and of published posts. */
export const Circle = Schema.Struct({
  id: Id,
  name: Title,
  cover: Text,
  introduction: Text,
  memberCount: Count,
  postCount: Count,
  isJoined: Flag,
  type: Ref,
});
export type Circle = typeof Circle.Type;

export const CircleDetail = Schema.Struct({
  ...Circle.fields,
  founder: optional(MemberBrief),
  members: Schema.Array(MemberBrief),
});
export type CircleDetail = typeof CircleDetail.Type;

export const CircleStatistic = Schema.Struct({
  joined: Count,
  created: Count,
  posts: Count,
  likes: Count,
});
export type CircleStatistic = typeof CircleStatistic.Type;

/** `founder`: founders cannot leave their own circle. */
export const circleRefusal = { notFound: 404, founder: 50011 } as const;

const mine = { method: 'GET', access: 'member', query: Schema.Struct(PageQuery), data: Page(Circle) } as const;

export const circle = contract({
  join: {
    method: 'POST',
    path: '/post/circles/:id/join',
    access: 'member',
    act: 'joinCircle',
    params: ById,
    data: Schema.Boolean,
    again: 'same',
  },
  leave: { method: 'DELETE', path: '/post/circles/:id/leave', access: 'member', params: ById, data: Schema.Boolean },
  recommend: {
    method: 'GET',
    path: '/post/circles/recommend',
    query: Schema.Struct({ ...PageQuery, type: QueryInt }),
    data: Page(Circle),
  },
  statistic: { method: 'GET', path: '/post/circles/mystatistic', access: 'member', data: CircleStatistic },
  my: { ...mine, path: '/post/circles/my' },
  followColumn: { ...mine, path: '/post/circles/follow-column' },
  createColumn: { ...mine, path: '/post/circles/create-column' },
  detail: { method: 'GET', path: '/post/circles/:id', params: ById, data: CircleDetail },
  miniappCode: { ...miniappCode, path: '/post/circles/:id/miniapp-code' },
});
