import { type ActorRefFrom, assign, enqueueActions, raise, sendParent, setup } from 'xstate';
import { messageMaxLength, submitThrottle, tipHiddenAfter } from '#services/contract/constants.ts';
import type { Conversation } from '#services/contract/message.contract.ts';
import { may, type Role } from '#services/contract/permissions.ts';
import type { Message, OutgoingMessage } from '#services/contract/realtime.contract.ts';
import { lengthOf } from '#services/contract/text.ts';
import { type Failure, toFailure } from '#services/failure.ts';
import type { DraftReport } from '../shared/drafts.machine.ts';
import type { Meta } from '../shared/meta.ts';
import type { NoticeRaised } from '../shared/notices.machine.ts';
import { loadHistory, markRead, type Stretch, syncHistory } from './conversation-loads.ts';
import { messageImagesMachine } from './message-images.machine.ts';
import { compareIds, mergedMessages, messageTypeOf } from './message-lines.ts';
import type { Draft, MessageKey } from './outbox-entry.ts';

export type ConversationEvent =
  /** It is shown, or shown again. */
  | { readonly type: 'conversation.entered' }
  | { readonly type: 'conversation.left' }
  /** What the list says of it. */
  | { readonly type: 'conversation.known'; readonly conversation: Conversation }
  /** There may be more than was pushed. */
  | { readonly type: 'conversation.sync' }
  | { readonly type: 'message.arrived'; readonly message: Message }
  | { readonly type: 'role.known'; readonly role: Role }
  | { readonly type: 'history.older' }
  | { readonly type: 'history.retry' }
  | { readonly type: 'connection.returned' }
  | { readonly type: 'log.atEnd' }
  | { readonly type: 'log.above' }
  | { readonly type: 'page.hidden' }
  | { readonly type: 'page.shown' }
  | { readonly type: 'text.change'; readonly text: string }
  | { readonly type: 'message.send' }
  /** A picture that lies at the upload host, a template, or a card: sent as it is. */
  | { readonly type: 'message.give'; readonly msgType: OutgoingMessage['msgType']; readonly msgContent: string }
  | { readonly type: 'tip.close' }
  | { readonly type: 'tip.show'; readonly tip: Tip }
  | { readonly type: 'read.wanted' }
  /** What its pictures have to say. */
  | NoticeRaised;

/** What is said under the box; the texts are those of §8.5. */
export type Tip = 'muted' | 'blocked' | 'notFriend' | 'empty' | 'tooLong' | 'imageFailed' | 'copied';

export type ConversationReport =
  | { readonly type: 'outbox.add'; readonly draft: Draft }
  | { readonly type: 'outbox.seen'; readonly keys: readonly MessageKey[] }
  | { readonly type: 'conversation.read'; readonly convId: string }
  | DraftReport;

export interface ConversationInput {
  readonly conversation: Conversation;
  readonly memberId: string;
  readonly role: Role;
  /** What was typed and not sent. */
  readonly text: string;
}

interface Context extends ConversationInput {
  readonly messages: readonly Message[];
  /** The newest message that the history has shown; a push does not move it. */
  readonly seen: string | null;
  readonly isAll: boolean;
  readonly tip: Tip | null;
  readonly failure: Failure | null;
}

export const messageSubject = (convId: string): string => `message:${convId}`;

export const otherIn = ({ members }: Conversation, memberId: string): Conversation['members'][number] | undefined =>
  members.find(({ id }) => id !== memberId);

/** Why nothing can be sent here, or null (R5.7, R6; who is blocked hears that before anything else). */
const standsInTheWay = ({ role, conversation }: Context): Tip | null => {
  if (may(role, 'message') === 'muted') return 'muted';
  if (conversation.isBlockedMe) return 'blocked';
  return conversation.isFriend ? null : 'notFriend';
};

const refusalOf = (context: Context): Tip | null => {
  const length = lengthOf(context.text);
  if (standsInTheWay(context)) return standsInTheWay(context);
  if (length === 0) return 'empty';
  return length > messageMaxLength ? 'tooLong' : null;
};

const draftOf = (context: Context, msgType: OutgoingMessage['msgType'], msgContent: string): Draft => ({
  convId: context.conversation.id,
  msgTo: otherIn(context.conversation, context.memberId)?.id ?? '0',
  msgType,
  msgContent,
});

