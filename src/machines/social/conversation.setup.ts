import { assign, enqueueActions, raise, sendParent, setup, stateIn } from 'xstate';
import { messageMaxLength, submitThrottle, tipHiddenAfter } from '#services/contract/constants.ts';
import type { Conversation } from '#services/contract/message.contract.ts';
import { may, type Role } from '#services/contract/permissions.ts';
import type { Message, OutgoingMessage } from '#services/contract/realtime.contract.ts';
import { asSent, isBlank, lengthOf } from '#services/contract/text.ts';
import type { Failure } from '#services/failure.ts';
import type { DraftReport } from '../shared/drafts.machine.ts';
import type { Meta } from '../shared/meta.ts';
import type { NoticeRaised } from '../shared/notices.machine.ts';
import { resourceMachine } from '../shared/resource.machine.ts';
import { loadAbout, loadHistory, markRead, type Stretch, syncHistory } from './conversation-loads.ts';
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
  /** The live channel is there again: something may be missing, and what is being read may hang on the network before. */
  | { readonly type: 'realtime.up' }
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
export type Tip = 'muted' | 'blocked' | 'notFriend' | 'empty' | 'tooLong' | 'copied';

export type ConversationReport =
  | { readonly type: 'outbox.add'; readonly draft: Draft }
  | { readonly type: 'outbox.seen'; readonly keys: readonly MessageKey[] }
  | { readonly type: 'conversation.read'; readonly convId: string }
  | { readonly type: 'templates.wanted' }
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
  /** What was sent before the button may be pressed again: it goes out by itself. */
  readonly due: readonly Draft[];
  readonly tip: Tip | null;
  readonly failure: Failure | null;
}

export const messageSubject = (convId: string): string => `message:${convId}`;

export const otherIn = ({ members }: Conversation, memberId: string): Conversation['members'][number] | undefined =>
  members.find(({ id }) => id !== memberId);

/** Why nothing can be sent here, or null (R5.7, R6; who is blocked hears that before anything else). */
export const standsInTheWay = ({
  role,
  conversation,
}: Pick<Context, 'role' | 'conversation'>): 'muted' | 'blocked' | 'notFriend' | null => {
  if (may(role, 'message') === 'muted') return 'muted';
  if (conversation.isBlockedMe) return 'blocked';
  return conversation.isFriend ? null : 'notFriend';
};

const refusalOf = (context: Context): Tip | null => {
  if (standsInTheWay(context)) return standsInTheWay(context);
  if (isBlank(context.text)) return 'empty';
  return lengthOf(context.text) > messageMaxLength ? 'tooLong' : null;
};

const draftOf = (
  context: Context,
  msgType: OutgoingMessage['msgType'],
  msgContent: string,
): Omit<Draft, 'isTyped'> => ({
  convId: context.conversation.id,
  msgTo: otherIn(context.conversation, context.memberId)?.id ?? '0',
  msgType,
  msgContent,
});

const typedDraft = (context: Context): Draft => {
  const text = asSent(context.text);
  return { ...draftOf(context, messageTypeOf(text), text), isTyped: true };
};

/** What was written here and is not in the outbox yet. */
export const unsentText = ({ due, text }: Context): string =>
  [...due.map(({ msgContent }) => msgContent), text].filter((part) => part !== '').join('\n');

/**
 * Of what was read back to `seen` nothing that is older than all that is known, where there is more: older messages come
 * ten at a time, when the reader goes up to them (R4.6-13).
 */
const wanted = ({ messages: [oldest], seen, isAll }: Context, read: readonly Message[]): readonly Message[] =>
  oldest && seen !== null && !isAll ? read.filter(({ id }) => compareIds(id, oldest.id) >= 0) : read;

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
    keepDraft: sendParent(({ context }) => ({
      type: 'draft.keep',
      subject: messageSubject(context.conversation.id),
      fields: { text: unsentText(context) },
    })),
    add: assign(({ context }, { messages }: { messages: readonly Message[] }) => ({
      messages: mergedMessages(context.messages, messages),
    })),
    knowEnd: assign((_, { isAll }: Stretch) => ({ isAll })),
    /** What the history shows is there; nothing else says up to where it was seen. */
    see: enqueueActions(({ context, enqueue }, { messages }: { messages: readonly Message[] }) => {
      enqueue.assign({
        messages: mergedMessages(context.messages, wanted(context, messages)),
        seen: newestOf(messages, context.seen),
        failure: null,
      });
      const own = messages.filter(({ msgFrom }) => msgFrom === context.memberId);
      if (own.length === 0) return;
      const keys = own.map(({ msgFrom, convId, sentTime }): MessageKey => ({ msgFrom, convId, sentTime }));
      enqueue(sendParent({ type: 'outbox.seen', keys }));
    }),
    sendText: enqueueActions(({ context, enqueue }) => {
      enqueue(sendParent({ type: 'outbox.add', draft: typedDraft(context) }));
      enqueue.assign({ text: '', tip: null });
    }),
    holdText: assign(({ context }) => ({ due: [...context.due, typedDraft(context)], text: '', tip: null })),
    sendDue: enqueueActions(({ context: { due }, enqueue }) => {
      const [next, ...rest] = due;
      if (next) enqueue(sendParent({ type: 'outbox.add', draft: next }));
      enqueue.assign({ due: rest });
    }),
    give: sendParent(
      ({ context }, { msgType, msgContent }: { msgType: OutgoingMessage['msgType']; msgContent: string }) => ({
        type: 'outbox.add',
        draft: { ...draftOf(context, msgType, msgContent), isTyped: false },
      }),
    ),
    refuse: raise(({ context }) => ({ type: 'tip.show' as const, tip: refusalOf(context) ?? ('empty' as const) })),
    refuseGift: raise(({ context }) => ({
      type: 'tip.show' as const,
      tip: standsInTheWay(context) ?? ('empty' as const),
    })),
    /** Where nothing has been said yet, there is something to begin with. */
    wantTemplates: enqueueActions(({ enqueue }, { messages }: Stretch) => {
      if (messages.length === 0) enqueue(sendParent({ type: 'templates.wanted' }));
    }),
    tellParts: enqueueActions(({ enqueue }) => {
      for (const id of ['images', 'about'] as const) enqueue.sendTo(id, { type: 'connection.returned' });
    }),
    relay: sendParent(({ event }) => event),
    tellRead: sendParent(({ context }) => ({ type: 'conversation.read', convId: context.conversation.id })),
    wantRead: raise({ type: 'read.wanted' }),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
  },
  guards: {
    /** Before the newest are there, those above a push are not the older ones alone. */
    hasOlder: ({ context }) => !context.isAll && context.seen !== null,
    canSend: ({ context }) => refusalOf(context) === null,
    /** The second click of two, after the first has emptied the box. */
    isSlip: ({ context }) => isBlank(context.text),
    hasDue: ({ context }) => context.due.length > 0,
    isBehind: stateIn({ newest: { syncing: 'behind' } }),
    canGive: ({ context }) => standsInTheWay(context) === null,
    isUnread: ({ context: { conversation } }) => conversation.unreadMessageCount > 0,
    isIncoming: ({ context }, { message }: { message: Message }) => message.msgFrom !== context.memberId,
  },
  delays: { submitThrottle, tipHiddenAfter, settleDelay: 1_000 },
});
