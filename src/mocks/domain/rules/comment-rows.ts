import type { CommentKind } from '#services/contract/comment.contract.ts';
import type { Domain } from '../domain.ts';
import { notFound } from '../refusal.ts';
import type { CommentRow } from '../seed-rows.ts';

interface Commented {
  readonly type: CommentKind;
  readonly id: string;
}

export const commentsOn = (domain: Domain, { type, id }: Commented): readonly CommentRow[] => {
  const { comments, deletedComments } = domain.tables;
  const made = [...comments.values()].filter(({ kind, entityId }) => kind === type && entityId === id);
  const isGone = (row: CommentRow): boolean =>
    deletedComments.has(row.id) || (row.parentId !== null && deletedComments.has(row.parentId));
  return [...domain.seed.comments(type, id), ...made].filter((row) => row.at <= domain.now() && !isGone(row));
};

export const commentCount = (domain: Domain, commented: Commented): number => commentsOn(domain, commented).length;

export const repliesTo = (domain: Domain, { kind, entityId, id }: CommentRow): readonly CommentRow[] =>
  commentsOn(domain, { type: kind, id: entityId }).filter(({ parentId }) => parentId === id);

export const findComment = (domain: Domain, kind: CommentKind, id: string): CommentRow => {
  const known = domain.tables.comments.get(id) ?? domain.seed.commentById(id);
  const row = known && commentsOn(domain, { type: known.kind, id: known.entityId }).find((other) => other.id === id);
  if (!row || row.kind !== kind) throw notFound();
  return row;
};
