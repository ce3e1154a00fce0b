import type { CommentContract, CommentKind } from '#services/contract/comment.contract.ts';
import type { Domain } from '../domain/domain.ts';
import {
  commentPage,
  deleteComment,
  likeComment,
  replyPage,
  unlikeComment,
  writeComment,
} from '../domain/rules/comments.ts';
import { memberIdOf } from '../domain/rules/tokens.ts';
import type { Handlers } from './handlers.ts';

export const commentHandlers = (domain: Domain, kind: CommentKind): Handlers<CommentContract> => ({
  list: ({ caller, query: { entityId, ...paging } }) =>
    commentPage(domain, caller?.memberId ?? null, { type: kind, id: entityId }, paging),
  replies: ({ caller, params, query }) => replyPage(domain, caller?.memberId ?? null, kind, params.id, query),
  create: ({ caller, body: { entityId, ...written } }) =>
    writeComment(domain, memberIdOf(caller), { type: kind, id: entityId }, written),
  delete: ({ caller, params }) => deleteComment(domain, memberIdOf(caller), kind, params.id),
  like: ({ caller, params }) => likeComment(domain, memberIdOf(caller), kind, params.id),
  unlike: ({ caller, params }) => unlikeComment(domain, memberIdOf(caller), kind, params.id),
});
