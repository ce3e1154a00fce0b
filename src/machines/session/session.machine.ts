import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { sessionSetup } from './session.setup.ts';
import { standing } from './session.standing.ts';
import { upkeep } from './session.upkeep.ts';
import { holdCredentials } from './session-token.ts';

/** The browser's login (§4.1, §4.3), shared by all tabs. */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  description: 'Who is logged in in this browser, and how long the login lasts.',
  context: { held: null, replaced: [], info: null },
  invoke: [
    {
      id: 'record',
      src: 'keepSession',
      onError: { actions: { type: 'warn', params: { key: 'failure:storage' } } },
    },
    {
      id: 'farewell',
      src: 'tellLogout',
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
            guard: { type: 'isNothing', params: ({ event }) => ({ held: event.value }) },
            target: 'anonymous',
            actions: { type: 'report', params: { type: 'session.ended', reason: 'none' } },
            meta: { requirements: ['R4.1-1'] },
          },
          {
            guard: { type: 'isUnbound', params: ({ event }) => ({ held: event.value, at: event.at }) },
            target: 'authenticated.standing.recognising',
            actions: { type: 'hold', params: ({ event }) => ({ held: event.value }) },
            meta: { requirements: ['R4.1-17'] },
          },
          {
            guard: { type: 'isFresh', params: ({ event }) => ({ held: event.value, at: event.at }) },
            target: 'authenticated',
            actions: { type: 'hold', params: ({ event }) => ({ held: event.value }) },
          },
          {
            guard: { type: 'isAlive', params: ({ event }) => ({ held: event.value, at: event.at }) },
            target: ['authenticated.standing.checking', 'authenticated.upkeep.renewing'],
            actions: { type: 'hold', params: ({ event }) => ({ held: event.value }) },
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
            { type: 'hold', params: ({ event }) => ({ held: holdCredentials(event.credentials, event.at) }) },
            'store',
          ],
          meta: { requirements: ['R4.1-2', 'R4.1-3', 'R6-16'] },
        },
        'record.changed': {
          guard: { type: 'isAlive', params: ({ event }) => ({ held: event.value, at: event.at }) },
          target: 'authenticated',
          actions: { type: 'hold', params: ({ event }) => ({ held: event.value }) },
        },
      },
    },
    authenticated: {
      description: 'The browser holds a login.',
      tags: ['authenticated'],
      type: 'parallel',
      states: { standing, upkeep },
      on: {
        'session.close': {
          target: 'anonymous',
          actions: ['tellServer', 'forgetStored', 'sayGoodbye', 'reportClosed'],
          meta: { see: 'frame:account.loggedOut', requirements: ['R4.3-1', 'R4.3-2', 'R4.3-4'] },
        },
        'session.pause': {
          target: 'anonymous',
          actions: [
            'tellServer',
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
            { type: 'hold', params: ({ event }) => ({ held: holdCredentials(event.credentials, event.at) }) },
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
            guard: { type: 'isNothing', params: ({ event }) => ({ held: event.value }) },
            target: 'anonymous',
            actions: { type: 'report', params: { type: 'session.ended', reason: 'elsewhere' } },
          },
          {
            guard: { type: 'isSameLogin', params: ({ event }) => ({ held: event.value }) },
            actions: { type: 'hold', params: ({ event }) => ({ held: event.value }) },
          },
          {
            target: 'authenticated',
            reenter: true,
            actions: ['forget', { type: 'hold', params: ({ event }) => ({ held: event.value }) }],
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

/** The same login's token to repeat a refused call with. Null for another login: a call is never repeated as another member. */
export const selectSuccessor = (snapshot: Snapshot, refused: string): string | null => {
  const { held, replaced } = snapshot.context;
  if (!held || !snapshot.hasTag('authenticated')) return null;
  return held.token === refused || replaced.includes(refused) ? held.token : null;
};
export const selectIsRestoring = (snapshot: Snapshot): boolean => snapshot.matches('restoring');
export const selectIsAnonymous = (snapshot: Snapshot): boolean => snapshot.matches('anonymous');

/** When the user logged in, in ms since the epoch; null without a login. */
export const selectLoginTime = (snapshot: Snapshot): number | null =>
  snapshot.matches('authenticated') ? (snapshot.context.held?.loginTime ?? null) : null;
