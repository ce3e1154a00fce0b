import { and, assign, enqueueActions, sendParent, sendTo, setup, stateIn } from 'xstate';
import { reconnectWait } from '#services/contract/constants.ts';
import { message } from '#services/contract/message.contract.ts';
import type { OutgoingMessage, Push } from '#services/contract/realtime.contract.ts';
import { call } from '#services/env.ts';
import { fromEffect } from '../kit/from-effect.ts';
import type { Meta } from '../kit/meta.ts';
import { type ConnectionReport, type RealtimeCommand, sendToResident } from '../kit/residents.ts';
import { withEvent } from '../kit/with-event.ts';
import { messageOf } from './conversations-list.ts';
import { drawWait, type LinkEvent, link } from './realtime-link.ts';

type RealtimeEvent =
  | LinkEvent
  | RealtimeCommand
  | { readonly type: 'connection.returned' }
  | { readonly type: 'page.shown' }
  | { readonly type: 'page.hidden' };

export type RealtimeReport =
  | { readonly type: 'realtime.up' }
  | { readonly type: 'realtime.pushed'; readonly push: Push }
  | { readonly type: 'realtime.hinted' };

interface Context {
  readonly memberId: string;
  readonly tries: number;
  /** ms until the next attempt. */
  readonly wait: number;
  readonly isRenewed: boolean;
  readonly isAnswering: boolean;
  /** Connections in a row that ended while waiting for an answer. */
  readonly unanswered: number;
}

/** After so many, the server is assumed not to support the check. */
const mostUnanswered = 2;

