import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { baseSession } from '#services/contract/base-session.contract.ts';
import { call } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';
import { assignFailureAs, failedWith } from '../kit/assign-failure.ts';
import { fromEffect } from '../kit/from-effect.ts';
import type { Meta } from '../kit/meta.ts';
import { type Entry, entryOf, type LoginFailure, loggedIn } from './login-result.ts';

type SsoLoginEvent = { readonly type: 'sso.retry' };

interface Context {
  readonly ticket: string;
  readonly failure: LoginFailure | null;
  readonly entry: Entry | null;
}

const asFailure = (failure: Failure): LoginFailure => (failure.tag === 'refused' ? { tag: 'loginFailed' } : failure);

/** Login with another site's ticket (/sso/login, R7.1-3). */
export const ssoLoginMachine = setup({
  types: {
    context: {} as Context,
    events: {} as SsoLoginEvent,
    input: {} as { readonly ticket: string },
    output: {} as Entry,
    tags: {} as 'busy' | 'failed',
    meta: {} as Meta,
  },
  actors: {
    enterBySso: fromEffect<Entry, { ticket: string }>(({ ticket }) =>
      loggedIn(call(baseSession.loginBySso, { body: { ticket } })),
    ),
  },
  guards: { isRefused: (_, failure: Failure) => failure.tag === 'refused' },
}).createMachine({
  id: 'ssoLogin',
  description: 'Logs in with the ticket of another site.',
  context: ({ input }) => ({ ticket: input.ticket, failure: null, entry: null }),
  output: ({ context }) => entryOf(context.entry),
  initial: 'entering',
  states: {
    entering: {
      description: 'The backend checks the ticket.',
      tags: ['busy'],
      meta: { see: 'session:sso.busy', requirements: ['R2.6-4', 'R7.1-3'] },
      entry: assign({ failure: null }),
      invoke: {
        id: 'enterBySso',
        src: 'enterBySso',
        input: ({ context }) => ({ ticket: context.ticket }),
        onDone: { target: 'entered', actions: assign({ entry: ({ event }) => event.output }) },
        onError: [
          {
            guard: { type: 'isRefused', params: failedWith },
            target: 'refused',
            actions: assignFailureAs(asFailure),
            meta: { see: 'session:error.loginFailed' },
          },
          { target: 'failed', actions: assignFailureAs(asFailure) },
        ],
      },
    },
    refused: {
      description: 'The ticket is invalid; other login methods are available.',
      tags: ['failed'],
      meta: { see: 'session:sso.otherMethod' },
      entry: assign({ ticket: '' }),
    },
    failed: {
      description: 'The network failed; the user can retry with the same ticket.',
      tags: ['failed'],
      meta: { see: 'session:sso.retry' },
      on: { 'sso.retry': { target: 'entering' } },
    },
    entered: {
      description: 'The user is logged in.',
      type: 'final',
      entry: assign({ ticket: '' }),
      meta: { requirements: ['R4.1-2'] },
    },
  },
});

export type SsoLoginActor = ActorRefFrom<typeof ssoLoginMachine>;
type Snapshot = SnapshotFrom<typeof ssoLoginMachine>;

export const selectSsoFailure = (snapshot: Snapshot): LoginFailure | null => snapshot.context.failure;
export const selectCanRetrySso = (snapshot: Snapshot): boolean => snapshot.can({ type: 'sso.retry' });
