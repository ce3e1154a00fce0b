import { assign, sendParent, setup } from 'xstate';
import { messageConfirmTimeout } from '#services/contract/constants.ts';
import type { OutboxEntry } from '#services/contract/stored.contract.ts';
import type { Meta } from '../shared/meta.ts';
import { keyOf } from './outbox-entry.ts';
import { type Looked, look, type Refused } from './outbox-look.ts';

export type LaneEvent =
  /** `isDoubtful`: it may have been sent before. */
  | { readonly type: 'lane.take'; readonly entry: OutboxEntry; readonly isDoubtful: boolean }
  /** The message was seen: on the own queue or in the history. */
  | { readonly type: 'lane.release' }
  /** The line is up again. */
  | { readonly type: 'lane.mended' };

export type LaneReport =
  | { readonly type: 'lane.out'; readonly entry: OutboxEntry }
  | { readonly type: 'lane.confirmed'; readonly entry: OutboxEntry }
  | { readonly type: 'lane.failed'; readonly entry: OutboxEntry; readonly reason: Refused }
  /** Nothing was heard, and history does not have it: the line may be dead. */
  | { readonly type: 'lane.silent' }
  | { readonly type: 'lane.freed' };

interface Context {
  readonly entry: OutboxEntry | null;
}

const nothing: OutboxEntry = {
  msgFrom: '0',
  msgTo: '0',
  convId: '0',
  msgType: 0,
  msgContent: '',
  sentTime: 0,
  state: 'queued',
  reason: null,
};

/** What is told of it: a copy, so that nothing hangs on the lane. */
const entryOf = ({ entry }: Context): OutboxEntry => entry ?? nothing;

const laneSetup = setup({
  types: {
    context: {} as Context,
    events: {} as LaneEvent,
    tags: {} as 'free',
    meta: {} as Meta,
  },
  actors: { look },
  actions: {
    out: sendParent(({ context }) => ({ type: 'lane.out', entry: entryOf(context) })),
    confirm: sendParent(({ context }) => ({ type: 'lane.confirmed', entry: entryOf(context) })),
    fail: sendParent(({ context }, { reason }: { reason: Looked }) => ({
      type: 'lane.failed',
      entry: entryOf(context),
      reason,
    })),
    ask: sendParent({ type: 'lane.silent' }),
    tellFree: sendParent({ type: 'lane.freed' }),
    take: assign((_, { entry }: { entry: OutboxEntry }) => ({ entry })),
  },
  guards: {
    isDoubtful: (_, { isDoubtful }: { isDoubtful: boolean }) => isDoubtful,
    isFound: (_, { looked }: { looked: Looked }) => looked === 'found',
    isMissing: (_, { looked }: { looked: Looked }) => looked === 'missing',
  },
  delays: { messageConfirmTimeout, lookAgainDelay: 5_000 },
});

/** Asks the history; `missing`: where it leads when the message is not there. */
const lookThen = (missing: 'doubting' | 'sending') =>
  laneSetup.createStateConfig({
    invoke: {
      id: 'look',
      src: 'look',
      input: ({ context }) => entryOf(context),
      onDone: [
        {
          guard: { type: 'isFound', params: ({ event }) => ({ looked: event.output }) },
          target: 'free',
          actions: 'confirm',
        },
        { guard: { type: 'isMissing', params: ({ event }) => ({ looked: event.output }) }, target: missing },
        { target: 'free', actions: { type: 'fail', params: ({ event }) => ({ reason: event.output }) } },
      ],
      onError: { target: 'resting' },
    },
  });

/** One conversation's way out: one message at a time, and the next only when this one is known to be there. */
export const outboxLaneMachine = laneSetup.createMachine({
  id: 'outboxLane',
  description: 'Sends the messages of one conversation, one after the other.',
  context: { entry: null },
  initial: 'free',
  on: { 'lane.release': { target: '.free', actions: 'tellFree' } },
  states: {
    free: {
      description: 'Nothing is on its way.',
      tags: 'free',
      entry: assign({ entry: null }),
      on: {
        'lane.take': [
          {
            guard: { type: 'isDoubtful', params: ({ event }) => event },
            target: 'checking',
            actions: { type: 'take', params: ({ event }) => event },
          },
          { target: 'sending', actions: { type: 'take', params: ({ event }) => event } },
        ],
      },
    },
    sending: {
      description: 'It has been handed to the live channel; its echo is awaited.',
      meta: { requirements: ['R7.5-17'] },
      entry: 'out',
      after: { messageConfirmTimeout: { target: 'looking' } },
      on: { 'lane.mended': { target: 'checking' } },
    },
    looking: {
      description: 'Nothing was heard of it: does the history have it?',
      meta: { requirements: ['R7.5-17'] },
      ...lookThen('doubting'),
      on: { 'lane.mended': { target: 'checking' } },
    },
    doubting: {
      description:
        'It is not there: a new line is made before it is sent again, so that the old one cannot bring it late.',
      entry: 'ask',
      after: { messageConfirmTimeout: { target: 'looking' } },
      on: { 'lane.mended': { target: 'checking' } },
    },
    checking: {
      description: 'The line is new: the history is asked before anything is sent again.',
      ...lookThen('sending'),
      on: { 'lane.mended': { target: 'checking', reenter: true } },
    },
    resting: {
      description: 'The history could not be read; it is asked again.',
      after: { lookAgainDelay: { target: 'looking' } },
      on: { 'lane.mended': { target: 'checking' } },
    },
  },
});

/** Which message the lane is busy with, or null. */
export const selectInFlight = ({ context }: { readonly context: Context }): string | null =>
  context.entry && keyOf(context.entry);
