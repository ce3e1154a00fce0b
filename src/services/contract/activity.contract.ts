import { Schema } from 'effect';
import { dateRanges } from './constants.ts';
import {
  ById,
  Count,
  contract,
  Flag,
  Id,
  optional,
  Page,
  PageQuery,
  Price,
  QueryInt,
  Ref,
  Text,
  Time,
  Title,
} from './contract.ts';
import { HotKeyword } from './search.contract.ts';

export const activityPeriods = ['upcoming', 'running', 'past'] as const;
export type ActivityPeriod = (typeof activityPeriods)[number];

/** R3-33. `type` is a category code. `endTime` is exclusive. `price` is 0 where free. */
export const Activity = Schema.Struct({
  id: Id,
  type: Text,
  title: Title,
  coverImg: Text,
  sourceName: Text,
  publishTime: Time,
  typeName: Text,
  sourceId: Ref,
  summary: Text,
  startTime: Time,
  endTime: Time,
  period: optional(Schema.Literals(activityPeriods)),
  city: Text,
  venue: Text,
  price: Price,
  viewCount: Count,
});
export type Activity = typeof Activity.Type;

/** `content` and `agenda` are HTML; `sourceIntroduction` is one sentence about the organiser. */
export const ActivityDetail = Schema.Struct({
  ...Activity.fields,
  content: Text,
  agenda: Text,
  address: Text,
  sourceIntroduction: Text,
  contactEmail: Text,
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
  view: { method: 'POST', path: '/activity/activity/view', body: ById, data: Schema.Boolean, again: 'never' },
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
