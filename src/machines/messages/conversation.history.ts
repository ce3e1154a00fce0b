import { assignFailure } from '../kit/assign-failure.ts';
import { withEvent, withOutput } from '../kit/with-event.ts';
import { conversationSetup } from './conversation.setup.ts';
import type { Read, Stretch } from './conversation-loads.ts';

const newestOf = ({ messages, isAll }: Stretch): Read => ({ messages, reaches: isAll });

const sinceBegun = {
  initial: 'abreast',
  states: {
    abreast: conversationSetup.createStateConfig({
      description: 'No message has arrived since this began.',
      on: {
        'message.arrived': { target: 'behind', actions: withEvent('add') },
        'message.confirmed': { guard: withEvent('isLacking'), target: 'behind', actions: withEvent('holdConfirmed') },
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
    'message.arrived': { actions: withEvent('add') },
    'message.confirmed': { guard: withEvent('isLacking'), actions: withEvent('holdConfirmed') },
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
            actions: [withOutput('knowEnd'), { type: 'see', params: ({ event }) => newestOf(event.output) }],
          },
          {
            target: 'current',
            actions: [
              withOutput('knowEnd'),
              { type: 'see', params: ({ event }) => newestOf(event.output) },
              withOutput('wantTemplates'),
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
        'message.confirmed': { guard: withEvent('isLacking'), target: 'loading', actions: withEvent('holdConfirmed') },
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
        'message.arrived': { target: 'settling', actions: withEvent('add') },
        'message.confirmed': { guard: withEvent('isLacking'), target: 'settling', actions: withEvent('holdConfirmed') },
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
          { guard: 'isBehind', target: 'settling', actions: withOutput('see') },
          { target: 'current', actions: [withOutput('see'), 'dropConfirmed'] },
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
          actions: [withOutput('knowEnd'), withOutput('addOlder')],
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
