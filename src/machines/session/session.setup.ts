import { Effect } from 'effect';
import { assign, raise, sendParent, sendTo, setup } from 'xstate';
import {
  baseSession,
  type Credentials,
  type MemberInfo,
  type RegisterStatus,
} from '#services/contract/base-session.contract.ts';
import { tokenCheckInterval } from '#services/contract/constants.ts';
import { call } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';
import { failedWith } from '../kit/assign-failure.ts';
import { durableRecord, type RecordEvent } from '../kit/durable-record.ts';
import { fromEffect } from '../kit/from-effect.ts';
import type { Meta } from '../kit/meta.ts';
import { sendToResident } from '../kit/residents.ts';
import { sendLogout } from './send-logout.ts';
import {
  isDue,
  isOvertaken,
  isSameLogin,
  type Login,
  type Measure,
  measureToken,
  renewToken,
  validityOf,
} from './session-token.ts';

type SessionEvent =
  | RecordEvent<'session'>
  /** §4.1. `at` in ms since 1970. */
  | { readonly type: 'session.opened'; readonly credentials: Credentials; readonly at: number }
  | { readonly type: 'session.close' }
  /** Logout that keeps drafts, to continue later. */
  | { readonly type: 'session.pause' }
  /** Local logout without a call (R4.3-5). */
  | { readonly type: 'session.forget' }
  | { readonly type: 'connection.returned' }
  | { readonly type: 'session.retry' }
  /** `key`: i18n key of the reason. */
  | { readonly type: 'session.expired'; readonly key: string }
  | { readonly type: 'profile.completed' }
  | { readonly type: 'member.changed' }
  | { readonly type: 'mobile.bound' }
  /** A call with this token got 401. */
  | { readonly type: 'token.refused'; readonly token: string };

export type SessionReport =
  | { readonly type: 'session.ended'; readonly reason: 'none' | 'expired' | 'elsewhere' | 'paused' }
  /** Logout by the user; `memberId` is null if it was never known. */
  | { readonly type: 'session.ended'; readonly reason: 'closed'; readonly memberId: string | null }
  | { readonly type: 'session.unbound' }
  | { readonly type: 'session.incomplete' }
  /** `isRegistered`: a mobile is known, too (docs/choices.md R6-9). */
  | { readonly type: 'session.ready'; readonly isRegistered: boolean }
  | { readonly type: 'session.reread' }
  | { readonly type: 'session.unverified' }
  /** Another tab has renewed the token, unnoticed here: the page must reload (R4.3-9). */
  | { readonly type: 'session.overtaken' };

interface SessionContext {
  readonly login: Login | null;
  readonly replaced: readonly string[];
  readonly info: MemberInfo | null;
  /** Why the login could not be checked; stays until it is, or until the user tries again. */
  readonly failure: Failure | null;
}

/** As many as the calls in flight of one page may use. */
const mostReplaced = 3;

const login = ({ login: before, replaced }: SessionContext, next: Login | null): Partial<SessionContext> => {
  if (!before || !next || !isSameLogin(before, next)) return { login: next, replaced: [] };
  return {
    login: next,
    replaced: before.token === next.token ? replaced : [before.token, ...replaced].slice(0, mostReplaced),
  };
};

const isFinal = ({ tag }: Failure): boolean => tag === 'expired' || tag === 'refused' || tag === 'forbidden';

/** Refusals come without data (R8.2-11). */
const infoOrNone = () =>
  Effect.catchIf(
    call(baseSession.memberInfo),
    ({ tag }) => tag === 'refused',
    () => Effect.succeed(null),
  );

export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    tags: {} as 'authenticated' | 'unbound' | 'incomplete' | 'registered' | 'settling' | 'renewalFailed',
    meta: {} as Meta,
  },
  actors: {
    persistSession: durableRecord('session'),
    checkStatus: fromEffect<RegisterStatus>(() => call(baseSession.registerStatus)),
    loadInfo: fromEffect<MemberInfo | null>(infoOrNone),
    sendLogout,
    renewToken,
    measureToken,
  },
  actions: {
    setLogin: assign(({ context }, { login: next }: { login: Login | null }) => login(context, next)),
    store: sendTo('record', ({ context }) => ({ type: 'record.save', value: context.login })),
    notifyServer: sendTo('logout', ({ context }) => ({ type: 'logout.send', token: context.login?.token ?? '' })),
    forgetStored: sendTo('record', { type: 'record.save', value: null }),
    forget: assign({ login: null, replaced: [], info: null, failure: null }),
    forgetFailure: assign({ failure: null }),
    expire: raise(({ event: _ }, { key }: { key: string }) => ({ type: 'session.expired' as const, key })),
    report: sendParent((_, report: SessionReport) => report),
    reportClosed: sendParent(({ context }) => ({
      type: 'session.ended',
      reason: 'closed',
      memberId: context.info?.memberId ?? null,
    })),
    showLoggedOut: sendToResident('notices', { type: 'notice.show', tone: 'good', key: 'frame:account.loggedOut' }),
    warn: sendToResident('notices', (_, { key }: { key: string }) => ({ type: 'notice.show', tone: 'bad', key })),
  },
  guards: {
    isNothing: (_, { login }: { login: Login | null }) => login === null,
    isAlive: (_, { login, at }: { login: Login | null; at: number }) =>
      login !== null && validityOf(login, at) !== 'dropped',
    isFresh: (_, { login, at }: { login: Login | null; at: number }) =>
      login !== null && validityOf(login, at) === 'fresh',
    hasIdentity: ({ context }) => context.login?.identity != null,
    hasMobile: ({ context }) => Boolean(context.info?.phoneNumber),
    isIdentified: (_, { login }: { login: Login }) => login.identity !== null,
    isUnbound: (_, { login, at }: { login: Login | null; at: number }) =>
      login !== null && login.identity === null && validityOf(login, at) !== 'dropped',
    isSameLogin: ({ context }, { login }: { login: Login | null }) =>
      login !== null && context.login !== null && isSameLogin(context.login, login),
    isOtherLogin: ({ context }, { login }: { login: Login }) =>
      context.login !== null && !isSameLogin(context.login, login),
    isCurrentToken: ({ context }, { token }: { token: string }) => context.login?.token === token,
    isDue: ({ context }, { at }: Measure) => context.login !== null && isDue(context.login, at),
    isOvertaken: ({ context }, measure: Measure) => context.login !== null && isOvertaken(context.login, measure),
    needsProfile: (_, { isRequired, step }: RegisterStatus) => isRequired || (step !== null && step < 2),
    isMissing: (_, { info }: { info: MemberInfo | null }) => info === null,
    isFinal: (_, failure: Failure) => isFinal(failure),
  },
  delays: { tokenCheckInterval, statusRetryDelay: 10_000, renewRetryDelay: 5_000, reloadGrace: 5_000 },
});

/** The backend does not accept the login any more. */
export const expires = {
  guard: { type: 'isFinal', params: failedWith },
  actions: { type: 'expire', params: { key: 'failure:expired' } },
} as const;

const loginOf = ({ event }: { readonly event: { readonly output: Login } }) => ({ login: event.output });

/** The new token is another account's: another tab has logged in. */
export const replaces = {
  guard: { type: 'isOtherLogin', params: loginOf },
  target: '#session.authenticated',
  reenter: true,
  actions: ['forget', { type: 'setLogin', params: loginOf }],
} as const;
