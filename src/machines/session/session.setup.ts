import { Effect } from 'effect';
import { assign, raise, sendParent, sendTo, setup } from 'xstate';
import { tokenCheckInterval } from '#services/contract/constants.ts';
import {
  type Credentials,
  type MemberInfo,
  type RegisterStatus,
  standing,
} from '#services/contract/standing.contract.ts';
import { call } from '#services/env.ts';
import { type Failure, toFailure } from '#services/failure.ts';
import { fromEffect } from '../shared/from-effect.ts';
import type { Meta } from '../shared/meta.ts';
import { type RecordEvent, recordKeeper } from '../shared/record-keeper.ts';
import { tell } from '../shared/residents.ts';
import {
  type Held,
  isDue,
  isOvertaken,
  isSameLogin,
  type Measure,
  measureToken,
  renewToken,
  standingOf,
} from './session-token.ts';
import { tellLogout } from './tell-logout.ts';

export type SessionEvent =
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

export interface SessionContext {
  readonly held: Held | null;
  readonly replaced: readonly string[];
  readonly info: MemberInfo | null;
}

/** As many as the calls in flight of one page may use. */
const replacedKept = 3;

const held = ({ held: before, replaced }: SessionContext, next: Held | null): Partial<SessionContext> => {
  if (!before || !next || !isSameLogin(before, next)) return { held: next, replaced: [] };
  return {
    held: next,
    replaced: before.token === next.token ? replaced : [before.token, ...replaced].slice(0, replacedKept),
  };
};

const isFinal = ({ tag }: Failure): boolean => tag === 'expired' || tag === 'refused' || tag === 'forbidden';

/** Refusals come without data (R8.2-11). */
const infoOrNone = () =>
  Effect.catchIf(
    call(standing.memberInfo),
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
    keepSession: recordKeeper('session'),
    checkStatus: fromEffect<RegisterStatus>(() => call(standing.registerStatus)),
    loadInfo: fromEffect<MemberInfo | null>(infoOrNone),
    tellLogout,
    renewToken,
    measureToken,
  },
  actions: {
    hold: assign(({ context }, { held: next }: { held: Held | null }) => held(context, next)),
    store: sendTo('record', ({ context }) => ({ type: 'record.save', value: context.held })),
    tellServer: sendTo('farewell', ({ context }) => ({ type: 'logout.tell', token: context.held?.token ?? '' })),
    forgetStored: sendTo('record', { type: 'record.save', value: null }),
    forget: assign({ held: null, replaced: [], info: null }),
    expire: raise(({ event: _ }, { key }: { key: string }) => ({ type: 'session.expired' as const, key })),
    report: sendParent((_, report: SessionReport) => report),
    reportClosed: sendParent(({ context }) => ({
      type: 'session.ended',
      reason: 'closed',
      memberId: context.info?.memberId ?? null,
    })),
    sayGoodbye: tell('notices', { type: 'notice.show', tone: 'good', key: 'frame:account.loggedOut' }),
    warn: tell('notices', (_, { key }: { key: string }) => ({ type: 'notice.show', tone: 'bad', key })),
  },
  guards: {
    isNothing: (_, { held }: { held: Held | null }) => held === null,
    isAlive: (_, { held, at }: { held: Held | null; at: number }) =>
      held !== null && standingOf(held, at) !== 'dropped',
    isFresh: (_, { held, at }: { held: Held | null; at: number }) => held !== null && standingOf(held, at) === 'fresh',
    hasIdentity: ({ context }) => context.held?.identity != null,
    hasMobile: ({ context }) => Boolean(context.info?.phoneNumber),
    isIdentified: (_, { held }: { held: Held }) => held.identity !== null,
    isUnbound: (_, { held, at }: { held: Held | null; at: number }) =>
      held !== null && held.identity === null && standingOf(held, at) !== 'dropped',
    isSameLogin: ({ context }, { held }: { held: Held | null }) =>
      held !== null && context.held !== null && isSameLogin(context.held, held),
    isOtherLogin: ({ context }, { held }: { held: Held }) => context.held !== null && !isSameLogin(context.held, held),
    isCurrentToken: ({ context }, { token }: { token: string }) => context.held?.token === token,
    isDue: ({ context }, { at }: Measure) => context.held !== null && isDue(context.held, at),
    isOvertaken: ({ context }, measure: Measure) => context.held !== null && isOvertaken(context.held, measure),
    needsProfile: (_, { isRequired, step }: RegisterStatus) => isRequired || step < 2,
    isMissing: (_, { info }: { info: MemberInfo | null }) => info === null,
    isFinal: (_, { failure }: { failure: unknown }) => isFinal(toFailure(failure)),
  },
  delays: { tokenCheckInterval, statusRetryDelay: 10_000, renewRetryDelay: 5_000, reloadGrace: 5_000 },
});
