import { type Comment, type CommentKind, commentRefusal } from '#services/contract/comment.contract.ts';
import type { PageOf } from '#services/contract/contract.ts';
import { notFound, refuse } from '../refusal.ts';
import type { CommentRow } from '../seed-rows.ts';
import type { World } from '../world.ts';
import { infoOf, memberOf } from './accounts.ts';
import { commentsOn, findComment, repliesTo } from './comment-rows.ts';
import { type Entity, entityOf } from './entities.ts';
import { isLiked, like, likeCount, unlike } from './likes.ts';
import { masked } from './masked-words.ts';
import { mapPage, type Paging, pageOf } from './paging.ts';

export const commentPage = (world: World, reader: string | null, entity: Entity, paging: Paging): PageOf<Comment> => {
  if (entityOf(world, entity) === null) throw notFound();
  const rows = commentsOn(world, entity)
    .filter(({ parentId }) => parentId === null)
    .toSorted((a, b) => b.at - a.at || compareIds(b, a));
  return mapPage(pageOf(rows, paging), (row) => shown(world, reader, row));
};

export const replyPage = (
  world: World,
  reader: string | null,
  kind: CommentKind,
  id: string,
  paging: Paging,
): PageOf<Comment> => {
  const rows = repliesTo(world, findComment(world, kind, id)).toSorted((a, b) => a.at - b.at || compareIds(a, b));
  return mapPage(pageOf(rows, paging), (row) => shown(world, reader, row));
};

interface Written {
  readonly content: string;
  readonly replyToId?: string | undefined;
}

export const writeComment = (
  world: World,
  memberId: string,
  entity: Entity,
  { content, replyToId }: Written,
): Comment => {
  if (entityOf(world, entity) === null) throw notFound();
  const answered = replyToId === undefined ? null : findComment(world, entity.type, replyToId);
  if (answered && answered.entityId !== entity.id) throw notFound();
  const row = {
    id: `9${String(world.tables.comments.size + 1).padStart(12, '0')}`,
    kind: entity.type,
    entityId: entity.id,
    authorId: memberId,
    content: masked(content.trim()),
    parentId: answered && (answered.parentId ?? answered.id),
    replyToId: answered && answered.parentId === null ? null : (answered?.id ?? null),
  };
  const { at } = world.commit({ type: 'comment.written', comment: row });
  return shown(world, memberId, { ...row, at, likeCount: 0 });
};

export const deleteComment = (world: World, memberId: string, kind: CommentKind, id: string): void => {
  if (findComment(world, kind, id).authorId !== memberId) throw refuse(commentRefusal.notYours, '只能删除自己的评论');
  world.commit({ type: 'comment.deleted', id });
};

export const likeComment = (world: World, memberId: string, kind: CommentKind, id: string): void =>
  like(world, memberId, { type: 'comment', id: findComment(world, kind, id).id });

export const unlikeComment = (world: World, memberId: string, kind: CommentKind, id: string): void =>
  unlike(world, memberId, { type: 'comment', id: findComment(world, kind, id).id });

const compareIds = (a: CommentRow, b: CommentRow): number => Number(a.id) - Number(b.id);

const shown = (world: World, reader: string | null, row: CommentRow): Comment => {
  const { nickname: name, avatar, company, position } = infoOf(memberOf(world, row.authorId));
  const answered = row.replyToId === null ? null : answeredBy(world, row.replyToId);
  return {
    id: row.id,
    content: row.content,
    createdTime: row.at,
    author: { memberId: row.authorId, name, avatar, company, position },
    likeCount: likeCount(world, { type: 'comment', id: row.id }, row.likeCount),
    isLiked: isLiked(world, reader, { type: 'comment', id: row.id }),
    replyCount: row.parentId === null ? repliesTo(world, row).length : 0,
    isMine: row.authorId === reader,
    replyTo: answered,
  };
};

const answeredBy = (world: World, id: string): Comment['replyTo'] => {
  const row = world.tables.comments.get(id) ?? world.seed.commentById(id);
  return row && { memberId: row.authorId, name: infoOf(memberOf(world, row.authorId)).nickname };
};
