import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Failure } from '#services/failure.ts';
import { identity } from './session.identity.ts';
import { renewal } from './session.renewal.ts';
import { sessionSetup } from './session.setup.ts';
import { loginFrom } from './session-token.ts';

/** The browser's login (§4.1, §4.3), shared by all tabs. */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  description: 'Who is logged in in this browser, and how long the login lasts.',
  context: { login: null, replaced: [], info: null, failure: null },
  invoke: [
    {
      id: 'record',
      src: 'persistSession',
      onError: { actions: { type: 'warn', params: { key: 'failure:storage' } } },
    },
    {
      id: 'logout',
      src: 'sendLogout',
      onError: { actions: { type: 'warn', params: { key: 'failure:crashed' } } },
    },
  ],
  initial: 'restoring',
  on: { 'record.failed': { actions: { type: 'warn', params: { key: 'failure:storage' } } } },
  states: {
    restoring: {
      description: 'The stored login is being read.',
      tags: ['settling'],
      on: {
        'record.loaded': [
          {
            guard: { type: 'isNothing', params: ({ event }) => ({ login: event.value }) },
            target: 'anonymous',
            actions: { type: 'report', params: { type: 'session.ended', reason: 'none' } },
            meta: { requirements: ['R4.1-1'] },
          },
          {
            guard: { type: 'isUnbound', params: ({ event }) => ({ login: event.value, at: event.at }) },
            target: 'authenticated.identity.recognising',
            actions: { type: 'setLogin', params: ({ event }) => ({ login: event.value }) },
            meta: { requirements: ['R4.1-17'] },
          },
          {
            guard: { type: 'isFresh', params: ({ event }) => ({ login: event.value, at: event.at }) },
            target: 'authenticated',
            actions: { type: 'setLogin', params: ({ event }) => ({ login: event.value }) },
          },
          {
            guard: { type: 'isAlive', params: ({ event }) => ({ login: event.value, at: event.at }) },
            target: ['authenticated.identity.checking', 'authenticated.renewal.renewing'],
            actions: { type: 'setLogin', params: ({ event }) => ({ login: event.value }) },
            meta: { requirements: ['R4.3-11'] },
          },
          {
            target: 'anonymous',
            actions: ['forgetStored', { type: 'report', params: { type: 'session.ended', reason: 'expired' } }],
            meta: { requirements: ['R4.3-12'] },
          },
        ],
      },
    },
    anonymous: {
      description: 'Nobody is logged in.',
      entry: 'forget',
      on: {
        'session.opened': {
          target: 'authenticated',
          actions: [
            { type: 'setLogin', params: ({ event }) => ({ login: loginFrom(event.credentials, event.at) }) },
            'store',
          ],
          meta: { requirements: ['R4.1-2', 'R4.1-3', 'R6-16'] },
        },
        'record.changed': {
          guard: { type: 'isAlive', params: ({ event }) => ({ login: event.value, at: event.at }) },
          target: 'authenticated',
          actions: { type: 'setLogin', params: ({ event }) => ({ login: event.value }) },
        },
      },
    },
    authenticated: {
      description: 'The browser holds a login.',
      tags: ['authenticated'],
      type: 'parallel',
      states: { identity, renewal },
      on: {
        'session.close': {
          target: 'anonymous',
          actions: ['notifyServer', 'forgetStored', 'showLoggedOut', 'reportClosed'],
          meta: { see: 'frame:account.loggedOut', requirements: ['R4.3-1', 'R4.3-2', 'R4.3-4'] },
        },
        'session.pause': {
          target: 'anonymous',
          actions: [
            'notifyServer',
            'forgetStored',
            { type: 'report', params: { type: 'session.ended', reason: 'paused' } },
          ],
          meta: { requirements: ['R4.1-23'] },
        },
        'session.opened': {
          target: 'authenticated',
          reenter: true,
          actions: [
            'forget',
            { type: 'setLogin', params: ({ event }) => ({ login: loginFrom(event.credentials, event.at) }) },
            'store',
          ],
        },
        'session.forget': {
          target: 'anonymous',
          actions: ['forgetStored', 'reportClosed'],
          meta: { requirements: ['R4.3-5'] },
        },
        'session.expired': {
          target: 'anonymous',
          actions: [
            'forgetStored',
            { type: 'warn', params: ({ event }) => ({ key: event.key }) },
            { type: 'report', params: { type: 'session.ended', reason: 'expired' } },
          ],
        },
        'record.changed': [
          {
            guard: { type: 'isNothing', params: ({ event }) => ({ login: event.value }) },
            target: 'anonymous',
            actions: { type: 'report', params: { type: 'session.ended', reason: 'elsewhere' } },
          },
          {
            guard: { type: 'isSameLogin', params: ({ event }) => ({ login: event.value }) },
            actions: { type: 'setLogin', params: ({ event }) => ({ login: event.value }) },
          },
          {
            target: 'authenticated',
            reenter: true,
            actions: ['forget', { type: 'setLogin', params: ({ event }) => ({ login: event.value }) }],
          },
        ],
      },
    },
  },
});

export type SessionActor = ActorRefFrom<typeof sessionMachine>;
type Snapshot = SnapshotFrom<typeof sessionMachine>;

/** §3, §6, docs/choices.md R6-9 */
export interface CurrentUser {
  readonly isLogined: boolean;
  readonly isRegister: boolean;
  /** Profile complete and a phone number known: the role 'registered member'. */
  readonly isRegistered: boolean;
  /** True until the member info is loaded (R3-2). */
  readonly isBanned: boolean;
  readonly memberId: string | null;
  readonly name: string;
  readonly avatar: string;
  readonly company: string;
  readonly position: string;
}

export const selectCurrentUser = (snapshot: Snapshot): CurrentUser => {
  const { info } = snapshot.context;
  return {
    isLogined: snapshot.hasTag('authenticated'),
    isRegister: Boolean(info?.phoneNumber),
    isRegistered: snapshot.hasTag('registered'),
    isBanned: info?.isBanned ?? true,
    memberId: info?.memberId ?? null,
    name: info?.nickname ?? '',
    avatar: info?.avatar ?? '',
    company: info?.company ?? '',
    position: info?.position ?? '',
  };
};

/** Why the login could not be checked, or null. */
export const selectLoginFailure = ({ context }: Snapshot): Failure | null => context.failure;

/** False for the user themselves, and while a login is not identified. */
export const selectIsOther = (snapshot: Snapshot, memberId: string): boolean => {
  const user = selectCurrentUser(snapshot);
  return user.memberId === null ? !user.isLogined : user.memberId !== memberId;
};

/** The same login's token to repeat a refused call with. Null for another login: a call is never repeated as another member. */
export const selectSuccessor = (snapshot: Snapshot, refused: string): string | null => {
  const { login, replaced } = snapshot.context;
  if (!login || !snapshot.hasTag('authenticated')) return null;
  return login.token === refused || replaced.includes(refused) ? login.token : null;
};
export const selectIsRestoring = (snapshot: Snapshot): boolean => snapshot.matches('restoring');
export const selectIsAnonymous = (snapshot: Snapshot): boolean => snapshot.matches('anonymous');

/** When the user logged in, in ms since the epoch; null without a login. */
export const selectLoginTime = (snapshot: Snapshot): number | null =>
  snapshot.matches('authenticated') ? (snapshot.context.login?.loginTime ?? null) : null;
