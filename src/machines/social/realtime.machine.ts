import { and, assign, sendParent, sendTo, setup, stateIn } from 'xstate';
import { reconnectWait } from '#services/contract/constants.ts';
import { message } from '#services/contract/message.contract.ts';
import type { OutgoingMessage, Push } from '#services/contract/realtime.contract.ts';
import { call } from '#services/env.ts';
import { fromEffect } from '../shared/from-effect.ts';
import type { Meta } from '../shared/meta.ts';
import { type LineReport, type RealtimeAsked, tell } from '../shared/residents.ts';
import { drawWait, type LinkEvent, link } from './realtime-link.ts';

export type RealtimeEvent =
  | LinkEvent
  | RealtimeAsked
  | { readonly type: 'connection.returned' }
  | { readonly type: 'page.shown' }
  | { readonly type: 'page.hidden' };

/** Said to the parent; the outbox is told of the line and of its frames. */
export type RealtimeReport =
  | { readonly type: 'realtime.up' }
  | { readonly type: 'realtime.pushed'; readonly push: Push }
  /** Something came that cannot be read: the backend is to be asked. */
  | { readonly type: 'realtime.hinted' };

interface Context {
  readonly memberId: string;
  /** Tries since the line was up last. */
  readonly tries: number;
  /** Milliseconds until the next one. */
  readonly wait: number;
  /** The token was renewed since the line was up last. */
  readonly isRenewed: boolean;
  /** The server says something in time when it is asked. */
  readonly isAnswering: boolean;
  /** Lines in a row that ended while an answer was awaited. */
  readonly vain: number;
}

/** After so many it is the asking that the server does not bear. */
const mostVain = 2;

/**
 * The live channel (R4.6-5): it comes back by itself, whatever ended it, and is never stuck. A line that has died without
 * a word is noticed within 10 s by who looks at the page.
 */
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
    tellOutbox: tell('outbox', (_, report: LineReport) => report),
    send: sendTo('link', (_, { message }: { message: OutgoingMessage }) => ({ type: 'link.send', message })),
    ask: sendTo('link', { type: 'link.ask' }),
    begin: assign((_, { isAnswering }: { isAnswering: boolean }) => ({ tries: 0, isRenewed: false, isAnswering })),
    askedInVain: assign({ vain: ({ context }) => context.vain + 1 }),
  },
  guards: {
    isReaderHere: stateIn({ reader: 'here' }),
    isRenewed: ({ context }) => context.isRenewed,
    bearsAsking: ({ context: { isAnswering, vain } }) => isAnswering && vain < mostVain,
    /** The line before ended while an answer was awaited. Asked at once, a new one tells what that was: the line, or the asking. */
    isInDoubt: ({ context: { vain } }, { isAnswering }: { isAnswering: boolean }) =>
      isAnswering && vain > 0 && vain < mostVain,
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
    vain: 0,
  }),
  type: 'parallel',
  states: {
    reader: {
      initial: 'here',
      states: {
        here: {
          description: 'The page is visible.',
          on: { 'page.hidden': { target: 'away' } },
        },
        away: {
          description: 'The page is hidden: a silent connection is not checked.',
          on: { 'page.shown': { target: 'here' } },
        },
      },
    },
    line: {
      initial: 'linked',
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
                  {
                    guard: { type: 'isInDoubt', params: ({ event }) => event },
                    target: 'up.asking',
                    actions: { type: 'begin', params: ({ event }) => event },
                  },
                  { target: 'up', actions: { type: 'begin', params: ({ event }) => event } },
                ],
              },
            },
            up: {
              description: 'Updates arrive at once.',
              tags: 'up',
              entry: [
                { type: 'tellOutbox', params: { type: 'realtime.up' } },
                { type: 'report', params: { type: 'realtime.up' } },
              ],
              exit: { type: 'tellOutbox', params: { type: 'realtime.down' } },
              initial: 'heard',
              on: {
                'link.pushed': {
                  actions: { type: 'report', params: ({ event }) => ({ type: 'realtime.pushed', push: event.push }) },
                  meta: { requirements: ['R4.6-5', 'R7.5-15'] },
                },
                'link.receipted': {
                  actions: {
                    type: 'tellOutbox',
                    params: ({ event }) => ({ type: 'realtime.receipted', key: event.key }),
                  },
                },
                'link.garbled': { actions: { type: 'report', params: { type: 'realtime.hinted' } } },
                'link.up': { actions: assign({ isAnswering: ({ event }) => event.isAnswering }) },
                'realtime.send': {
                  actions: { type: 'send', params: ({ event }) => event },
                  meta: { requirements: ['R7.5-14'] },
                },
                'realtime.renew': { target: '#realtime.line.linked', reenter: true },
              },
              states: {
                heard: {
                  description: 'The server sent something recently, or the page is hidden.',
                  on: {
                    'link.quiet': {
                      guard: and(['bearsAsking', 'isReaderHere']),
                      target: 'asking',
                    },
                    'page.shown': { guard: 'bearsAsking', target: 'asking' },
                  },
                },
                asking: {
                  description: 'The connection is silent: the server is asked to answer.',
                  entry: 'ask',
                  on: {
                    'link.heard': { target: 'heard', actions: assign({ vain: 0 }) },
                    'link.unanswered': { target: '#realtime.line.drawing', actions: 'askedInVain' },
                    'link.down': { target: '#realtime.line.drawing', actions: 'askedInVain' },
                    'link.refused': { target: '#realtime.line.drawing', actions: 'askedInVain' },
                    'page.hidden': { target: 'heard' },
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
