import { Schema } from 'effect';
import { TagTree } from './basic.contract.ts';
import { dateRanges } from './constants.ts';
import {
  ById,
  Count,
  contract,
  Flag,
  FlagOn,
  Id,
  miniappCode,
  optional,
  orNull,
  Page,
  PageQuery,
  QueryInt,
  Ref,
  Text,
  Time,
  Title,
} from './contract.ts';
import { HotKeyword } from './search.contract.ts';

/** R3-32 */
export const NewsItem = Schema.Struct({
  id: Id,
  title: Title,
  coverImg: Text,
  seoKeywords: Text,
  publishTime: Time,
  sourceId: Ref,
  sourceName: Text,
  parentTagCode: Text,
  tagCode: Text,
  tagName: Text,
  summary: Text,
  viewCount: Count,
  commentCount: Count,
});
export type NewsItem = typeof NewsItem.Type;

const Subject = Schema.Struct({ id: Schema.Int, name: Title });
const SubjectTag = Schema.Struct({ ...Subject.fields, tagCode: Text });

/** `content` is HTML, `authorId` a member or null; `isPublished` is false only in a preview. */
export const NewsDetail = Schema.Struct({
  ...NewsItem.fields,
  content: Text,
  authorName: Text,
  authorId: orNull(Id),
  likeCount: Count,
  isLiked: Flag,
  isFavorite: Flag,
  tags: Schema.Array(SubjectTag),
  companies: Schema.Array(Subject),
  isPublished: FlagOn,
});
export type NewsDetail = typeof NewsDetail.Type;

export const Flash = Schema.Struct({
  id: Id,
  title: Title,
  content: Text,
  publishTime: Time,
  sourceId: Ref,
  sourceName: Text,
});
export type Flash = typeof Flash.Type;

export const FlashDetail = Schema.Struct({
  ...Flash.fields,
  viewCount: Count,
  tags: Schema.Array(SubjectTag),
  companies: Schema.Array(Subject),
});
export type FlashDetail = typeof FlashDetail.Type;

/** `notFound` includes unpublished; `forbidden`: a preview that this user may not see. */
export const newsRefusal = { notFound: 404, forbidden: 403 } as const;

export const newsOrders = ['latest', 'popular', 'weekly'] as const;

/** `weekly`: most viewed of the last seven days. */
const Narrowing = {
  ...PageQuery,
  order: Schema.optional(Schema.Literals(newsOrders)),
  range: Schema.optional(Schema.Literals(dateRanges)),
};

export const news = contract({
  page: {
    method: 'GET',
    path: '/news/news/page',
    query: Schema.Struct({
      ...Narrowing,
      categoryTagId: Schema.optional(QueryInt),
      tagId: Schema.optional(QueryInt),
      sourceId: Schema.optional(QueryInt),
      authorId: Schema.optional(Id),
    }),
    data: Page(NewsItem),
  },
  companyPage: {
    method: 'GET',
    path: '/news/news/company/page',
    query: Schema.Struct({ ...Narrowing, companyId: QueryInt }),
    data: Schema.Struct({ ...Page(NewsItem).fields, company: optional(Subject) }),
  },
  hotPage: {
    method: 'GET',
    path: '/news/news/hot/page',
    query: Schema.Struct({ ...PageQuery, range: Schema.optional(Schema.Literals(dateRanges)) }),
    data: Page(NewsItem),
  },
  detail: { method: 'GET', path: '/news/news/:id', params: ById, data: NewsDetail },
  /** For its author and for columnists (docs/choices.md R2.6-33). */
  preview: { method: 'GET', path: '/news/news/preview/:id', params: ById, data: NewsDetail },
  related: { method: 'GET', path: '/news/news/related/:id', params: ById, data: Schema.Array(NewsItem) },
  /** Matches all words of `keyword`; matches in the title come first. */
  search: {
    method: 'GET',
    path: '/news/news/v2/search',
    query: Schema.Struct({
      ...PageQuery,
      keyword: Schema.String,
      range: Schema.optional(Schema.Literals(dateRanges)),
    }),
    data: Page(NewsItem),
  },
  miniappCode: { ...miniappCode, path: '/news/news/:id/miniapp-code' },
  view: { method: 'POST', path: '/news/news/view', body: ById, data: Schema.Boolean, again: 'never' },
  flashPage: { method: 'GET', path: '/news/short/news/page', query: Schema.Struct(PageQuery), data: Page(Flash) },
  flashDetail: { method: 'GET', path: '/news/short/news/:id', params: ById, data: FlashDetail },
  flashRelated: {
    method: 'GET',
    path: '/news/short/news/:id/related/news',
    params: ById,
    data: Schema.Array(NewsItem),
  },
  flashView: { method: 'POST', path: '/news/short/news/view', body: ById, data: Schema.Boolean, again: 'never' },
  hotKeywords: { method: 'GET', path: '/news/searchkeyword/hot', data: Schema.Array(HotKeyword) },
  tagTree: {
    method: 'GET',
    path: '/news/tag/tree',
    query: Schema.Struct({ type: QueryInt }),
    data: Schema.Array(TagTree),
  },
  childTags: {
    method: 'GET',
    path: '/news/tag/:id/children',
    params: Schema.Struct({ id: QueryInt }),
    data: Schema.Array(TagTree),
    uncalled: 'R7.6-44',
  },
});
