import { assign, enqueueActions, or, raise, sendParent, setup, stateIn } from 'xstate';
import { messageMaxLength, submitThrottle, tipHiddenAfter } from '#services/contract/constants.ts';
import type { Conversation } from '#services/contract/message.contract.ts';
import { may, type Role } from '#services/contract/permissions.ts';
import type { Message, OutgoingMessage } from '#services/contract/realtime.contract.ts';
import { asSent, isBlank, lengthOf } from '#services/contract/text.ts';
import type { Failure } from '#services/failure.ts';
import type { Meta } from '../kit/meta.ts';
import { type MessageDraft, type MessageKey, sendToResident } from '../kit/residents.ts';
import { resourceMachine } from '../kit/resource.machine.ts';
import { loadAbout, loadHistory, markRead, type Read, type Stretch, syncHistory } from './conversation-loads.ts';
import { messageImagesMachine } from './message-images.machine.ts';
import { compareIds, mergedMessages, messageTypeOf, type Unlogged } from './message-lines.ts';
import type { MessageConfirmed, TextStored } from './outbox.setup.ts';
import { keyOf, messageSubject } from './outbox-entry.ts';

type ConversationEvent =
  | { readonly type: 'conversation.entered' }
  | { readonly type: 'conversation.left' }
  | { readonly type: 'conversation.known'; readonly conversation: Conversation }
  | { readonly type: 'conversation.sync' }
  /** The connection is back: messages may be missing, and a pending request may hang on the old network. */
  | { readonly type: 'realtime.up' }
  | { readonly type: 'message.arrived'; readonly message: Message }
  | MessageConfirmed
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
  | TextStored
  /** Sent as it is: the URL of an uploaded image, a template or a card. */
  | { readonly type: 'message.give'; readonly msgType: OutgoingMessage['msgType']; readonly msgContent: string }
  | { readonly type: 'tip.close' }
  | { readonly type: 'tip.show'; readonly tip: Tip }
  | { readonly type: 'read.wanted' };

type Tip = 'muted' | 'blocked' | 'notFriend' | 'empty' | 'tooLong' | 'copied';

export type ConversationReport =
  | { readonly type: 'conversation.read'; readonly convId: string }
  | { readonly type: 'templates.wanted' };

interface ConversationInput {
  readonly conversation: Conversation;
  readonly memberId: string;
  readonly role: Role;
  readonly text: string;
}

interface Context extends ConversationInput {
  readonly messages: readonly Message[];
  /** The newest message shown by the history; a push does not move it. */
  readonly seen: string | null;
  readonly isAll: boolean;
  /** Confirmed, but the history was not loaded since: stays visible. */
  readonly confirmed: readonly Unlogged[];
  readonly handed: readonly Omit<TextStored, 'type'>[];
  readonly tip: Tip | null;
  readonly failure: Failure | null;
}

export const otherIn = ({ members }: Conversation, memberId: string): Conversation['members'][number] | undefined =>
  members.find(({ id }) => id !== memberId);

/** Why nothing can be sent, or null (R5.7, R6); being blocked comes first. */
export const whyNotSendable = ({
  role,
  conversation,
}: Pick<Context, 'role' | 'conversation'>): 'muted' | 'blocked' | 'notFriend' | null => {
  if (may(role, 'message') === 'muted') return 'muted';
  if (conversation.isBlockedMe) return 'blocked';
  return conversation.isFriend ? null : 'notFriend';
};

const refusalOf = (context: Context): Tip | null => {
  if (whyNotSendable(context)) return whyNotSendable(context);
  if (isBlank(context.text)) return 'empty';
  return lengthOf(context.text) > messageMaxLength ? 'tooLong' : null;
};

const draftOf = (
  context: Context,
  msgType: OutgoingMessage['msgType'],
  msgContent: string,
): Omit<MessageDraft, 'isTyped'> => ({
  convId: context.conversation.id,
  msgTo: otherIn(context.conversation, context.memberId)?.id ?? '0',
  msgType,
  msgContent,
});

const typedDraft = (context: Context): MessageDraft => {
  const text = asSent(context.text);
  return { ...draftOf(context, messageTypeOf(text), text), isTyped: true };
};

const unsentText = ({ handed, text }: Context): string =>
  [...handed.map((sentText) => sentText.text), text].filter((part) => part !== '').join('\n');

const from = (oldest: Message | undefined, messages: readonly Message[]): readonly Message[] =>
  oldest ? messages.filter(({ id }) => compareIds(id, oldest.id) >= 0) : messages;

/** Ignores messages older than the loaded ones while the history is incomplete: those load ten at a time (R4.6-13). */
const wanted = ({ messages: [oldest], seen, isAll }: Context, news: readonly Message[]): readonly Message[] =>
  seen === null || isAll ? news : from(oldest, news);

/** Drops the known messages beyond a gap in the history. */
const joined = (context: Context, { messages, reaches }: Read): readonly Message[] => {
  const [oldest] = mergedMessages([], messages);
  return mergedMessages(reaches ? context.messages : from(oldest, context.messages), wanted(context, messages));
};

