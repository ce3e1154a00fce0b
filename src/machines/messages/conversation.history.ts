import { assignFailure } from '../shared/assign-failure.ts';
import { conversationSetup } from './conversation.setup.ts';
import type { Read, Stretch } from './conversation-loads.ts';

const newestOf = ({ messages, isAll }: Stretch): Read => ({ messages, reaches: isAll });

const sinceBegun = {
  initial: 'abreast',
  states: {
    abreast: conversationSetup.createStateConfig({
      description: 'No message has arrived since this began.',
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
      description: 'A message has arrived since this began: the history is loaded once more.',
    }),
  },
} as const;

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
      description: 'The newest messages are being loaded behind a placeholder.',
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
      description: 'The messages could not be loaded; the user can retry, and new messages are still shown.',
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
      description: 'All known messages are shown.',
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
      description: 'A pushed message is shown; in a moment the history is checked for more.',
      after: { settleDelay: { target: 'syncing' } },
      on: {
        'conversation.sync': { target: 'syncing' },
        'realtime.up': { target: 'syncing' },
        'connection.returned': { target: 'syncing' },
      },
    },
    syncing: {
      description: 'The history is loaded back to the last known message; new messages do not interrupt it.',
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

export const older = conversationSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      description: 'Scrolling to the top loads older messages.',
      on: { 'history.older': { guard: 'hasOlder', target: 'loading', meta: { requirements: ['R4.6-13'] } } },
    },
    loading: {
      description: 'Ten older messages are being loaded.',
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
      description: 'Older messages could not be loaded.',
      tags: 'olderFailed',
      on: { 'history.older': { target: 'loading' }, 'history.retry': { target: 'loading' } },
    },
  },
});
