import { Effect } from 'effect';
import { type Comment, type CommentKind, commentContracts } from '#services/contract/comment.contract.ts';
import { call, type Services } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';
import { writeOnce } from '../kit/write-once.ts';

export interface Answered {
  readonly threadId: string;
  readonly id: string;
  readonly name: string;
}

export interface Written {
  readonly threadId: string | null;
  readonly comment: Comment;
}

/** `newest`: the latest backend time seen; an older comment is not this one. */
export interface ToSend {
  readonly entityId: string;
  readonly content: string;
  readonly answered: Answered | null;
  readonly newest: number;
}

const size = 50;

/** Sorted oldest first, so the newest are on the last page. */
const lastReplies = (kind: CommentKind, id: string): Effect.Effect<readonly Comment[], Failure, Services> => {
  const page = (current: number) => call(commentContracts[kind].replies, { params: { id }, query: { current, size } });
  return Effect.flatMap(page(1), (first) => {
    const last = Math.ceil(first.total / size);
    return last <= 1
      ? Effect.succeed(first.records)
      : Effect.map(page(last), ({ records }) => [...first.records, ...records]);
  });
};

/** The backend may mask characters with `*`. */
const isAs = (stored: string, sent: string): boolean =>
  stored.length === sent.length && [...stored].every((letter, at) => letter === '*' || letter === [...sent][at]);

const answers = ({ replyTo }: Comment, answered: Answered | null): boolean =>
  answered === null || answered.id === answered.threadId ? replyTo === null : replyTo?.name === answered.name;

/** Sends a comment once: a retry looks for it among the user's comments first. */
export const sendComment = (kind: CommentKind, { entityId, content, answered, newest }: ToSend) => {
  const { list, create } = commentContracts[kind];
  const listed: Effect.Effect<readonly Comment[], Failure, Services> = answered
    ? lastReplies(kind, answered.threadId)
    : Effect.map(call(list, { query: { entityId, current: 1, size } }), ({ records }) => records);
  const written = (comment: Comment): Written => ({ threadId: answered?.threadId ?? null, comment });
  return writeOnce<Written>({
    what: ['comment', kind, entityId, answered?.id, content],
    mark: Effect.succeed(String(newest)),
    find: (mark) =>
      Effect.map(listed, (comments) => {
        const found = comments.find(
          (comment) =>
            comment.isMine &&
            (comment.createdTime ?? 0) > Number(mark) &&
            isAs(comment.content, content) &&
            answers(comment, answered),
        );
        return found ? written(found) : null;
      }),
    send: Effect.map(
      call(create, { body: { entityId, content, ...(answered ? { replyToId: answered.id } : {}) } }),
      written,
    ),
  });
};
