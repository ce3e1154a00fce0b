import { assign, type SnapshotFrom, sendParent, setup } from 'xstate';
import { messageConfirmTimeout, submitThrottle } from '#services/contract/constants.ts';
import type { OutboxEntry } from '#services/contract/stored.contract.ts';
import type { Meta } from '../kit/meta.ts';
import { sendToResident } from '../kit/residents.ts';
import { withEvent } from '../kit/with-event.ts';
import { keyOf, outgoing } from './outbox-entry.ts';
import { type Looked, look, type Refused } from './outbox-look.ts';

type LaneEvent =
  | { readonly type: 'lane.take'; readonly entry: OutboxEntry; readonly isDoubtful: boolean }
  | { readonly type: 'lane.release' }
  | { readonly type: 'lane.receipted' }
  | { readonly type: 'lane.mended' };

export type LaneReport =
  | { readonly type: 'lane.confirmed'; readonly entry: OutboxEntry }
  | { readonly type: 'lane.failed'; readonly entry: OutboxEntry; readonly reason: Refused }
  | { readonly type: 'lane.freed' };

interface Context {
  readonly entry: OutboxEntry | null;
  readonly lastTime: number;
}

const entryOf = ({ entry }: Pick<Context, 'entry'>): OutboxEntry => {
  if (!entry) throw new Error('a lane sends and looks up only what it has taken');
  return entry;
};

const laneSetup = setup({
  types: {
    context: {} as Context,
    events: {} as LaneEvent,
    tags: {} as 'free' | 'pausing',
    meta: {} as Meta,
  },
  actors: { look },
  actions: {
    sendOrResend: sendToResident('realtime', ({ context }) => ({
      type: 'realtime.send',
      message: outgoing(entryOf(context)),
    })),
    confirm: sendParent(({ context }) => ({ type: 'lane.confirmed', entry: entryOf(context) })),
    fail: sendParent(({ context }, { reason }: { reason: Looked }) => ({
      type: 'lane.failed',
      entry: entryOf(context),
      reason,
    })),
    renewBeforeResend: sendToResident('realtime', { type: 'realtime.renew' }),
    reportFree: sendParent({ type: 'lane.freed' }),
    take: assign((_, { entry }: { entry: OutboxEntry }) => ({ entry, lastTime: entry.sentTime })),
  },
  guards: {
    isDoubtful: (_, { isDoubtful }: { isDoubtful: boolean }) => isDoubtful,
    isFound: (_, { looked }: { looked: Looked }) => looked === 'found',
    isMissing: (_, { looked }: { looked: Looked }) => looked === 'missing',
  },
  delays: { messageConfirmTimeout, submitThrottle, echoWait: 1_000, receiptedEchoWait: 300, lookAgainDelay: 5_000 },
});

/** Nothing is resent before a look into the history. `missing`: the target if it is not there; `unread`: if the history failed to load. */
const lookBeforeResend = (
  missing: 'doubting' | 'out' | 'awaiting',
  unread: '#outboxLane.delivery.resting' | 'awaiting',
) =>
  laneSetup.createStateConfig({
    invoke: {
      id: 'look',
      src: 'look',
      input: ({ context }) => entryOf(context),
      onDone: [
        {
          guard: { type: 'isFound', params: ({ event }) => ({ looked: event.output }) },
          target: '#outboxLane.delivery.free',
          actions: 'confirm',
        },
        { guard: { type: 'isMissing', params: ({ event }) => ({ looked: event.output }) }, target: missing },
        {
          target: '#outboxLane.delivery.free',
          actions: { type: 'fail', params: ({ event }) => ({ reason: event.output }) },
        },
      ],
      onError: { target: unread },
    },
  });

/** The queue of one conversation: resends a message automatically until it is confirmed, then sends the next (docs/realtime.md). */
export const outboxLaneMachine = laneSetup.createMachine({
  id: 'outboxLane',
  description: 'Sends the messages of one conversation, one after the other.',
  context: { entry: null, lastTime: 0 },
  type: 'parallel',
  states: {
    delivery: {
      initial: 'free',
      on: { 'lane.release': { target: '.free', actions: 'reportFree' } },
      states: {
        free: {
          description: 'No message is being sent.',
          tags: 'free',
          entry: assign({ entry: null }),
          on: {
            'lane.take': [
              { guard: withEvent('isDoubtful'), target: 'checking', actions: withEvent('take') },
              { target: 'out', actions: withEvent('take') },
            ],
          },
        },
        out: {
          description: 'The message was handed to the live connection.',
          meta: { requirements: ['R7.5-17'] },
          entry: 'sendOrResend',
          initial: 'sending',
          after: { messageConfirmTimeout: { target: 'looking' } },
          on: { 'lane.mended': { target: 'checking' } },
          states: {
            sending: {
              description: 'The server should send the message back as a confirmation.',
              after: { echoWait: { target: 'peeking' } },
              on: { 'lane.receipted': { target: 'receipted' } },
            },
            receipted: {
              description: 'The server has received the message: the echo should follow at once.',
              after: { receiptedEchoWait: { target: 'peeking' } },
            },
            peeking: {
              description: 'No echo has come: does the history contain the message already?',
              ...lookBeforeResend('awaiting', 'awaiting'),
            },
            awaiting: {
              description: 'The message is not in the history yet; it may still be on its way.',
              on: { 'lane.receipted': { target: 'receipted' } },
            },
          },
        },
        looking: {
          description: 'No echo has come in time: does the history contain the message?',
          meta: { requirements: ['R7.5-17'] },
          ...lookBeforeResend('doubting', '#outboxLane.delivery.resting'),
          on: { 'lane.mended': { target: 'checking' } },
        },
        doubting: {
          description:
            'The message is not in the history: the connection is renewed before it is sent again, so that it cannot arrive twice.',
          entry: 'renewBeforeResend',
          after: { messageConfirmTimeout: { target: 'looking' } },
          on: { 'lane.mended': { target: 'checking' } },
        },
        checking: {
          description: 'The connection is new: the history is checked before anything is sent again.',
          ...lookBeforeResend('out', '#outboxLane.delivery.resting'),
          on: { 'lane.mended': { target: 'checking', reenter: true } },
        },
        resting: {
          description: 'The history could not be read; the app retries.',
          after: { lookAgainDelay: { target: 'looking' } },
          on: { 'lane.mended': { target: 'checking' } },
        },
      },
    },
    pace: {
      initial: 'ready',
      states: {
        ready: {
          description: 'The next message can be sent at once.',
          on: { 'lane.take': { target: 'pausing' } },
        },
        pausing: {
          description: 'A message was sent within the last 800 ms: the next one waits.',
          tags: 'pausing',
          meta: { requirements: ['R5.7-10'] },
          after: { submitThrottle: { target: 'ready', actions: 'reportFree' } },
          on: { 'lane.take': { target: 'pausing', reenter: true } },
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof outboxLaneMachine>;

/** Whether a message may be sent now. Texts are throttled (R5.7-10); images and cards are not. */
export const isFreeFor = (lane: Pick<Snapshot, 'context' | 'hasTag'>, { msgType, sentTime }: OutboxEntry): boolean =>
  lane.hasTag('free') &&
  (!lane.hasTag('pausing') || !(msgType === 0 || msgType === 3) || sentTime - lane.context.lastTime >= submitThrottle);

export const selectInFlight = ({ context }: { readonly context: Pick<Context, 'entry'> }): string | null =>
  context.entry && keyOf(context.entry);
