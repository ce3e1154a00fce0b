import { Schema } from 'effect';
import { commentMaxLength } from './constants.ts';
import {
  ById,
  Count,
  contract,
  Flag,
  Id,
  MemberBrief,
  optional,
  orNull,
  Page,
  PageQuery,
  Tally,
  Text,
  Time,
} from './contract.ts';
import { atMostCharacters } from './text.ts';

const commentKinds = ['news', 'activity', 'post'] as const;
export type CommentKind = (typeof commentKinds)[number];

/** `replyTo`: author of the answered reply, null for the comment. `content` is plain text. */
export const Comment = Schema.Struct({
  id: Id,
  content: Schema.String,
  createdTime: Time,
  author: optional(MemberBrief),
  likeCount: Count,
  isLiked: Flag,
  replyCount: Tally,
  isMine: Flag,
  replyTo: orNull(Schema.Struct({ memberId: Id, name: Text })),
});
export type Comment = typeof Comment.Type;

export const commentRefusal = { notYours: 403, notFound: 404 } as const;

/** Comments newest first, replies oldest first (R7.6-7 to R7.6-14, R7.6-33). */
const commentContract = (path: `/${string}`) =>
  contract({
    list: {
      method: 'GET',
      path: `${path}/comment`,
      query: Schema.Struct({ ...PageQuery, entityId: Id }),
      data: Page(Comment),
    },
    replies: {
      method: 'GET',
      path: `${path}/comment/:id/replies`,
      params: ById,
      query: Schema.Struct(PageQuery),
      data: Page(Comment),
    },
    create: {
      method: 'POST',
      path: `${path}/comment`,
      act: 'comment',
      body: Schema.Struct({
        entityId: Id,
        content: Schema.NonEmptyString.check(atMostCharacters(commentMaxLength)),
        replyToId: Schema.optional(Id),
      }),
      data: Comment,
    },
    delete: { method: 'DELETE', path: `${path}/comment/:id`, access: 'member', params: ById, data: Schema.Boolean },
    like: {
      method: 'POST',
      path: `${path}/comment/like/:id`,
      act: 'like',
      params: ById,
      data: Schema.Boolean,
      again: 'same',
    },
    unlike: {
      method: 'POST',
      path: `${path}/comment/unlike/:id`,
      act: 'like',
      params: ById,
      data: Schema.Boolean,
      again: 'same',
    },
  });

export type CommentContract = ReturnType<typeof commentContract>;

export const newsComment = commentContract('/news/news');
export const activityComment = commentContract('/activity/activity');
export const postComment = commentContract('/post/posts');

export const commentContracts = { news: newsComment, activity: activityComment, post: postComment };
