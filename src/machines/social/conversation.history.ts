import { assignFailure } from '../shared/assign-failure.ts';
import { conversationSetup } from './conversation.setup.ts';
import type { Read, Stretch } from './conversation-loads.ts';

const newestOf = ({ messages, isAll }: Stretch): Read => ({ messages, reaches: isAll });

/** While the history is being read. */
const sinceBegun = {
  initial: 'abreast',
  states: {
    abreast: conversationSetup.createStateConfig({
      description: 'Nothing has come since it began.',
      on: {
        'message.arrived': { target: 'behind', actions: { type: 'add', params: ({ event }) => event } },
        'message.confirmed': {
          guard: { type: 'isLacking', params: ({ event }) => event },
          target: 'behind',
          actions: { type: 'holdConfirmed', params: ({ event }) => event },
        },
      },
    }),
    behind: conversationSetup.createStateConfig({
      description: 'Something has come since it began: the history is read once more afterwards.',
    }),
  },
} as const;

/** The newest messages, and what is pushed after them (docs/realtime.md). */
export const newest = conversationSetup.createStateConfig({
  initial: 'loading',
  on: {
    'message.arrived': { actions: { type: 'add', params: ({ event }) => event } },
    'message.confirmed': {
      guard: { type: 'isLacking', params: ({ event }) => event },
      actions: { type: 'holdConfirmed', params: ({ event }) => event },
    },
  },
  states: {
    loading: {
      description: 'The newest messages are being fetched; their place is held.',
      tags: 'loading',
      invoke: {
        id: 'loadHistory',
        src: 'loadHistory',
        input: ({ context }) => ({ convId: context.conversation.id, before: null }),
        onDone: [
          {
            guard: 'isBehind',
            target: 'settling',
            actions: [
              { type: 'knowEnd', params: ({ event }) => event.output },
              { type: 'see', params: ({ event }) => newestOf(event.output) },
            ],
          },
          {
            target: 'current',
            actions: [
              { type: 'knowEnd', params: ({ event }) => event.output },
              { type: 'see', params: ({ event }) => newestOf(event.output) },
              { type: 'wantTemplates', params: ({ event }) => event.output },
              'dropConfirmed',
            ],
          },
        ],
        onError: { target: 'failed', actions: assignFailure },
      },
      ...sinceBegun,
    },
    failed: {
      description: 'Nothing could be fetched; the reader may try again. What is said meanwhile is shown.',
      tags: 'failed',
      meta: { see: 'messages:conversationFailed', requirements: ['R8.5-3'] },
      on: {
        'message.confirmed': {
          guard: { type: 'isLacking', params: ({ event }) => event },
          target: 'loading',
          actions: { type: 'holdConfirmed', params: ({ event }) => event },
        },
        'history.retry': { target: 'loading' },
        'conversation.sync': { target: 'loading' },
        'realtime.up': { target: 'loading' },
        'conversation.entered': { target: 'loading' },
        'connection.returned': { target: 'loading' },
      },
    },
    current: {
      description: 'The messages are there, as far as is known all of them.',
      on: {
        'message.arrived': {
          target: 'settling',
          actions: { type: 'add', params: ({ event }) => event },
        },
        'message.confirmed': {
          guard: { type: 'isLacking', params: ({ event }) => event },
          target: 'settling',
          actions: { type: 'holdConfirmed', params: ({ event }) => event },
        },
        'conversation.sync': { target: 'syncing' },
        'realtime.up': { target: 'syncing' },
        'conversation.entered': { target: 'syncing' },
        'connection.returned': { target: 'syncing' },
      },
    },
    settling: {
      description: 'Something was pushed and is shown; in a moment the history is asked whether that was all.',
      after: { settleDelay: { target: 'syncing' } },
      on: {
        'conversation.sync': { target: 'syncing' },
        'realtime.up': { target: 'syncing' },
        'connection.returned': { target: 'syncing' },
      },
    },
    syncing: {
      description:
        'The history is read back to where it was read last; no message that comes meanwhile ends the reading.',
      invoke: {
        id: 'syncHistory',
        src: 'syncHistory',
        input: ({ context }) => ({ convId: context.conversation.id, seen: context.seen }),
        onDone: [
          {
            guard: 'isBehind',
            target: 'settling',
            actions: { type: 'see', params: ({ event }) => event.output },
          },
          { target: 'current', actions: [{ type: 'see', params: ({ event }) => event.output }, 'dropConfirmed'] },
        ],
        onError: [{ guard: 'isBehind', target: 'settling' }, { target: 'current' }],
      },
      on: {
        'conversation.sync': { target: '.behind' },
        'realtime.up': { target: 'syncing', reenter: true },
        'connection.returned': { target: 'syncing', reenter: true },
      },
      ...sinceBegun,
    },
  },
});

/** Older messages, ten at a time (R4.6-13). */
export const older = conversationSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      description: 'Older messages come when the log is scrolled to its top.',
      on: { 'history.older': { guard: 'hasOlder', target: 'loading', meta: { requirements: ['R4.6-13'] } } },
    },
    loading: {
      description: 'Ten older messages are being fetched.',
      tags: 'olderLoading',
      invoke: {
        id: 'loadOlder',
        src: 'loadOlder',
        input: ({ context }) => ({
          convId: context.conversation.id,
          before: context.messages[0]?.id ?? null,
        }),
        onDone: {
          target: 'idle',
          actions: [
            { type: 'knowEnd', params: ({ event }) => event.output },
            { type: 'addOlder', params: ({ event }) => event.output },
          ],
        },
        onError: { target: 'failed' },
      },
    },
    failed: {
      description: 'Older messages could not be fetched.',
      tags: 'olderFailed',
      on: { 'history.older': { target: 'loading' }, 'history.retry': { target: 'loading' } },
    },
  },
});