const newestOf = (messages: readonly Message[], seen: string | null): string | null =>
  messages.reduce<string | null>((last, { id }) => (last === null || compareIds(id, last) > 0 ? id : last), seen);

/** One conversation: its history, what is typed, and whether its reader looks at it (§4.6). */
export const conversationMachine = setup({
  types: {
    context: {} as Context,
    input: {} as ConversationInput,
    events: {} as ConversationEvent,
    children: {} as { images: 'images' },
    tags: {} as 'loading' | 'failed' | 'olderLoading' | 'olderFailed' | 'attentive' | 'tip' | 'pausing',
    meta: {} as Meta,
  },
  actors: { images: messageImagesMachine, loadHistory, loadOlder: loadHistory, syncHistory, markRead },
  actions: {
    keepDraft: sendParent(({ context }) => ({
      type: 'draft.keep',
      subject: messageSubject(context.conversation.id),
      fields: { text: context.text },
    })),
    add: assign(({ context }, { messages }: { messages: readonly Message[] }) => ({
      messages: mergedMessages(context.messages, messages),
    })),
    knowEnd: assign((_, { isAll }: Stretch) => ({ isAll })),
    /** Only history does this. */
    see: enqueueActions(({ context, enqueue }, { messages }: { messages: readonly Message[] }) => {
      enqueue.assign({ seen: newestOf(messages, context.seen), failure: null });
      const own = messages.filter(({ msgFrom }) => msgFrom === context.memberId);
      if (own.length === 0) return;
      const keys = own.map(({ msgFrom, convId, sentTime }): MessageKey => ({ msgFrom, convId, sentTime }));
      enqueue(sendParent({ type: 'outbox.seen', keys }));
    }),
    sendText: enqueueActions(({ context, enqueue }) => {
      const text = context.text.trim();
      enqueue(sendParent({ type: 'outbox.add', draft: draftOf(context, messageTypeOf(text), text) }));
      enqueue.assign({ text: '', tip: null });
    }),
    give: sendParent(
      ({ context }, { msgType, msgContent }: { msgType: OutgoingMessage['msgType']; msgContent: string }) => ({
        type: 'outbox.add',
        draft: draftOf(context, msgType, msgContent),
      }),
    ),
    refuse: raise(({ context }) => ({ type: 'tip.show' as const, tip: refusalOf(context) ?? ('empty' as const) })),
    refuseGift: raise(({ context }) => ({
      type: 'tip.show' as const,
      tip: standsInTheWay(context) ?? ('empty' as const),
    })),
    relay: sendParent(({ event }) => event),
    tellRead: sendParent(({ context }) => ({ type: 'conversation.read', convId: context.conversation.id })),
    wantRead: raise({ type: 'read.wanted' }),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
  },
  guards: {
    hasOlder: ({ context }) => !context.isAll && context.messages.length > 0,
    canSend: ({ context }) => refusalOf(context) === null,
    canGive: ({ context }) => standsInTheWay(context) === null,
    isUnread: ({ context: { conversation } }) => conversation.unreadMessageCount > 0,
    isIncoming: ({ context }, { message }: { message: Message }) => message.msgFrom !== context.memberId,
  },
  delays: { submitThrottle, tipHiddenAfter, settleDelay: 1_000 },
}).createMachine({
  id: 'conversation',
  description: 'One conversation with its history and what is typed.',
  context: ({ input }) => ({ ...input, messages: [], seen: null, isAll: false, tip: null, failure: null }),
  type: 'parallel',
  invoke: { id: 'images', src: 'images', onError: {} },
  on: {
    'notice.raised': { actions: 'relay' },
    'conversation.known': { actions: assign({ conversation: ({ event }) => event.conversation }) },
    'role.known': { actions: assign({ role: ({ event }) => event.role }) },
  },
  states: {
    newest: {
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
                { type: 'add', params: ({ event }) => event.output },
                { type: 'see', params: ({ event }) => event.output },
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
          description: 'Nothing could be fetched; the reader may try again.',
          tags: 'failed',
          meta: { see: 'messages:conversationFailed', requirements: ['R8.5-3'] },
          on: {
            'history.retry': { target: 'loading' },
            'conversation.sync': { target: 'loading' },
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
          },
        },
        syncing: {
          description: 'The history is read back to where it was read last.',
          invoke: {
            id: 'syncHistory',
            src: 'syncHistory',
            input: ({ context }) => ({ convId: context.conversation.id, seen: context.seen }),
            onDone: {
              target: 'current',
              actions: [
                { type: 'add', params: ({ event }) => ({ messages: event.output }) },
                { type: 'see', params: ({ event }) => ({ messages: event.output }) },
              ],
            },
            onError: { target: 'current' },
          },
          on: {
            'message.arrived': {
              target: 'settling',
              actions: { type: 'add', params: ({ event }) => ({ messages: [event.message] }) },
            },
            'conversation.sync': { target: 'syncing', reenter: true },
          },
        },
      },
    },
    older: {
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
    },
    attention: {
      initial: 'away',
      states: {
        away: {
          description: 'Another conversation is shown, or none.',
          on: { 'conversation.entered': { target: 'here', actions: 'wantRead', meta: { requirements: ['R4.6-2'] } } },
        },
        here: {
          description: 'It is shown.',
          initial: 'atEnd',
          on: {
            'conversation.left': { target: 'away' },
            'page.hidden': { target: 'hidden' },
          },
          states: {
            atEnd: {
              description: 'The newest message is in view: what arrives is read at once.',
              tags: 'attentive',
              meta: { requirements: ['R4.6-12'] },
              on: {
                'log.above': { target: 'above' },
                'message.arrived': {
                  guard: { type: 'isIncoming', params: ({ event }) => event },
                  actions: 'wantRead',
                },
              },
            },
            above: {
              description: 'The reader looks at older messages: what arrives is unread.',
              on: { 'log.atEnd': { target: 'atEnd', actions: 'wantRead' } },
            },
          },
        },
        hidden: {
          description: 'The page is not seen: what arrives is unread.',
          on: {
            'page.shown': { target: 'here', actions: 'wantRead' },
            'conversation.left': { target: 'away' },
          },
        },
      },
    },
    reading: {
      initial: 'idle',
      states: {
        idle: {
          description: 'The backend knows what was read.',
          on: { 'read.wanted': { target: 'telling' } },
        },
        telling: {
          description: 'The backend is told that it was read.',
          entry: 'tellRead',
          invoke: {
            id: 'markRead',
            src: 'markRead',
            input: ({ context }) => ({ convId: context.conversation.id }),
            onDone: { target: 'idle', actions: 'tellRead' },
            onError: { target: 'idle' },
          },
          on: { 'read.wanted': { target: 'telling', reenter: true } },
        },
      },
    },
    composer: {
      initial: 'writing',
      on: { 'text.change': { actions: [assign({ text: ({ event }) => event.text }), 'keepDraft'] } },
      states: {
        writing: {
          description: 'The box is ready.',
          on: {
            'message.send': [
              { guard: 'canSend', target: 'pausing', actions: 'sendText', meta: { requirements: ['R4.6-16'] } },
              {
                actions: 'refuse',
                meta: { requirements: ['R5.7-1', 'R5.7-3', 'R8.5-7', 'R8.5-8', 'R8.5-9', 'R8.5-11'] },
              },
            ],
            'message.give': [
              { guard: 'canGive', actions: { type: 'give', params: ({ event }) => event } },
              { actions: 'refuseGift' },
            ],
          },
        },
        pausing: {
          description: 'Just sent; a second press in the same moment does nothing.',
          tags: 'pausing',
          meta: { requirements: ['R5.7-10'] },
          after: { submitThrottle: { target: 'writing' } },
          on: {
            'message.give': [
              { guard: 'canGive', actions: { type: 'give', params: ({ event }) => event } },
              { actions: 'refuseGift' },
            ],
          },
        },
      },
    },
    tip: {
      initial: 'none',
      states: {
        none: {
          description: 'Nothing is said under the box.',
          on: { 'tip.show': { target: 'shown', actions: assign({ tip: ({ event }) => event.tip }) } },
        },
        shown: {
          description: 'What stands in the way is said under the box, for five seconds.',
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
