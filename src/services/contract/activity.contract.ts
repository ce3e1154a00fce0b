import { Schema } from 'effect';
import { dateRanges } from './constants.ts';
import { ById, Count, contract, Flag, Id, Page, PageQuery, QueryInt } from './contract.ts';
import { HotKeyword } from './search.contract.ts';

export const activityPeriods = ['upcoming', 'running', 'past'] as const;
export type ActivityPeriod = (typeof activityPeriods)[number];

/** R3-33. `type` is a category code. Times in ms since 1970. `price` in yuan, 0 where free. */
export const Activity = Schema.Struct({
  id: Id,
  type: Schema.String,
  title: Schema.String,
  coverImg: Schema.String,
  sourceName: Schema.String,
  publishTime: Schema.Int,
  typeName: Schema.String,
  sourceId: Schema.Int,
  summary: Schema.String,
  startTime: Schema.Int,
  endTime: Schema.Int,
  period: Schema.Literals(activityPeriods),
  city: Schema.String,
  venue: Schema.String,
  price: Schema.Int,
  viewCount: Count,
});
export type Activity = typeof Activity.Type;

/** `content` and `agenda` are HTML; `sourceIntroduction` is one sentence about the organiser. */
export const ActivityDetail = Schema.Struct({
  ...Activity.fields,
  content: Schema.String,
  agenda: Schema.String,
  address: Schema.String,
  sourceIntroduction: Schema.String,
  contactEmail: Schema.String,
  commentCount: Count,
  likeCount: Count,
  isLiked: Flag,
  isFavorite: Flag,
});
export type ActivityDetail = typeof ActivityDetail.Type;

export const activityRefusal = { notFound: 404, forbidden: 403 } as const;

export const activity = contract({
  /** Running and upcoming ones by start, then past ones, latest first. */
  page: {
    method: 'GET',
    path: '/activity/activity/page',
    query: Schema.Struct({
      ...PageQuery,
      type: Schema.optional(Schema.String),
      sourceId: Schema.optional(QueryInt),
      city: Schema.optional(Schema.String),
      period: Schema.optional(Schema.Literals(activityPeriods)),
      isFree: Schema.optional(Schema.Literals(['true'])),
    }),
    data: Page(Activity),
  },
  hotPage: {
    method: 'GET',
    path: '/activity/activity/hot/page',
    query: Schema.Struct(PageQuery),
    data: Page(Activity),
  },
  detail: { method: 'GET', path: '/activity/activity/:id', params: ById, data: ActivityDetail },
  /** `range` is about the time of publishing (R9-21). */
  search: {
    method: 'GET',
    path: '/activity/activity/search',
    query: Schema.Struct({
      ...PageQuery,
      keyword: Schema.String,
      range: Schema.optional(Schema.Literals(dateRanges)),
    }),
    data: Page(Activity),
  },
  view: { method: 'POST', path: '/activity/activity/view', body: ById, data: Schema.Boolean },
  hotKeywords: { method: 'GET', path: '/activity/searchkeyword/hot', data: Schema.Array(HotKeyword) },
  cities: { method: 'GET', path: '/activity/activity/cities', data: Schema.Array(Schema.String) },
  preview: {
    method: 'GET',
    path: '/activity/activity/preview/:id',
    access: 'member',
    params: ById,
    data: ActivityDetail,
  },
  related: { method: 'GET', path: '/activity/activity/related/:id', params: ById, data: Schema.Array(Activity) },
});