const newestOf = (messages: readonly Message[], seen: string | null): string | null =>
  messages.reduce<string | null>((last, { id }) => (last === null || compareIds(id, last) > 0 ? id : last), seen);

export const conversationSetup = setup({
  types: {
    context: {} as Context,
    input: {} as ConversationInput,
    events: {} as ConversationEvent,
    children: {} as { images: 'images'; about: 'about' },
    tags: {} as 'loading' | 'failed' | 'olderLoading' | 'olderFailed' | 'attentive' | 'tip' | 'pausing',
    meta: {} as Meta,
  },
  actors: {
    images: messageImagesMachine,
    about: resourceMachine(loadAbout),
    loadHistory,
    loadOlder: loadHistory,
    syncHistory,
    markRead,
  },
  actions: {
    saveDraft: sendToResident('drafts', ({ context }) => ({
      type: 'draft.save',
      subject: messageSubject(context.conversation.id),
      fields: { text: unsentText(context) },
    })),
    /** The history wins over a push. */
    add: assign(({ context }, { message }: { message: Message }) => ({
      messages: mergedMessages(wanted(context, [message]), context.messages),
    })),
    addOlder: assign(({ context }, { messages }: Stretch) => ({
      messages: mergedMessages(context.messages, messages),
    })),
    holdConfirmed: assign(({ context: { confirmed } }, { entry }: MessageConfirmed) => ({
      confirmed: [...confirmed, { ...entry, state: 'sent' as const }],
    })),
    dropConfirmed: assign({ confirmed: [] }),
    knowEnd: assign((_, { isAll }: Stretch) => ({ isAll })),
    see: enqueueActions(({ context, enqueue }, read: Read) => {
      const { messages, reaches } = read;
      enqueue.assign({
        messages: joined(context, read),
        isAll: context.isAll && reaches,
        seen: newestOf(messages, context.seen),
        failure: null,
      });
      const own = messages.filter(({ msgFrom }) => msgFrom === context.memberId);
      if (own.length === 0) return;
      const keys = own.map(({ msgFrom, convId, sentTime }): MessageKey => ({ msgFrom, convId, sentTime }));
      enqueue(sendToResident('outbox', { type: 'outbox.seen', keys }));
    }),
    sendText: enqueueActions(({ context, enqueue }) => {
      const draft = typedDraft(context);
      enqueue(sendToResident('outbox', { type: 'outbox.add', draft }));
      const handed = [...context.handed, { convId: draft.convId, text: draft.msgContent }];
      enqueue.assign({ handed, text: '', tip: null });
    }),
    dropDraft: enqueueActions(({ context, enqueue }, { text }: { text: string }) => {
      const at = context.handed.findIndex((sentText) => sentText.text === text);
      const handed = context.handed.filter((_, index) => index !== at);
      enqueue.assign({ handed });
      const subject = messageSubject(context.conversation.id);
      const rest = unsentText({ ...context, handed });
      enqueue(sendToResident('drafts', { type: 'draft.drop', subject }));
      if (rest !== '') enqueue(sendToResident('drafts', { type: 'draft.save', subject, fields: { text: rest } }));
    }),
    give: sendToResident(
      'outbox',
      ({ context }, { msgType, msgContent }: { msgType: OutgoingMessage['msgType']; msgContent: string }) => ({
        type: 'outbox.add',
        draft: { ...draftOf(context, msgType, msgContent), isTyped: false },
      }),
    ),
    refuse: raise(({ context }) => ({ type: 'tip.show' as const, tip: refusalOf(context) ?? ('empty' as const) })),
    refuseGift: raise(({ context }) => ({
      type: 'tip.show' as const,
      tip: whyNotSendable(context) ?? ('empty' as const),
    })),
    wantTemplates: enqueueActions(({ enqueue }, { messages }: Stretch) => {
      if (messages.length === 0) enqueue(sendParent({ type: 'templates.wanted' }));
    }),
    reportRead: sendParent(({ context }) => ({ type: 'conversation.read', convId: context.conversation.id })),
    wantRead: raise({ type: 'read.wanted' }),
  },
  guards: {
    /** False until the newest messages have loaded: what precedes a push includes them. */
    hasOlder: ({ context }) => !context.isAll && context.seen !== null,
    canSend: ({ context }) => refusalOf(context) === null,
    /** The second click of a double click: the first has cleared the input. */
    isSlip: ({ context }) => isBlank(context.text),
    isBehind: or([stateIn({ newest: { loading: 'behind' } }), stateIn({ newest: { syncing: 'behind' } })]),
    isLacking: ({ context: { messages } }, { entry }: MessageConfirmed) =>
      !messages.some((message) => keyOf(message) === keyOf(entry)),
    canGive: ({ context }) => whyNotSendable(context) === null,
    isUnread: ({ context: { conversation } }) => conversation.unreadMessageCount > 0,
    isIncoming: ({ context }, { message }: { message: Message }) => message.msgFrom !== context.memberId,
  },
  delays: { submitThrottle, tipHiddenAfter, settleDelay: 1_000 },
});
