import { type ActorRefFrom, assign, setup } from 'xstate';
import { postMaxLength } from '#services/contract/constants.ts';
import { may, type Role } from '#services/contract/permissions.ts';
import { type PostReport, post } from '#services/contract/post.contract.ts';
import { asSent, isBlank, lengthOf } from '#services/contract/text.ts';
import { call } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';
import { assignFailure } from '../shared/assign-failure.ts';
import { fromEffect } from '../shared/from-effect.ts';
import type { Meta } from '../shared/meta.ts';
import type { Params } from '../shared/page.machine.ts';
import type { DoorShut, ReaderChanged } from '../shared/reader.ts';
import { tell } from '../shared/residents.ts';

export type PostReportEvent =
  | { readonly type: 'report.open' }
  | { readonly type: 'reason.choose'; readonly reason: PostReport['reason'] }
  | { readonly type: 'words.change'; readonly text: string }
  | { readonly type: 'report.submit' }
  | { readonly type: 'report.cancel' }
  | { readonly type: 'connection.returned' }
  | ReaderChanged
  | DoorShut;

/** `error` is why it cannot be sent as it is, `failure` why it was not. */
interface Context {
  readonly params: Params;
  readonly role: Role;
  readonly reason: PostReport['reason'] | null;
  readonly words: string;
  readonly error: 'reason' | 'words' | 'tooLong' | null;
  readonly failure: Failure | null;
}

const blank = { reason: null, words: '', error: null, failure: null } as const;

/** Asking the house to look at a post, as a part of its page: why, in a few words, once. */
export const postReportMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Params,
    events: {} as PostReportEvent,
    tags: {} as 'open' | 'sending' | 'reported',
    meta: {} as Meta,
  },
  actors: {
    report: fromEffect<boolean, { id: string; body: PostReport }>(({ id, body }) =>
      call(post.report, { params: { id }, body }),
    ),
  },
  actions: {
    askIn: tell('app', { type: 'login.wanted', byTap: true }),
    knowRole: assign({ role: (_, { role }: { role: Role }) => role }),
    forget: assign(blank),
    refuse: assign({
      error: ({ context: { reason, words } }) =>
        reason === null ? 'reason' : lengthOf(words) > postMaxLength.report ? 'tooLong' : 'words',
    }),
    say: tell('notices', { type: 'notice.show', tone: 'good', key: 'post:report.done' }),
  },
  guards: {
    isOffline: ({ context: { failure } }) => failure?.tag === 'offline',
    isUnfit: ({ context: { reason, words } }) =>
      reason === null || lengthOf(words) > postMaxLength.report || (reason === 'other' && isBlank(words)),
    isAllowed: ({ context: { role } }) => may(role, 'report') === 'yes',
    becomesAllowed: (_, { role }: { role: Role }) => may(role, 'report') === 'yes',
    hasLeft: (_, { how }: { how: ReaderChanged['how'] }) => how === 'left',
  },
}).createMachine({
  id: 'postReport',
  description: 'A member asks the house to look at a post.',
  context: ({ input }) => ({ params: input, role: 'visitor', ...blank }),
  initial: 'resting',
  on: {
    'reader.changed': [
      {
        guard: { type: 'hasLeft', params: ({ event }) => event },
        target: '.resting',
        actions: ['forget', { type: 'knowRole', params: ({ event }) => event }],
      },
      { actions: { type: 'knowRole', params: ({ event }) => event } },
    ],
  },
  states: {
    resting: {
      description: 'Nothing is being reported.',
      on: { 'report.open': [{ guard: 'isAllowed', target: 'writing' }, { target: 'asking' }] },
    },
    asking: {
      description: 'Only members may report; the reader is asked in, and goes on once he is.',
      entry: 'askIn',
      on: {
        'door.shut': { target: 'resting' },
        'reader.changed': [
          {
            guard: { type: 'becomesAllowed', params: ({ event }) => event },
            target: 'writing',
            actions: { type: 'knowRole', params: ({ event }) => event },
          },
          { actions: { type: 'knowRole', params: ({ event }) => event } },
        ],
      },
    },
    writing: {
      description: 'Why should the house look at it? What was written before is still there.',
      tags: 'open',
      meta: { see: 'post:report.title' },
      on: {
        'reason.choose': { actions: assign({ reason: ({ event }) => event.reason, error: null, failure: null }) },
        'words.change': { actions: assign({ words: ({ event }) => event.text, error: null, failure: null }) },
        'report.submit': [{ guard: 'isUnfit', actions: 'refuse' }, { target: 'sending' }],
        'report.cancel': { target: 'resting' },
        'connection.returned': { guard: 'isOffline', actions: assign({ failure: null }) },
      },
    },
    sending: {
      description: 'The backend is told.',
      tags: ['open', 'sending'],
      invoke: {
        id: 'report',
        src: 'report',
        input: ({ context: { params, reason, words } }) => ({
          id: params.id ?? '',
          body: { reason: reason ?? 'other', words: asSent(words) },
        }),
        onDone: { target: 'reported', actions: [assign({ failure: null }), 'say'] },
        onError: { target: 'writing', actions: assignFailure },
      },
    },
    reported: { description: 'It has been reported; the button says so.', tags: 'reported' },
  },
});

export type PostReportActor = ActorRefFrom<typeof postReportMachine>;
