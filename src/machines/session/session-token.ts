import { Effect, Result } from 'effect';
import { baseSession, type Credentials } from '#services/contract/base-session.contract.ts';
import { storedTokenRefreshWindow, tokenRefreshThreshold } from '#services/contract/constants.ts';
import { type StoredSession, stored } from '#services/contract/stored.contract.ts';
import { call, exclusively, Locks, Store, Time } from '#services/env.ts';
import { type Failure, toFailure } from '#services/failure.ts';
import { fromEffect } from '../kit/from-effect.ts';

export type Login = NonNullable<StoredSession>;

const day = 24 * 60 * 60 * 1_000;

export const loginFrom = (credentials: Credentials, at: number): Login => ({
  token: credentials.access_token,
  refreshToken: credentials.refresh_token,
  expiresAt: at + credentials.expires_in * 1_000,
  identity: credentials.identity,
  loginTime: at,
});

/** For a token found on page entry (R4.3-11, R4.3-12; both bounds inclusive). */
export const validityOf = (login: Login, at: number): 'fresh' | 'renewable' | 'dropped' => {
  const remaining = login.expiresAt - at;
  if (remaining > storedTokenRefreshWindow.remainingDays * day) return 'fresh';
  return remaining >= -storedTokenRefreshWindow.pastExpiryDays * day ? 'renewable' : 'dropped';
};

export const isDue = (login: Login, at: number): boolean => login.expiresAt - at <= tokenRefreshThreshold * 1_000;

/** Identified by the login time; a WeChat login gets its identity when a mobile is bound. */
export const isSameLogin = (a: Login, b: Login): boolean =>
  a.loginTime === b.loginTime && (a.identity === b.identity || a.identity === null || b.identity === null);

/** `at` in ms since 1970; `current`: the stored login, which another tab may have written. */
export interface Measure {
  readonly at: number;
  readonly current: StoredSession;
}

export const measureToken = fromEffect<Measure>(() =>
  Effect.gen(function* () {
    const at = (yield* Time).now();
    return { at, current: yield* Effect.orElseSucceed(loadStored, () => null) };
  }),
);

/** Another tab has stored a token that lasts, unnoticed here (R4.3-9, docs/choices.md R4.3-10). */
export const isOvertaken = (login: Login, { at, current }: Measure): boolean =>
  isDue(login, at) && current !== null && current.token !== login.token && !isDue(current, at);

/** Renews one tab at a time (R4.3-6): adopts the token, login or logout that another tab has stored, without a call. */
export const renewToken = fromEffect<Login, { login: Login | null }>(({ login }) =>
  login ? exclusively('shiye.token', renewOnce(login)) : Effect.fail({ tag: 'expired' } as const),
);

const renewOnce = (login: Login) =>
  Effect.gen(function* () {
    const written = yield* writtenBySibling(login);
    if (written) return written;
    const renewed = yield* Effect.result(
      call(baseSession.refreshToken, { body: { refreshToken: login.refreshToken } }),
    );
    if (Result.isFailure(renewed)) {
      // Without a lock over all tabs, another tab's answer may still be on its way.
      if ((yield* Locks).isPerTab) yield* siblingPause;
      const late = yield* writtenBySibling(login);
      return late ?? (yield* Effect.fail(renewed.failure));
    }
    // A logout during the call must not be undone by its answer.
    const meanwhile = yield* writtenBySibling(login);
    if (meanwhile) return meanwhile;
    const at = (yield* Time).now();
    const next = { ...login, ...loginFrom(renewed.success, at), loginTime: login.loginTime };
    yield* saveLogin(next);
    return next;
  });

const siblingGrace = 3_000;

const siblingPause = Effect.flatMap(Time, (clock) =>
  Effect.callback<void>((resume) => {
    const timer = clock.setTimeout(() => resume(Effect.void), siblingGrace);
    return Effect.sync(() => clock.clearTimeout(timer));
  }),
);

const loadStored = Effect.flatMap(Store, (store) =>
  Effect.try({ try: () => store.load(stored.session).value, catch: toFailure }),
);

/** Without storage the login stays in memory. */
const saveLogin = (next: Login) =>
  Effect.flatMap(Store, (store) =>
    Effect.orElseSucceed(Effect.try({ try: () => store.save(stored.session, next), catch: toFailure }), () => {}),
  );

/** Null if unchanged or unreadable. Fails after a logout in another tab. */
const writtenBySibling = (login: Login) =>
  Effect.gen(function* () {
    const read = yield* Effect.result(loadStored);
    if (Result.isFailure(read)) return null;
    const current = read.success;
    if (current === null) return yield* Effect.fail<Failure>({ tag: 'expired' });
    return current.token === login.token ? null : current;
  });
