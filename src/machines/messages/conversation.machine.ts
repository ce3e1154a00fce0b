import { type ActorRefFrom, assign, type SnapshotFrom } from 'xstate';
import type { Conversation } from '#services/contract/message.contract.ts';
import { withEvent } from '../kit/with-event.ts';
import { newest, older } from './conversation.history.ts';
import { conversationSetup, whyNotSendable } from './conversation.setup.ts';

export const conversationMachine = conversationSetup.createMachine({
  id: 'conversation',
  description: 'One conversation: its history and the message being typed.',
  context: ({ input }) => ({
    ...input,
    messages: [],
    seen: null,
    isAll: false,
    confirmed: [],
    handed: [],
    tip: null,
    failure: null,
  }),
  type: 'parallel',
  invoke: [
    { id: 'images', src: 'images' },
    { id: 'about', src: 'about', input: ({ context }) => context.conversation.contextId },
  ],
  on: {
    'conversation.known': { actions: assign({ conversation: ({ event }) => event.conversation }) },
    'role.known': { actions: assign({ role: ({ event }) => event.role }) },
  },
  states: {
    newest,
    older,
    attention: {
      initial: 'away',
      states: {
        away: {
          description: 'Another conversation is shown, or none.',
          on: { 'conversation.entered': { target: 'here', meta: { requirements: ['R4.6-2'] } } },
        },
        here: {
          description: 'The conversation is shown.',
          initial: 'atEnd',
          on: { 'conversation.left': { target: 'away' } },
          states: {
            atEnd: {
              description: 'The newest message is visible: new messages count as read at once.',
              tags: 'attentive',
              meta: { requirements: ['R4.6-12'] },
              entry: 'wantRead',
              on: {
                'log.above': { target: 'above' },
                'page.hidden': { target: '#conversation.attention.hidden' },
                'message.arrived': { guard: withEvent('isIncoming'), actions: 'wantRead' },
              },
            },
            above: {
              description: 'Older messages are visible: new messages are unread.',
              on: {
                'log.atEnd': { target: 'atEnd' },
                'page.hidden': { target: '#conversation.attention.hidden.above' },
              },
            },
          },
        },
        hidden: {
          description: 'The page is hidden: new messages are unread.',
          on: { 'conversation.left': { target: 'away' } },
          initial: 'atEnd',
          states: {
            atEnd: {
              description: 'The newest message was visible when the page was hidden.',
              on: { 'page.shown': { target: '#conversation.attention.here' } },
            },
            above: {
              description: 'Older messages were visible; the position stays for the return.',
              on: { 'page.shown': { target: '#conversation.attention.here.above' } },
            },
          },
        },
      },
    },
    reading: {
      initial: 'idle',
      states: {
        idle: {
          description: 'The backend knows what was read.',
          on: { 'read.wanted': { target: 'syncing' } },
        },
        syncing: {
          description: 'The backend is marking the messages as read.',
          entry: 'reportRead',
          invoke: {
            id: 'markRead',
            src: 'markRead',
            input: ({ context }) => ({ convId: context.conversation.id }),
            onDone: { target: 'idle', actions: 'reportRead' },
            onError: { target: 'idle' },
          },
          on: { 'read.wanted': { target: 'syncing', reenter: true } },
        },
      },
    },
    composer: {
      initial: 'writing',
      on: {
        'text.change': { actions: [assign({ text: ({ event }) => event.text }), 'saveDraft'] },
        'text.stored': { actions: withEvent('dropDraft') },
        'message.give': [{ guard: 'canGive', actions: withEvent('give') }, { actions: 'refuseGift' }],
      },
      states: {
        writing: {
          description: 'The message box is ready.',
          on: {
            'message.send': [
              { guard: 'canSend', target: 'pausing', actions: 'sendText', meta: { requirements: ['R4.6-16'] } },
              {
                actions: 'refuse',
                meta: { requirements: ['R5.7-1', 'R5.7-3', 'R8.5-7', 'R8.5-8', 'R8.5-9', 'R8.5-11'] },
              },
            ],
          },
        },
        pausing: {
          description: 'A message was just sent: a second press on the empty box is ignored.',
          tags: 'pausing',
          meta: { requirements: ['R5.7-10'] },
          after: {
            submitThrottle: { target: 'writing' },
          },
          on: {
            'message.send': [
              { guard: 'canSend', target: 'pausing', reenter: true, actions: 'sendText' },
              { guard: 'isSlip' },
              { actions: 'refuse', meta: { requirements: ['R5.7-3', 'R8.5-11'] } },
            ],
          },
        },
      },
    },
    tip: {
      initial: 'none',
      states: {
        none: {
          description: 'No hint is shown.',
          on: { 'tip.show': { target: 'shown', actions: assign({ tip: ({ event }) => event.tip }) } },
        },
        shown: {
          description: 'A hint below the box says why sending is not possible, for five seconds.',
          tags: 'tip',
          meta: { requirements: ['R4.6-19'] },
          after: { tipHiddenAfter: { target: 'none', actions: assign({ tip: null }) } },
          on: {
            'tip.show': { target: 'shown', reenter: true, actions: assign({ tip: ({ event }) => event.tip }) },
            'tip.close': { target: 'none', actions: assign({ tip: null }) },
            'text.change': { target: 'none', actions: assign({ tip: null }) },
          },
        },
      },
    },
  },
});

export type ConversationActor = ActorRefFrom<typeof conversationMachine>;
type Snapshot = SnapshotFrom<typeof conversationMachine>;

export const selectConversation = ({ context }: Snapshot): Conversation => context.conversation;
export const selectMessages = ({ context }: Snapshot) => context.messages;

/** Sent messages the backend has confirmed, still without its copy. */
export const selectConfirmed = ({ context }: Snapshot) => context.confirmed;
export const selectText = ({ context }: Snapshot): string => context.text;
export const selectTip = ({ context }: Snapshot) => context.tip;

/** Why nothing can be sent here, or null. */
export const selectHindrance = ({ context }: Snapshot) => whyNotSendable(context);
export const selectHasOlder = ({ context }: Snapshot): boolean => !context.isAll && context.messages.length > 0;

/** Whether the user has scrolled up from the newest message. */
export const selectIsAbove = (snapshot: Snapshot): boolean => snapshot.matches({ attention: { here: 'above' } });
