import { Schema } from 'effect';
import { dateRanges, imageUpload, postMaxLength, postReportReasons } from './constants.ts';
import {
  ById,
  Count,
  contract,
  Flag,
  Id,
  MemberBrief,
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
import { atMostCharacters, lengthOf } from './text.ts';

const Named = Schema.Struct({ id: Id, name: Title });

/** R3-34: `tagId` is its type (R3-35), `greyWords` are masked in the title (R3-36). */
export const Post = Schema.Struct({
  id: Id,
  title: Title,
  tagId: Ref,
  greyWords: Schema.Array(Schema.String),
  themeTagId: Ref,
  themeName: Text,
  summary: Text,
  coverImg: Text,
  place: Text,
  author: optional(MemberBrief),
  circle: orNull(Named),
  publishTime: Time,
  viewCount: Count,
  likeCount: Count,
  commentCount: Count,
  isDraft: Flag,
});
export type Post = typeof Post.Type;

export const postFactKinds = [
  'product',
  'quantity',
  'price',
  'place',
  'deadline',
  'position',
  'headcount',
  'salary',
  'experience',
] as const;
export const PostFact = Schema.Struct({ kind: Schema.Literals(postFactKinds), value: Schema.String });
export type PostFact = typeof PostFact.Type;

/** `content` is plain text with a paragraph a line; `images` are URLs. */
export const PostDetail = Schema.Struct({
  ...Post.fields,
  content: Text,
  /** Empty for guests, and where the author gave none. */
  contact: Text,
  images: Schema.Array(Schema.String),
  facts: Schema.Array(PostFact),
  topics: Schema.Array(Named),
  isLiked: Flag,
  isFavorite: Flag,
  isMine: Flag,
  isFollowed: Flag,
});
export type PostDetail = typeof PostDetail.Type;

export const Topic = Schema.Struct({
  id: Id,
  name: Title,
  introduction: Text,
  coverImg: Text,
  postCount: Count,
  viewCount: Count,
});
export type Topic = typeof Topic.Type;

const fewEnough = Schema.makeFilter((images: readonly string[]) => images.length <= imageUpload.maxImages);
const filled = Schema.makeFilter((text: string) => lengthOf(text) > 0);

/** `tagId`: 8 demand, 9 supply, 10 recruitment. */
export const PostDraft = Schema.Struct({
  title: Schema.String.check(filled, atMostCharacters(postMaxLength.title)),
  content: Schema.String.check(atMostCharacters(postMaxLength.content)),
  contact: Schema.String.check(atMostCharacters(postMaxLength.contact)),
  tagId: Schema.Int,
  themeTagId: Schema.Int,
  images: Schema.Array(Schema.String).check(fewEnough),
  facts: Schema.Array(PostFact),
  circleId: Schema.NullOr(Id),
  topicIds: Schema.Array(Id),
  isDraft: Schema.Boolean,
});
export type PostDraft = typeof PostDraft.Type;

export const PostReport = Schema.Struct({
  reason: Schema.Literals(postReportReasons),
  words: Schema.String.check(atMostCharacters(postMaxLength.report)),
});
export type PostReport = typeof PostReport.Type;

export const postRefusal = {
  notFound: 404,
  forbidden: 403,
  unknownTag: 50001,
  notInCircle: 50002,
  empty: 50003,
  own: 50004,
} as const;

/** `tagId`: -2 or none means every type (R9-18), 101 sorts by popularity (R9-14). */
const Narrowing = {
  ...PageQuery,
  tagId: Schema.optional(QueryInt),
  themeTagId: Schema.optional(QueryInt),
};

/** R7.3. Only `my` includes drafts. */
export const post = contract({
  recommend: {
    method: 'GET',
    path: '/post/posts/recommend2',
    query: Schema.Struct({ size: Schema.optional(QueryInt) }),
    data: Schema.Array(Post),
  },
  members: {
    method: 'GET',
    path: '/post/posts/members',
    query: Schema.Struct({ ...PageQuery, memberId: Id }),
    data: Page(Post),
  },
  my: { method: 'GET', path: '/post/posts/my', access: 'member', query: Schema.Struct(PageQuery), data: Page(Post) },
  common: {
    method: 'GET',
    path: '/post/posts/common',
    access: 'member',
    query: Schema.Struct(PageQuery),
    data: Page(Post),
  },
  hot: { method: 'GET', path: '/post/posts/hot', query: Schema.Struct(Narrowing), data: Page(Post) },
  page: {
    method: 'GET',
    path: '/post/posts/page',
    query: Schema.Struct({ ...Narrowing, circleId: Schema.optional(Id), topicId: Schema.optional(Id) }),
    data: Page(Post),
  },
  recentHot: { method: 'GET', path: '/post/posts/recent/hot', query: Schema.Struct(Narrowing), data: Page(Post) },
  related: { method: 'GET', path: '/post/posts/related/:id', params: ById, data: Schema.Array(Post) },
  detail: { method: 'GET', path: '/post/posts/:id', params: ById, data: PostDetail },
  search: {
    method: 'GET',
    path: '/post/posts/search',
    query: Schema.Struct({ ...Narrowing, keyword: Schema.String, range: Schema.optional(Schema.Literals(dateRanges)) }),
    data: Page(Post),
  },
  create: { method: 'POST', path: '/post/posts', access: 'member', act: 'publish', body: PostDraft, data: Id },
  update: {
    method: 'PUT',
    path: '/post/posts/:id',
    access: 'member',
    act: 'publish',
    params: ById,
    body: PostDraft,
    data: Id,
  },
  delete: { method: 'DELETE', path: '/post/posts/:id', access: 'member', params: ById, data: Schema.Boolean },
  /** A second report by the same member replaces the first. */
  report: {
    method: 'POST',
    path: '/post/posts/:id/report',
    access: 'member',
    act: 'report',
    params: ById,
    body: PostReport,
    data: Schema.Boolean,
  },
  greyWords: {
    method: 'POST',
    path: '/post/posts/grey-words',
    access: 'member',
    body: Schema.Struct({ title: Schema.String }),
    data: Schema.Array(Schema.String),
    asks: true,
  },
  topic: { method: 'GET', path: '/post/topics/:id', params: ById, data: Topic },
  miniappCode: { ...miniappCode, path: '/post/posts/:id/miniapp-code' },
});
