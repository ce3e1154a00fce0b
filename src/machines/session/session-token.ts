import { Effect, Result } from 'effect';
import { storedTokenRefreshWindow, tokenRefreshThreshold } from '#services/contract/constants.ts';
import type { Credentials } from '#services/contract/session.contract.ts';
import { type StoredSession, stored } from '#services/contract/stored.contract.ts';
import { exclusively, Store, Time } from '#services/env.ts';
import { toFailure } from '#services/failure.ts';
import { sessionApi } from '#services/session.api.ts';
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

/**
 * The next token, one tab at a time (R4.3-6): under the lock the stored record is read again, and a token that another
 * tab renewed meanwhile is adopted without a call. A refused refresh looks once more before it gives up.
 */
export const renewToken = fromEffect<Held, { held: Held | null }>(({ held }) =>
  held ? exclusively('shiye.token', renewOnce(held)) : Effect.fail({ tag: 'expired' } as const),
);

const renewOnce = (held: Held) =>
  Effect.gen(function* () {
    const sibling = yield* renewedBySibling(held);
    if (sibling) return sibling;
    const refreshed = yield* Effect.result(sessionApi.refreshToken({ body: { refreshToken: held.refreshToken } }));
    if (Result.isFailure(refreshed)) {
      const late = yield* renewedBySibling(held);
      return late ?? (yield* Effect.fail(refreshed.failure));
    }
    const at = (yield* Time).now();
    const next = { ...holdCredentials(refreshed.success, at), loginTime: held.loginTime };
    yield* keep(next);
    return next;
  });

/** A browser that refuses to keep the token does not cost the login: the chart holds it in memory. */
const keep = (next: Held) =>
  Effect.flatMap(Store, (store) =>
    Effect.ignore(Effect.try({ try: () => store.save(stored.session, next), catch: toFailure })),
  );

const renewedBySibling = (held: Held) =>
  Effect.flatMap(Store, (store) =>
    Effect.orElseSucceed(
      Effect.try({ try: () => newerThan(held, store.load(stored.session).value), catch: toFailure }),
      () => null,
    ),
  );

const newerThan = (held: Held, found: StoredSession): StoredSession =>
  found !== null && found.token !== held.token && found.expiresAt > held.expiresAt ? found : null;
