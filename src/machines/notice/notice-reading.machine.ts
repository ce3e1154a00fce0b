import { assign, setup } from 'xstate';
import { noticeSeenAfter } from '#services/contract/constants.ts';
import { notice, type UnreadCounts } from '#services/contract/notice.contract.ts';
import { call } from '#services/env.ts';
import { fromEffect } from '../kit/from-effect.ts';
import type { Meta } from '../kit/meta.ts';
import type { Params } from '../kit/page.machine.ts';
import { readClock } from '../kit/read-clock.ts';
import { sendToResident } from '../kit/residents.ts';
import type { UserChanged } from '../kit/user.ts';
import { withEvent } from '../kit/with-event.ts';
import { typeOf } from './notice-loads.ts';

/** `since`: messages sent later stay unread. */
interface Context {
  readonly params: Params;
  readonly since: number;
}

/** Marks the part shown as read after a moment (R7.5-6), up to the time when the member began to look. */
export const noticeReadingMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Params,
    events: {} as
      | { readonly type: 'notices.shown' }
      | { readonly type: 'connection.returned' }
      | { readonly type: 'page.returned' }
      | UserChanged,
    meta: {} as Meta,
  },
  actors: {
    readClock,
    markRead: fromEffect<UnreadCounts, { params: Params; time: number }>(({ params, time }) =>
      call(notice.read, { query: { noticeType: typeOf(params), time } }),
    ),
  },
  actions: { reportChanged: sendToResident('app', { type: 'notices.changed' }) },
  guards: { hasLeft: (_, { how }: UserChanged) => how === 'left' },
  delays: { noticeSeenAfter },
}).createMachine({
  id: 'noticeReading',
  description: 'Marks system messages as read after they were visible for a moment.',
  context: ({ input }) => ({ params: input, since: 0 }),
  initial: 'beginning',
  on: {
    'user.changed': [{ guard: withEvent('hasLeft'), target: '.resting' }, { target: '.beginning' }],
    'notices.shown': { target: '.beginning' },
  },
  states: {
    beginning: {
      description: 'The time from which the messages are visible is being read.',
      invoke: {
        id: 'readClock',
        src: 'readClock',
        onDone: { target: 'looking', actions: assign({ since: ({ event }) => event.output }) },
        onError: { target: 'resting' },
      },
    },
    looking: {
      description: 'The messages are on the screen.',
      after: { noticeSeenAfter: { target: 'marking' } },
    },
    marking: {
      description: 'The messages are being marked as read in the backend.',
      meta: { requirements: ['R7.5-6'] },
      invoke: {
        id: 'markRead',
        src: 'markRead',
        input: ({ context: { params, since } }) => ({ params, time: since }),
        onDone: { target: 'resting', actions: 'reportChanged' },
        onError: { target: 'resting' },
      },
    },
    resting: {
      description: 'Nothing needs to be marked; returning to the page starts again.',
      on: { 'page.returned': { target: 'beginning' }, 'connection.returned': { target: 'beginning' } },
    },
  },
});
