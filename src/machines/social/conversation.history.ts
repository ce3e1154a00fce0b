import { toFailure } from '#services/failure.ts';
import { conversationSetup } from './conversation.setup.ts';

/** The newest messages, and what is pushed after them (docs/realtime.md). */
export const newest = conversationSetup.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      description: 'The newest messages are being fetched; their place is held.',
      tags: 'loading',
      invoke: {
        id: 'loadHistory',
        src: 'loadHistory',
        input: ({ context }) => ({ convId: context.conversation.id, before: null }),
        onDone: {
          target: 'current',
          actions: [
            { type: 'knowEnd', params: ({ event }) => event.output },
            { type: 'see', params: ({ event }) => event.output },
            { type: 'wantTemplates', params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: toFailure(event.error) }) },
        },
      },
      on: {
        'message.arrived': { actions: { type: 'add', params: ({ event }) => ({ messages: [event.message] }) } },
      },
    },
    failed: {
      description: 'Nothing could be fetched; the reader may try again. What is said meanwhile is shown.',
      tags: 'failed',
      meta: { see: 'messages:conversationFailed', requirements: ['R8.5-3'] },
      on: {
        'message.arrived': { actions: { type: 'add', params: ({ event }) => ({ messages: [event.message] }) } },
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
          actions: { type: 'add', params: ({ event }) => ({ messages: [event.message] }) },
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
        'message.arrived': { actions: { type: 'add', params: ({ event }) => ({ messages: [event.message] }) } },
        'conversation.sync': { target: 'syncing' },
        'realtime.up': { target: 'syncing' },
        'connection.returned': { target: 'syncing' },
      },
    },
    syncing: {
      description:
        'The history is read back to where it was read last; no message that comes meanwhile ends the reading.',
      initial: 'abreast',
      invoke: {
        id: 'syncHistory',
        src: 'syncHistory',
        input: ({ context }) => ({ convId: context.conversation.id, seen: context.seen }),
        onDone: [
          {
            guard: 'isBehind',
            target: 'settling',
            actions: { type: 'see', params: ({ event }) => ({ messages: event.output }) },
          },
          { target: 'current', actions: { type: 'see', params: ({ event }) => ({ messages: event.output }) } },
        ],
        onError: [{ guard: 'isBehind', target: 'settling' }, { target: 'current' }],
      },
      on: {
        'realtime.up': { target: 'syncing', reenter: true },
        'connection.returned': { target: 'syncing', reenter: true },
      },
      states: {
        abreast: {
          description: 'Nothing has come since it began.',
          on: {
            'message.arrived': {
              target: 'behind',
              actions: { type: 'add', params: ({ event }) => ({ messages: [event.message] }) },
            },
            'conversation.sync': { target: 'behind' },
          },
        },
        behind: {
          description: 'Something has come since it began: the history is read once more afterwards.',
          on: {
            'message.arrived': { actions: { type: 'add', params: ({ event }) => ({ messages: [event.message] }) } },
          },
        },
      },
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
            { type: 'add', params: ({ event }) => event.output },
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
