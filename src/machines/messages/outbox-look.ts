import { Context, Effect } from 'effect';
import { type AnyEventObject, fromCallback } from 'xstate';
import { baseSession } from '#services/contract/base-session.contract.ts';
import { message } from '#services/contract/message.contract.ts';
import { stored } from '#services/contract/stored.contract.ts';
import { call, exclusively, type Http, Locks, Store, Time } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';
import { envOf } from '../kit/env.ts';
import { fromEffect } from '../kit/from-effect.ts';
import type { MessageKey } from '../kit/residents.ts';
import { quietly } from '../kit/write-once.ts';
import { stretch } from './conversation-loads.ts';

/** Final refusals; nothing else makes a message fail. */
export type Refused = 'notFriend' | 'blocked' | 'muted' | 'gone';
export type Looked = 'found' | 'missing' | Refused;

const mostLookedAt = 1_000;

/** Searches the history back to an older own message: a conversation is sent in order, so the message cannot be further back. */
const isStored = (key: MessageKey, before: string | null = null, lookedAt = 0): Effect.Effect<boolean, Failure, Http> =>
  Effect.flatMap(stretch(key.convId, before), ({ messages, isAll }) => {
    const own = messages.filter(({ msgFrom }) => msgFrom === key.msgFrom);
    if (own.some(({ sentTime }) => sentTime === key.sentTime)) return Effect.succeed(true);
    const read = lookedAt + messages.length;
    return isAll || read >= mostLookedAt || own.some(({ sentTime }) => sentTime < key.sentTime)
      ? Effect.succeed(false)
      : isStored(key, messages.at(-1)?.id, read);
  });

const whyMissing = (convId: string) =>
  Effect.gen(function* () {
    const [list, info] = [yield* call(message.list), yield* call(baseSession.memberInfo)];
    const found = list.find(({ id }) => id === convId);
    if (info?.isBanned) return 'muted' as const;
    if (found?.isBlockedMe) return 'blocked' as const;
    return found && !found.isFriend ? ('notFriend' as const) : ('missing' as const);
  });

/** The login may have changed in another tab. */
const asMember = (memberId: string): Effect.Effect<void, Failure, Store> =>
  Effect.flatMap(Store, (store) => {
    const identity = store.peek(stored.session)?.identity ?? memberId;
    return identity === memberId ? Effect.void : Effect.fail<Failure>({ tag: 'expired' });
  });

/** Whether a message is in the history, and if not, whether it can ever be sent. */
export const look = fromEffect<Looked, MessageKey>((key) =>
  Effect.catchIf(
    Effect.flatMap(
      Effect.flatMap(asMember(key.msgFrom), () => isStored(key)),
      (found): Effect.Effect<Looked, Failure, Http> => (found ? Effect.succeed('found') : whyMissing(key.convId)),
    ),
    ({ tag }: Failure) => tag === 'refused',
    () => Effect.succeed<Looked>('gone'),
  ),
);

/** Strictly increasing over tabs and reloads, whatever the clock says: times are message keys. */
export const stamp = fromEffect<{ first: number; count: number }, { memberId: string; count: number }>(
  ({ memberId, count }) =>
    exclusively(
      'shiye.outbox-clock',
      Effect.gen(function* () {
        const [store, clock] = [yield* Store, yield* Time];
        const known = yield* Effect.sync(() => quietly(() => store.load(stored.outboxClock).value, {}));
        const first = Math.max(clock.now(), (known[memberId] ?? 0) + 1);
        yield* Effect.sync(() =>
          quietly(() => store.save(stored.outboxClock, { ...known, [memberId]: first + count - 1 }), undefined),
        );
        return { first, count };
      }),
    ),
);

export type SenderLockEvent = { readonly type: 'lock.acquired' } | { readonly type: 'lock.missing' };

/** A lock: one tab sends for a member; another takes over when it closes. Missing where tabs cannot take turns. */
export const senderLock = fromCallback<AnyEventObject, { memberId: string }, SenderLockEvent>(
  ({ input, sendBack, system }) => {
    const { acquire, isPerTab } = Context.get(envOf(system), Locks);
    if (isPerTab) return sendBack({ type: 'lock.missing' });
    let isOpen = true;
    let release = (): void => {};
    void acquire(`shiye.outbox.${input.memberId}`).then((free) => {
      if (!isOpen) return free();
      release = free;
      sendBack({ type: 'lock.acquired' });
    });
    return () => {
      isOpen = false;
      release();
    };
  },
);
