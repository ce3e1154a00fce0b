import type { CommentContract, CommentKind } from '#services/contract/comment.contract.ts';
import {
  commentPage,
  deleteComment,
  likeComment,
  replyPage,
  unlikeComment,
  writeComment,
} from '../domain/rules/comments.ts';
import { memberIdOf } from '../domain/rules/tokens.ts';
import type { World } from '../domain/world.ts';
import type { Handlers } from './handlers.ts';

export const commentHandlers = (world: World, kind: CommentKind): Handlers<CommentContract> => ({
  list: ({ caller, query: { entityId, ...paging } }) =>
    commentPage(world, caller?.memberId ?? null, { type: kind, id: entityId }, paging),
  replies: ({ caller, params, query }) => replyPage(world, caller?.memberId ?? null, kind, params.id, query),
  create: ({ caller, body: { entityId, ...written } }) =>
    writeComment(world, memberIdOf(caller), { type: kind, id: entityId }, written),
  delete: ({ caller, params }) => {
    deleteComment(world, memberIdOf(caller), kind, params.id);
    return true;
  },
  like: ({ caller, params }) => {
    likeComment(world, memberIdOf(caller), kind, params.id);
    return true;
  },
  unlike: ({ caller, params }) => {
    unlikeComment(world, memberIdOf(caller), kind, params.id);
    return true;
  },
});
