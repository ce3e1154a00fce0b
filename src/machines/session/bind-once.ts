import { Effect } from 'effect';
import { baseSession } from '#services/contract/base-session.contract.ts';
import { call, type Http } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';
import { accepted } from '../kit/accepted.ts';
import { unmarked, writeOnce } from '../kit/write-once.ts';

/** The proof is single-use: a try without an answer may have spent it. */
export const bindOnce = (
  what: readonly unknown[],
  isBound: Effect.Effect<boolean, Failure, Http>,
  send: Effect.Effect<boolean, Failure, Http>,
) =>
  writeOnce<true>({
    what,
    mark: unmarked,
    find: () => Effect.map(isBound, (isDone) => (isDone ? true : null)),
    send: accepted(send),
  });

export const bindAccountOnce = (account: string, send: Effect.Effect<boolean, Failure, Http>) =>
  bindOnce(
    ['bind', account],
    Effect.map(call(baseSession.memberInfo), (info) => info?.phoneNumber === account || info?.email === account),
    send,
  );