/** The live channel (R4.6-5): always reconnects. On a visible page a silent disconnection is noticed within 10 s. */
export const realtimeMachine = setup({
  types: {
    context: {} as Context,
    events: {} as RealtimeEvent,
    input: {} as { readonly memberId: string },
    tags: {} as 'up',
    meta: {} as Meta,
  },
  actors: { link, drawWait, renewToken: fromEffect<unknown>(() => call(message.list)) },
  actions: {
    report: sendParent((_, report: RealtimeReport) => report),
    notifyOutbox: sendToResident('outbox', (_, report: ConnectionReport) => report),
    /** The echo of an own message. */
    confirmOwn: enqueueActions(({ context, enqueue }, { push }: { push: Push }) => {
      const message = messageOf(push);
      if (message?.msgFrom === context.memberId)
        enqueue(sendToResident('outbox', { type: 'outbox.seen', keys: [message] }));
    }),
    send: sendTo('link', (_, { message }: { message: OutgoingMessage }) => ({ type: 'link.send', message })),
    ask: sendTo('link', { type: 'link.ask' }),
    begin: assign((_, { isAnswering }: { isAnswering: boolean }) => ({ tries: 0, isRenewed: false, isAnswering })),
    countUnanswered: assign({ unanswered: ({ context }) => context.unanswered + 1 }),
  },
  guards: {
    isPageVisible: stateIn({ visibility: 'visible' }),
    isRenewed: ({ context }) => context.isRenewed,
    canProbe: ({ context: { isAnswering, unanswered } }) => isAnswering && unanswered < mostUnanswered,
    /** The last connection ended while waiting for an answer: an immediate check tells whether the check is the cause. */
    isInDoubt: ({ context: { unanswered } }, { isAnswering }: { isAnswering: boolean }) =>
      isAnswering && unanswered > 0 && unanswered < mostUnanswered,
  },
  delays: { reconnectWait: ({ context }) => context.wait },
}).createMachine({
  id: 'realtime',
  description: 'The live connection to the backend.',
  context: ({ input: { memberId } }) => ({
    memberId,
    tries: 0,
    wait: 0,
    isRenewed: false,
    isAnswering: false,
    unanswered: 0,
  }),
  type: 'parallel',
  states: {
    visibility: {
      initial: 'visible',
      states: {
        visible: {
          description: 'The page is visible.',
          on: { 'page.hidden': { target: 'hidden' } },
        },
        hidden: {
          description: 'The page is hidden: a silent connection is not checked.',
          on: { 'page.shown': { target: 'visible' } },
        },
      },
    },
    connection: {
      initial: 'linked',
      on: { 'realtime.retry': { target: '.linked' } },
      states: {
        linked: {
          description: 'The connection is open or being opened.',
          meta: { requirements: ['R7.5-12', 'R7.5-13'] },
          invoke: {
            id: 'link',
            src: 'link',
            input: ({ context: { memberId } }) => ({ memberId }),
            onError: { target: 'drawing' },
          },
          initial: 'connecting',
          on: {
            'link.down': { target: 'drawing' },
            'link.refused': [{ guard: 'isRenewed', target: 'drawing' }, { target: 'renewing' }],
            'connection.returned': { target: 'linked', reenter: true },
          },
          states: {
            connecting: {
              description: 'Connects with the token and subscribes.',
              on: {
                'link.up': [
                  { guard: withEvent('isInDoubt'), target: 'up.asking', actions: withEvent('begin') },
                  { target: 'up', actions: withEvent('begin') },
                ],
              },
            },
            up: {
              description: 'Updates arrive at once.',
              tags: 'up',
              entry: [
                { type: 'notifyOutbox', params: { type: 'realtime.up' } },
                { type: 'report', params: { type: 'realtime.up' } },
              ],
              exit: { type: 'notifyOutbox', params: { type: 'realtime.down' } },
              initial: 'alive',
              on: {
                'link.pushed': {
                  actions: [
                    { type: 'report', params: ({ event }) => ({ type: 'realtime.pushed', push: event.push }) },
                    withEvent('confirmOwn'),
                  ],
                  meta: { requirements: ['R4.6-5', 'R7.5-15'] },
                },
                'link.receipted': {
                  actions: {
                    type: 'notifyOutbox',
                    params: ({ event }) => ({ type: 'realtime.receipted', key: event.key }),
                  },
                },
                'link.garbled': { actions: { type: 'report', params: { type: 'realtime.hinted' } } },
                'link.up': { actions: assign({ isAnswering: ({ event }) => event.isAnswering }) },
                'realtime.send': {
                  actions: withEvent('send'),
                  meta: { requirements: ['R7.5-14'] },
                },
                'realtime.renew': { target: '#realtime.connection.linked', reenter: true },
              },
              states: {
                alive: {
                  description: 'The server sent something recently, or the page is hidden.',
                  on: {
                    'link.quiet': {
                      guard: and(['canProbe', 'isPageVisible']),
                      target: 'asking',
                    },
                    'page.shown': { guard: 'canProbe', target: 'asking' },
                  },
                },
                asking: {
                  description: 'The connection is silent: the server is asked to answer.',
                  entry: 'ask',
                  on: {
                    'link.received': { target: 'alive', actions: assign({ unanswered: 0 }) },
                    'link.unanswered': { target: '#realtime.connection.drawing', actions: 'countUnanswered' },
                    'link.down': { target: '#realtime.connection.drawing', actions: 'countUnanswered' },
                    'link.refused': { target: '#realtime.connection.drawing', actions: 'countUnanswered' },
                    'page.hidden': { target: 'alive' },
                  },
                },
              },
            },
          },
        },
        drawing: {
          description: 'The connection is lost; a random delay is chosen so that clients do not reconnect all at once.',
          invoke: {
            id: 'drawWait',
            src: 'drawWait',
            input: ({ context: { tries } }) => ({ tries }),
            onDone: {
              target: 'waiting',
              actions: assign({ wait: ({ event }) => event.output, tries: ({ context }) => context.tries + 1 }),
            },
            onError: { target: 'waiting', actions: assign({ wait: reconnectWait.cap }) },
          },
        },
        waiting: {
          description: 'The next attempt starts by itself, or at once when the network or the user is back.',
          after: { reconnectWait: { target: 'linked' } },
          on: { 'connection.returned': { target: 'linked' }, 'page.shown': { target: 'linked' } },
        },
        renewing: {
          description: 'The token was rejected: a call is made that renews it if possible.',
          invoke: {
            id: 'renewToken',
            src: 'renewToken',
            onDone: { target: 'linked', actions: assign({ isRenewed: true }) },
            onError: { target: 'drawing', actions: assign({ isRenewed: true }) },
          },
        },
      },
    },
  },
});
