import { assign } from 'xstate';
import { assignFailure } from '../kit/assign-failure.ts';
import { withEvent } from '../kit/with-event.ts';
import { conversationsSetup } from './conversations.setup.ts';

/** As a dialog or as the page (§2.2). */
export const window = conversationsSetup.createStateConfig({
  initial: 'closed',
  on: {
    'conversation.leave': { actions: 'leave' },
    'route.entered': [
      {
        guard: withEvent('isMessagesRoute'),
        target: '.page',
        actions: withEvent('followRoute'),
        meta: { requirements: ['R2.2-23'] },
      },
      { target: '.closed', actions: 'leave' },
    ],
  },
  states: {
    closed: {
      description: 'The dialog is closed.',
      exit: 'showNewest',
      on: {
        'dialog.open': { guard: 'isReady', target: 'open', meta: { requirements: ['R2.2-14'] } },
        'conversation.begin': { target: 'open' },
      },
    },
    open: {
      description: 'The dialog is open.',
      tags: 'open',
      on: { 'dialog.close': { target: 'closed', actions: 'leave' } },
    },
    page: { description: 'The messages page is open, so the dialog is not needed.' },
  },
});

/** Two requests for the dialog within one second count as one (R4.6-18). */
export const pace = conversationsSetup.createStateConfig({
  initial: 'ready',
  states: {
    ready: {
      description: 'The dialog can be opened.',
      on: { 'dialog.open': { target: 'cooling' } },
    },
    cooling: {
      description: 'The dialog was opened a moment ago: further clicks within a second are ignored.',
      meta: { requirements: ['R4.6-18'] },
      after: { dialogOpenDebounce: { target: 'ready' } },
    },
  },
});

export const beginning = conversationsSetup.createStateConfig({
  initial: 'idle',
  on: {
    'conversation.begin': {
      guard: 'isFresh',
      target: '.asking',
      actions: assign({
        toBegin: ({ event: { memberId, postId } }) => ({ memberId, postId }),
        wantedId: null,
        isMissing: false,
      }),
    },
  },
  states: {
    idle: { description: 'No new conversation is being started.' },
    asking: {
      description: 'The conversation with that member is being created.',
      tags: 'beginning',
      on: {
        'dialog.close': { target: 'idle' },
        'route.entered': [{ guard: withEvent('isStillWanted') }, { target: 'idle' }],
      },
      invoke: {
        id: 'beginConversation',
        src: 'beginConversation',
        input: ({ context }) => context.toBegin ?? { memberId: '0', postId: null },
        onDone: [
          {
            guard: 'isOnPage',
            target: 'idle',
            actions: [
              { type: 'begun', params: ({ event }) => ({ conversation: event.output }) },
              { type: 'goToConversation', params: ({ event }) => ({ convId: event.output.id }) },
            ],
          },
          {
            target: 'idle',
            actions: [
              { type: 'begun', params: ({ event }) => ({ conversation: event.output }) },
              { type: 'select', params: ({ event }) => ({ convId: event.output.id }) },
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ failure: event.error }) },
            target: 'idle',
            actions: ['forgetWanted', { type: 'notice', params: { tone: 'bad', key: 'messages:conversationFailed' } }],
          },
          { target: 'failed', actions: assignFailure },
        ],
      },
    },
    failed: {
      description:
        'The conversation could not be created; the user retries, or the app retries on reconnection or after a minute.',
      tags: 'beginFailed',
      meta: { see: 'messages:conversationFailed', requirements: ['R8.5-3'] },
      after: { messageCheckInterval: { target: 'asking' } },
      on: {
        'begin.retry': { target: 'asking' },
        'realtime.up': { target: 'asking' },
        'conversation.select': { target: 'idle' },
        'conversation.leave': { target: 'idle' },
        'dialog.close': { target: 'idle' },
        'route.entered': { target: 'idle' },
      },
    },
  },
});
