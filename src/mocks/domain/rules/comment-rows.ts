import type { CommentKind } from '#services/contract/comment.contract.ts';
import { notFound } from '../refusal.ts';
import type { CommentRow } from '../seed-rows.ts';
import type { World } from '../world.ts';

interface Commented {
  readonly type: CommentKind;
  readonly id: string;
}

export const commentsOn = (world: World, { type, id }: Commented): readonly CommentRow[] => {
  const { comments, deletedComments } = world.tables;
  const made = [...comments.values()].filter(({ kind, entityId }) => kind === type && entityId === id);
  const isGone = (row: CommentRow): boolean =>
    deletedComments.has(row.id) || (row.parentId !== null && deletedComments.has(row.parentId));
  return [...world.seed.comments(type, id), ...made].filter((row) => row.at <= world.now() && !isGone(row));
};

export const commentCount = (world: World, commented: Commented): number => commentsOn(world, commented).length;

export const repliesTo = (world: World, { kind, entityId, id }: CommentRow): readonly CommentRow[] =>
  commentsOn(world, { type: kind, id: entityId }).filter(({ parentId }) => parentId === id);

export const findComment = (world: World, kind: CommentKind, id: string): CommentRow => {
  const known = world.tables.comments.get(id) ?? world.seed.commentById(id);
  const row = known && commentsOn(world, { type: known.kind, id: known.entityId }).find((other) => other.id === id);
  if (!row || row.kind !== kind) throw notFound();
  return row;
};
