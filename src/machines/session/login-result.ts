import { Effect } from 'effect';
import { type Credentials, sessionRefusal } from '#services/contract/base-session.contract.ts';
import { Time } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';
import { accepted } from '../kit/accepted.ts';

/** `bind`: a WeChat login without a mobile must bind one (R4.1-17). */
export type LoginStep = 'login' | 'bind';
export type LoginMethod = 'wechat' | 'sms' | 'password';

/** `credentials` is null after binding: the session then renews its token (R4.1-20). `at` in ms since 1970. */
export interface Entry {
  readonly credentials: Credentials | null;
  readonly at: number;
}

/** §8.2. Text: `session:error.<tag>`, or that of the network failure. */
export type LoginFailure =
  | { readonly tag: 'smsCodeIncorrect' }
  | { readonly tag: 'wrongCredentials' }
  | { readonly tag: 'captchaRequired' }
  | { readonly tag: 'captchaIncorrect' }
  | { readonly tag: 'wrongSmsCode' }
  | { readonly tag: 'mobileBoundElsewhere' }
  | { readonly tag: 'mobileBound' }
  | { readonly tag: 'loginFailed' }
  | Exclude<Failure, { readonly tag: 'refused' }>;

const now = Effect.map(Time, (clock) => clock.now());

export const loggedIn = <R>(login: Effect.Effect<Credentials, Failure, R>): Effect.Effect<Entry, Failure, R | Time> =>
  Effect.flatMap(login, (credentials) => Effect.map(now, (at) => ({ credentials, at })));

export const bound = <R>(binding: Effect.Effect<boolean, Failure, R>): Effect.Effect<Entry, Failure, R | Time> =>
  Effect.flatMap(accepted(binding), () => Effect.map(now, (at) => ({ credentials: null, at })));

/** Binding and WeChat login (R8.2-3 to R8.2-7). */
const byCode = (code: number): LoginFailure => {
  switch (code) {
    case sessionRefusal.wrongSmsCode:
      return { tag: 'wrongSmsCode' };
    case sessionRefusal.mobileBoundToOtherWechat:
      return { tag: 'mobileBoundElsewhere' };
    case sessionRefusal.mobileBound:
      return { tag: 'mobileBound' };
    case sessionRefusal.wrongCredentials:
      return { tag: 'wrongCredentials' };
    default:
      return { tag: 'loginFailed' };
  }
};

const refusedBy: { readonly [method in LoginMethod]: LoginFailure } = {
  wechat: { tag: 'loginFailed' },
  sms: { tag: 'smsCodeIncorrect' },
  password: { tag: 'wrongCredentials' },
};

export const asLoginFailure = (failure: Failure, method: LoginMethod, step: LoginStep): LoginFailure => {
  if (failure.tag === 'refused')
    return method === 'wechat' || step === 'bind' ? byCode(failure.code) : refusedBy[method];
  // A login attempt has no session that could expire, and no role yet.
  const isRefusal = step === 'login' && (failure.tag === 'expired' || failure.tag === 'forbidden');
  return isRefusal ? refusedBy[method] : failure;
};

export const entryOf = (entry: Entry | null): Entry => {
  if (!entry) throw new Error('entered without an entry');
  return entry;
};
