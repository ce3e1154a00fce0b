import { assign } from 'xstate';
import type { OutboxEntry } from '#services/contract/stored.contract.ts';
import { retryStoring } from '../kit/retry-storing.state.ts';
import { withEvent, withOutput } from '../kit/with-event.ts';
import { type Context, outboxSetup, type Theirs } from './outbox.setup.ts';
import { isOwn, keyOf } from './outbox-entry.ts';

const theirs =
  (isSender: boolean) =>
  ({ event: { value, at } }: { readonly event: Pick<Theirs, 'value' | 'at'> }): Theirs => ({ value, isSender, at });

/** Unconfirmed messages (docs/realtime.md): durable, shared by all tabs, sent by one. An echo or the history confirms one. */
export const outboxMachine = outboxSetup.createMachine({
  id: 'outbox',
  description: 'Messages that are written but not confirmed as delivered.',
  context: ({ input }) => ({
    memberId: input.memberId,
    box: { entries: [], done: [] },
    unstamped: [],
    lanes: {},
    overdue: [],
    foreign: [],
  }),
  type: 'parallel',
  invoke: { id: 'record', src: 'persistOutbox', onError: { target: '.storage.lost' } },
  on: {
    'outbox.add': {
      actions: assign({ unstamped: ({ context, event }) => [...context.unstamped, event.draft] }),
    },
    'outbox.retry': [
      { guard: withEvent('isRefused'), actions: [withEvent('requeue'), 'save'] },
      {
        guard: withEvent('isOnItsWay'),
        actions: [withEvent('tryNow'), 'save'],
        meta: { requirements: ['R7.5-17'] },
      },
    ],
    'confirmation.overdue': {
      actions: withEvent('markOverdue'),
      meta: { requirements: ['R7.5-17', 'R8.5-4'] },
    },
    'outbox.discard': {
      actions: { type: 'remove', params: ({ event }) => ({ keys: [keyOf(event.key)] }) },
    },
    'outbox.drop': {
      actions: {
        type: 'remove',
        params: ({ context, event }) => ({ keys: selectEntries({ context }, event.convId).map(keyOf) }),
      },
    },
    'outbox.forget': {
      actions: {
        type: 'remove',
        params: ({ context }) => ({ keys: context.box.entries.filter(isOwn(context)).map(keyOf) }),
      },
    },
    'outbox.seen': { actions: withEvent('settle') },
    'outbox.dispatch': { guard: 'canSend', actions: 'dispatch' },
    'realtime.receipted': { actions: withEvent('receipt') },
    'lane.confirmed': {
      actions: [{ type: 'settle', params: ({ event }) => ({ keys: [event.entry] }) }, 'dispatchSoon'],
    },
    'lane.failed': {
      actions: [withEvent('fail'), withEvent('reportFailed'), 'save', 'dispatchSoon'],
      meta: { requirements: ['R7.5-17', 'R8.5-4'] },
    },
    'lane.freed': { guard: 'canSend', actions: 'dispatch' },
    'record.loaded': {
      actions: [{ type: 'merge', params: theirs(false) }, 'dropStored', 'dispatchSoon'],
    },
  },
  states: {
    stamping: {
      initial: 'idle',
      states: {
        idle: {
          description: 'Every message has its timestamp.',
          always: { guard: 'hasUnstamped', target: 'reading' },
        },
        reading: {
          description: 'Reads the timestamp used as the message key.',
          invoke: {
            id: 'stamp',
            src: 'stamp',
            input: ({ context: { memberId, unstamped } }) => ({ memberId, count: unstamped.length }),
            onDone: { target: 'idle', actions: withOutput('put') },
            onError: {
              target: 'idle',
              actions: {
                type: 'put',
                params: ({ context }) => ({
                  first: (context.box.entries.at(-1)?.sentTime ?? 0) + 1,
                  count: context.unstamped.length,
                }),
              },
            },
          },
        },
      },
    },
    connection: {
      initial: 'down',
      states: {
        down: {
          description: 'The live connection is down: messages wait.',
          on: { 'realtime.up': { target: 'up', actions: ['mend', 'dispatchSoon'] } },
        },
        up: {
          description: 'The live connection is up.',
          on: { 'realtime.down': { target: 'down' } },
        },
      },
    },
    storage: {
      initial: 'granted',
      states: {
        granted: {
          description: 'Written messages survive closing the page.',
          on: { 'record.failed': { target: 'refused' } },
        },
        refused: {
          description:
            'The browser refuses to store messages: they last as long as this page, and the conversation says so.',
          tags: 'unstored',
          ...retryStoring('#outbox.storage.granted'),
        },
        lost: { description: 'This page cannot store anything any more.', tags: 'unstored' },
      },
    },
    senderLock: {
      invoke: {
        id: 'senderLock',
        src: 'senderLock',
        input: ({ context: { memberId } }) => ({ memberId }),
        onError: {},
      },
      initial: 'waiting',
      states: {
        waiting: {
          description: 'Another tab sends the messages of this member.',
          on: {
            'lock.acquired': { target: 'held', actions: 'dispatchSoon' },
            'lock.missing': { target: 'alone', actions: 'dispatchSoon' },
            'record.changed': [
              {
                guard: { type: 'isBehind', params: theirs(false) },
                actions: [{ type: 'merge', params: theirs(false) }, 'save'],
              },
              { actions: { type: 'merge', params: theirs(false) } },
            ],
          },
        },
        held: {
          description: 'This tab sends the messages.',
          tags: 'sender',
          on: {
            'record.changed': [
              {
                guard: { type: 'isBehind', params: theirs(true) },
                actions: [{ type: 'merge', params: theirs(true) }, 'save', 'dispatchSoon'],
              },
              { actions: [{ type: 'merge', params: theirs(true) }, 'dispatchSoon'] },
            ],
          },
        },
        alone: {
          description: 'In this browser tabs cannot take turns: each sends what was written in it.',
          tags: 'sender',
          on: {
            'record.changed': [
              {
                guard: { type: 'hasMore', params: theirs(true) },
                actions: [
                  { type: 'leaveToOthers', params: theirs(true) },
                  { type: 'merge', params: theirs(true) },
                  'save',
                ],
              },
              {
                actions: [
                  { type: 'leaveToOthers', params: theirs(true) },
                  { type: 'merge', params: theirs(true) },
                ],
              },
            ],
          },
        },
      },
    },
  },
});

export const selectEntries = ({ context }: { readonly context: Context }, convId: string): readonly OutboxEntry[] =>
  context.box.entries.filter((entry) => entry.convId === convId && isOwn(context)(entry));

/** Keys of messages to be shown as failed, although they are still being sent. */
export const selectOverdue = ({ context }: { readonly context: Context }): readonly string[] => context.overdue;
