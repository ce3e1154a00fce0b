import { Effect, Result } from 'effect';
import { storedTokenRefreshWindow, tokenRefreshThreshold } from '#services/contract/constants.ts';
import { type Credentials, standing } from '#services/contract/standing.contract.ts';
import { type StoredSession, stored } from '#services/contract/stored.contract.ts';
import { call, exclusively, Locks, Store, Time } from '#services/env.ts';
import { type Failure, toFailure } from '#services/failure.ts';
import { fromEffect } from '../shared/from-effect.ts';

export type Held = NonNullable<StoredSession>;

const day = 24 * 60 * 60 * 1_000;

export const holdCredentials = (credentials: Credentials, at: number): Held => ({
  token: credentials.access_token,
  refreshToken: credentials.refresh_token,
  expiresAt: at + credentials.expires_in * 1_000,
  identity: credentials.identity,
  loginTime: at,
});

/** What a token found on page entry is good for (R4.3-11, R4.3-12; both bounds inclusive). */
export const standingOf = (held: Held, at: number): 'fresh' | 'renewable' | 'dropped' => {
  const remaining = held.expiresAt - at;
  if (remaining > storedTokenRefreshWindow.remainingDays * day) return 'fresh';
  return remaining >= -storedTokenRefreshWindow.pastExpiryDays * day ? 'renewable' : 'dropped';
};

/** At or below the threshold the token is renewed (R4.3-8). */
export const isDue = (held: Held, at: number): boolean => held.expiresAt - at <= tokenRefreshThreshold * 1_000;

/** A login is told by its time; a WeChat login gets its identity later, when a mobile is bound. */
export const isSameLogin = (a: Held, b: Held): boolean =>
  a.loginTime === b.loginTime && (a.identity === b.identity || a.identity === null || b.identity === null);

/** The wall clock, and the login that is stored now: another tab may have written it. */
export interface Measure {
  readonly at: number;
  readonly kept: StoredSession;
}

export const measureToken = fromEffect<Measure>(() =>
  Effect.gen(function* () {
    const at = (yield* Time).now();
    return { at, kept: yield* Effect.orElseSucceed(loadKept, () => null) };
  }),
);

/** Another tab holds a token that lasts, and this one has missed it (R4.3-9, docs/choices.md R4.3-10). */
export const isOvertaken = (held: Held, { at, kept }: Measure): boolean =>
  isDue(held, at) && kept !== null && kept.token !== held.token && !isDue(kept, at);

/**
 * The next token, one tab at a time (R4.3-6): under the lock the stored record is read again, and what another tab has
 * written meanwhile is adopted without a call: a newer token, another login, or the logout. A refused refresh looks
 * once more before it gives up.
 */
export const renewToken = fromEffect<Held, { held: Held | null }>(({ held }) =>
  held ? exclusively('shiye.token', renewOnce(held)) : Effect.fail({ tag: 'expired' } as const),
);

const renewOnce = (held: Held) =>
  Effect.gen(function* () {
    const written = yield* writtenBySibling(held);
    if (written) return written;
    const refreshed = yield* Effect.result(call(standing.refreshToken, { body: { refreshToken: held.refreshToken } }));
    if (Result.isFailure(refreshed)) {
      // Without a lock over all tabs a sibling may have won whose answer is still on its way.
      if ((yield* Locks).isPerTab) yield* siblingPause;
      const late = yield* writtenBySibling(held);
      return late ?? (yield* Effect.fail(refreshed.failure));
    }
    // Who logged out while the answer was under way is not logged in again by it.
    const meanwhile = yield* writtenBySibling(held);
    if (meanwhile) return meanwhile;
    const at = (yield* Time).now();
    const next = { ...holdCredentials(refreshed.success, at), loginTime: held.loginTime };
    yield* keep(next);
    return next;
  });

/** So long a sibling that was answered first is waited for, in ms. */
const siblingGrace = 3_000;

const siblingPause = Effect.flatMap(Time, (clock) =>
  Effect.callback<void>((resume) => {
    const timer = clock.setTimeout(() => resume(Effect.void), siblingGrace);
    return Effect.sync(() => clock.clearTimeout(timer));
  }),
);

const loadKept = Effect.flatMap(Store, (store) =>
  Effect.try({ try: () => store.load(stored.session).value, catch: toFailure }),
);

/** A browser that refuses to keep the token does not cost the login: the chart holds it in memory. */
const keep = (next: Held) =>
  Effect.flatMap(Store, (store) =>
    Effect.orElseSucceed(Effect.try({ try: () => store.save(stored.session, next), catch: toFailure }), () => {}),
  );

/** What stands in the record and is not ours; null where it is ours, or cannot be read. Fails after a logout elsewhere. */
const writtenBySibling = (held: Held) =>
  Effect.gen(function* () {
    const read = yield* Effect.result(loadKept);
    if (Result.isFailure(read)) return null;
    const kept = read.success;
    if (kept === null) return yield* Effect.fail<Failure>({ tag: 'expired' });
    return kept.token === held.token ? null : kept;
  });
