import { Effect } from 'effect';
import { type Comment, type CommentKind, commentContracts } from '#services/contract/comment.contract.ts';
import type { PageOf } from '#services/contract/contract.ts';
import { call, type Services } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';

const size = 50;

type Load = (current: number) => Effect.Effect<PageOf<Comment>, Failure, Services>;

/** Until a comment is `wanted`, or to the end. */
const readUntil = (load: Load, wanted: (comment: Comment) => boolean) =>
  Effect.gen(function* () {
    const read: Comment[] = [];
    for (let current = 1; ; current++) {
      const { records, total } = yield* load(current);
      read.push(...records);
      const found = records.some(wanted);
      if (found || records.length === 0 || current * size >= total) return { read, found };
    }
  });

/**
 * The thread with the comment `id`: its own id, or that of the comment that it answers; null when it is gone. No call says
 * where a reply stands (R7.6-33), so threads are read in turn; those of the user first, since notices are about them.
 */
export const findThread = (
  kind: CommentKind,
  { entityId, id }: { readonly entityId: string; readonly id: string },
): Effect.Effect<string | null, Failure, Services> =>
  Effect.gen(function* () {
    const { list, replies } = commentContracts[kind];
    const isWanted = (comment: Comment): boolean => comment.id === id;
    const { read, found } = yield* readUntil((current) => call(list, { query: { entityId, current, size } }), isWanted);
    if (found) return id;
    const threads = read
      .filter(({ replyCount }) => replyCount > 0)
      .toSorted((a, b) => Number(b.isMine) - Number(a.isMine));
    for (const thread of threads) {
      const params = { id: thread.id };
      const answers = yield* readUntil((current) => call(replies, { params, query: { current, size } }), isWanted);
      if (answers.found) return thread.id;
    }
    return null;
  });
