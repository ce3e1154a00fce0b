import { type CommentKind, commentRefusal } from '#services/contract/comment.contract.ts';
import type { PageOf } from '#services/contract/contract.ts';
import type { Comment } from '../../sent.ts';
import type { Domain } from '../domain.ts';
import { notFound, refuse } from '../refusal.ts';
import type { CommentRow } from '../seed-rows.ts';
import { briefOf } from './accounts.ts';
import { commentsOn, findComment, repliesTo } from './comment-rows.ts';
import { type Entity, entityOf } from './entities.ts';
import { isLiked, like, likeCount, unlike } from './likes.ts';
import { masked } from './masked-words.ts';
import { mapPage, type Paging, pageOf } from './paging.ts';

export const commentPage = (domain: Domain, viewer: string | null, entity: Entity, paging: Paging): PageOf<Comment> => {
  if (entityOf(domain, entity) === null) throw notFound();
  const rows = commentsOn(domain, entity)
    .filter(({ parentId }) => parentId === null)
    .toSorted((a, b) => b.at - a.at || compareIds(b, a));
  return mapPage(pageOf(rows, paging), (row) => shown(domain, viewer, row));
};

export const replyPage = (
  domain: Domain,
  viewer: string | null,
  kind: CommentKind,
  id: string,
  paging: Paging,
): PageOf<Comment> => {
  const rows = repliesTo(domain, findComment(domain, kind, id)).toSorted((a, b) => a.at - b.at || compareIds(a, b));
  return mapPage(pageOf(rows, paging), (row) => shown(domain, viewer, row));
};

interface Written {
  readonly content: string;
  readonly replyToId?: string | undefined;
}

export const writeComment = (
  domain: Domain,
  memberId: string,
  entity: Entity,
  { content, replyToId }: Written,
): Comment => {
  if (entityOf(domain, entity) === null) throw notFound();
  const answered = replyToId === undefined ? null : findComment(domain, entity.type, replyToId);
  if (answered && answered.entityId !== entity.id) throw notFound();
  const row = {
    id: `9${String(domain.tables.comments.size + 1).padStart(12, '0')}`,
    kind: entity.type,
    entityId: entity.id,
    authorId: memberId,
    content: masked(content.trim()),
    parentId: answered && (answered.parentId ?? answered.id),
    replyToId: answered && answered.parentId === null ? null : (answered?.id ?? null),
  };
  const { at } = domain.commit({ type: 'comment.written', comment: row });
  return shown(domain, memberId, { ...row, at, likeCount: 0 });
};

export const deleteComment = (domain: Domain, memberId: string, kind: CommentKind, id: string): void => {
  if (findComment(domain, kind, id).authorId !== memberId) throw refuse(commentRefusal.notYours, '只能删除自己的评论');
  domain.commit({ type: 'comment.deleted', id });
};

export const likeComment = (domain: Domain, memberId: string, kind: CommentKind, id: string): void =>
  like(domain, memberId, { type: 'comment', id: findComment(domain, kind, id).id });

export const unlikeComment = (domain: Domain, memberId: string, kind: CommentKind, id: string): void =>
  unlike(domain, memberId, { type: 'comment', id: findComment(domain, kind, id).id });

const compareIds = (a: CommentRow, b: CommentRow): number => Number(a.id) - Number(b.id);

const shown = (domain: Domain, viewer: string | null, row: CommentRow): Comment => {
  const answered = row.replyToId === null ? null : answeredBy(domain, row.replyToId);
  return {
    id: row.id,
    content: row.content,
    createdTime: row.at,
    author: briefOf(domain, row.authorId),
    likeCount: likeCount(domain, { type: 'comment', id: row.id }, row.likeCount),
    isLiked: isLiked(domain, viewer, { type: 'comment', id: row.id }),
    replyCount: row.parentId === null ? repliesTo(domain, row).length : 0,
    isMine: row.authorId === viewer,
    replyTo: answered,
  };
};

const answeredBy = (domain: Domain, id: string): Comment['replyTo'] => {
  const row = domain.tables.comments.get(id) ?? domain.seed.commentById(id);
  return row && { memberId: row.authorId, name: briefOf(domain, row.authorId).name };
};
