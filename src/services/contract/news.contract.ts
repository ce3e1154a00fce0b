import { Schema } from 'effect';
import { TagTree } from './basic.contract.ts';
import { contract, Id, Page, PageQuery, QueryInt } from './contract.ts';

/** News item (R3-32). `publishTime` in milliseconds since 1970. */
export const NewsItem = Schema.Struct({
  id: Id,
  title: Schema.String,
  coverImg: Schema.String,
  seoKeywords: Schema.String,
  publishTime: Schema.Int,
  sourceId: Schema.Int,
  sourceName: Schema.String,
  parentTagCode: Schema.String,
  tagCode: Schema.String,
  tagName: Schema.String,
  summary: Schema.String,
  viewCount: Schema.Int,
  commentCount: Schema.Int,
});
export type NewsItem = typeof NewsItem.Type;

/** News detail: `content` is HTML, `authorId` a member or null. */
export const NewsDetail = Schema.Struct({
  ...NewsItem.fields,
  content: Schema.String,
  authorName: Schema.String,
  authorId: Schema.NullOr(Id),
  likeCount: Schema.Int,
  isLiked: Schema.Boolean,
  isFavorite: Schema.Boolean,
  tags: Schema.Array(Schema.Struct({ id: Schema.Int, name: Schema.String, tagCode: Schema.String })),
});
export type NewsDetail = typeof NewsDetail.Type;

/** A flash: short news without a page of pictures. */
export const Flash = Schema.Struct({
  id: Id,
  title: Schema.String,
  content: Schema.String,
  publishTime: Schema.Int,
  sourceName: Schema.String,
});
export type Flash = typeof Flash.Type;

export const newsRefusal = { notFound: 404 } as const;

export const news = contract({
  page: {
    method: 'GET',
    path: '/news/news/page',
    query: Schema.Struct({
      ...PageQuery,
      categoryTagId: Schema.optional(QueryInt),
      tagId: Schema.optional(QueryInt),
      sourceId: Schema.optional(QueryInt),
      order: Schema.optional(Schema.Literals(['latest', 'weekly'])),
    }),
    data: Page(NewsItem),
  },
  hotPage: { method: 'GET', path: '/news/news/hot/page', query: Schema.Struct(PageQuery), data: Page(NewsItem) },
  detail: {
    method: 'GET',
    path: '/news/news/:id',
    params: Schema.Struct({ id: Id }),
    data: NewsDetail,
    refusals: newsRefusal,
  },
  related: {
    method: 'GET',
    path: '/news/news/related/:id',
    params: Schema.Struct({ id: Id }),
    data: Schema.Array(NewsItem),
  },
  view: {
    method: 'POST',
    path: '/news/news/view',
    body: Schema.Struct({ id: Id }),
    data: Schema.Boolean,
  },
  flashPage: { method: 'GET', path: '/news/short/news/page', query: Schema.Struct(PageQuery), data: Page(Flash) },
  tagTree: {
    method: 'GET',
    path: '/news/tag/tree',
    query: Schema.Struct({ type: QueryInt }),
    data: Schema.Array(TagTree),
    assumed: true,
  },
  childTags: {
    method: 'GET',
    path: '/news/tag/:id/children',
    params: Schema.Struct({ id: QueryInt }),
    data: Schema.Array(TagTree),
    assumed: true,
  },
});
