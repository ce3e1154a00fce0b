import { and, assign, enqueueActions, not, or, raise, sendTo, setup, stateIn } from 'xstate';
import type { RouteName } from '#routes/routes.ts';
import { dialogOpenDebounce, lineAnswerWait, messageCheckInterval } from '#services/contract/constants.ts';
import type { Conversation } from '#services/contract/message.contract.ts';
import type { Role } from '#services/contract/permissions.ts';
import type { Message, Push } from '#services/contract/realtime.contract.ts';
import { type Failure, toFailure } from '#services/failure.ts';
import { draftIn } from '../drafts/drafts.machine.ts';
import type { Meta } from '../kit/meta.ts';
import type { Params } from '../kit/page.machine.ts';
import { type MessageKey, type NoticeWords, type RouteWanted, sendToResident } from '../kit/residents.ts';
import { resourceMachine } from '../kit/resource.machine.ts';
import type { UserChanged } from '../kit/user.ts';
import { type ConversationActor, conversationMachine } from './conversation.machine.ts';
import type { ConversationReport } from './conversation.setup.ts';
import { asRead, messageOf, withChanges, withConversation, withMessage } from './conversations-list.ts';
import {
  beginConversation,
  deleteConversation,
  type Listed,
  loadList,
  loadTemplates,
  type Wanted,
} from './conversations-loads.ts';
import { compareIds } from './message-lines.ts';
import { outboxMachine } from './outbox.machine.ts';
import { conversationName, messageSubject } from './outbox-entry.ts';
import type { Refused } from './outbox-look.ts';
import { type RealtimeReport, realtimeMachine } from './realtime.machine.ts';

export type Tab = 'followed' | 'follow';

export type ConversationBegin = { readonly type: 'conversation.begin' } & Wanted;

export type ConversationsEvent =
  | ConversationBegin
  | { readonly type: 'dialog.open' }
  | { readonly type: 'dialog.close' }
  | RouteForMessages
  | { readonly type: 'tab.choose'; readonly tab: Tab }
  | { readonly type: 'conversation.select'; readonly convId: string }
  | { readonly type: 'conversation.leave' }
  | { readonly type: 'message.send' }
  | { readonly type: 'begin.retry' }
  | { readonly type: 'conversation.delete'; readonly convId: string }
  | { readonly type: 'delete.confirm' }
  | { readonly type: 'delete.cancel' }
  | { readonly type: 'list.retry' }
  | { readonly type: 'list.reload' }
  | { readonly type: 'templates.wanted' }
  | { readonly type: 'message.retry'; readonly key: MessageKey }
  | { readonly type: 'message.discard'; readonly key: MessageKey }
  | { readonly type: 'messages.forget' }
  | { readonly type: 'outbox.failed'; readonly convId: string; readonly reason: Refused }
  | { readonly type: 'page.shown' }
  | { readonly type: 'connection.returned' }
  | UserChanged
  | RealtimeReport
  | ConversationReport;

/** What the messages hear of the address. */
export interface RouteForMessages {
  readonly type: 'route.entered';
  readonly name: RouteName;
  readonly params: Params;
}

interface ConversationsInput {
  readonly memberId: string;
  readonly role: Role;
}

export interface Context extends ConversationsInput {
  readonly list: readonly Conversation[];
  readonly readAt: number;
  readonly unreadable: number;
  readonly tab: Tab;
  readonly openId: string | null;
  readonly wantedId: string | null;
  readonly isMissing: boolean;
  readonly toBegin: Wanted | null;
  readonly refs: Readonly<Record<string, ConversationActor>>;
  /** Pushes received before the list (R4.6-8). */
  readonly queue: readonly Push[];
  /** Conversations changed during a request for the list: its answer may be older. */
  readonly changedIn: readonly string[];
  readonly deletingId: string | null;
  readonly failure: Failure | null;
}

const isSame = (one: Wanted | null, other: Wanted): boolean =>
  one?.memberId === other.memberId && one.postId === other.postId;

const isAttentive = ({ refs }: Context, convId: string): boolean =>
  refs[convId]?.getSnapshot().hasTag('attentive') ?? false;

const picturesIn = ({ refs }: Context): number =>
  Object.values(refs).reduce(
    (sum, ref) => sum + Object.keys(ref.getSnapshot().children.images?.getSnapshot().context.uploads ?? {}).length,
    0,
  );

const reading = ({ list, refs }: Context): ReadonlySet<string> =>
  new Set(list.map(({ id }) => id).filter((id) => refs[id]?.getSnapshot().hasTag('attentive')));

/** The backend's list has an unknown message by somebody else. */
const isAhead = ({ id, lastMessage }: Conversation, { list, memberId }: Context): boolean => {
  if (!lastMessage || lastMessage.msgFrom === memberId) return false;
  const known = list.find((one) => one.id === id)?.lastMessage;
  return !known || compareIds(lastMessage.id, known.id) > 0;
};

const tabOf = ({ isFollowed }: Conversation): Tab => (isFollowed ? 'followed' : 'follow');

export const conversationsSetup = setup({
  types: {
    context: {} as Context,
    input: {} as ConversationsInput,
    events: {} as ConversationsEvent,
    children: {} as { realtime: 'realtime'; outbox: 'outbox'; templates: 'templates' },
    tags: {} as 'loading' | 'failed' | 'open' | 'asking' | 'deleting' | 'beginning' | 'beginFailed' | 'reading',
    meta: {} as Meta,
  },
  actors: {
    realtime: realtimeMachine,
    outbox: outboxMachine,
    conversation: conversationMachine,
    templates: resourceMachine(loadTemplates),
    loadList,
    beginConversation,
    deleteConversation,
  },
  actions: {
    /** A push of an unknown conversation, or out of order, reloads the list. */
    drain: enqueueActions(({ context, enqueue }) => {
      let list = context.list;
      const changedIn = new Set(context.changedIn);
      let isListOld = false;
      for (const push of context.queue) {
        const message = messageOf(push);
        if (!message) {
          isListOld = true;
          continue;
        }
        const { msgFrom, convId } = message;
        const known = list.find(({ id }) => id === convId);
        const isSeen = isAttentive(context, convId);
        if (known) {
          list = withMessage(list, message, context.memberId, isSeen);
          changedIn.add(convId);
        }
        // Only the backend knows whether a late one was already counted as unread.
        const isLate = known?.lastMessage && !isSeen && compareIds(message.id, known.lastMessage.id) < 0;
        isListOld ||= !known || (isLate === true && msgFrom !== context.memberId);
        const ref = context.refs[convId];
        if (ref) enqueue.sendTo(ref, { type: 'message.arrived', message });
      }
      enqueue.assign({ list, queue: [], changedIn: [...changedIn] });
      if (isListOld) enqueue.raise({ type: 'list.reload' });
    }),
    queue: assign(({ context }, { push }: { push: Push }) => ({ queue: [...context.queue, push] })),
    adopt: enqueueActions(({ context, enqueue }, { list: answer, at, unreadable = 0 }: Listed) => {
      const read = reading(context);
      const list = withChanges(answer, context.list, context.changedIn);
      const own: Message[] = [];
      for (const conversation of list) {
        const { id, lastMessage } = conversation;
        if (lastMessage?.msgFrom === context.memberId) own.push(lastMessage);
        const ref = context.refs[id];
        if (!ref) continue;
        enqueue.sendTo(ref, { type: 'conversation.known', conversation });
        const snapshot = ref.getSnapshot();
        const mayLack = snapshot.hasTag('failed') || snapshot.context.seen !== lastMessage?.id;
        if (lastMessage && mayLack) enqueue.sendTo(ref, { type: 'conversation.sync' });
      }
      if (own.length > 0) enqueue.sendTo('outbox', { type: 'outbox.seen', keys: own });
      enqueue.assign({
        list: list.map((conversation) =>
          read.has(conversation.id) ? { ...conversation, unreadMessageCount: 0 } : conversation,
        ),
        readAt: at,
        unreadable,
        failure: null,
      });
      const { wantedId } = context;
      if (wantedId === null) return;
      if (list.some(({ id }) => id === wantedId)) enqueue.raise({ type: 'conversation.select', convId: wantedId });
      else enqueue.assign({ isMissing: true });
    }),
    showNewest: assign(({ context: { list, tab } }) => ({ tab: list[0] ? tabOf(list[0]) : tab })),
    beginReading: assign({ changedIn: [] }),
    forgetWanted: assign({ toBegin: null }),
    want: assign((_, { convId }: { convId: string }) => ({ wantedId: convId, isMissing: false, failure: null })),
    leave: enqueueActions(({ context, enqueue }) => {
      const ref = context.refs[context.openId ?? ''];
      if (ref) enqueue.sendTo(ref, { type: 'conversation.left' });
      enqueue.assign({ openId: null, wantedId: null, isMissing: false });
    }),
    followRoute: enqueueActions(({ enqueue }, { params }: { params: Params }) => {
      const { id, to, post } = params;
      if (id !== undefined) enqueue.raise({ type: 'conversation.select', convId: id });
      else enqueue.raise({ type: 'conversation.leave' });
      if (to !== undefined) enqueue.raise({ type: 'conversation.begin', memberId: to, postId: post ?? null });
    }),
    goToConversation: sendToResident(
      'app',
      (_, { convId }: { convId: string }): RouteWanted => ({
        type: 'route.wanted',
        name: 'post.message',
        params: { id: convId },
      }),
    ),
    goToList: sendToResident('app', (): RouteWanted => ({ type: 'route.wanted', name: 'post.messages', params: {} })),
    enter: enqueueActions(({ context, enqueue }, { convId }: { convId: string }) => {
      const conversation = context.list.find(({ id }) => id === convId);
      if (!conversation) return;
      const before = context.refs[context.openId ?? ''];
      if (before && context.openId !== convId) enqueue.sendTo(before, { type: 'conversation.left' });
      if (!context.refs[convId]) {
        enqueue.assign({
          refs: ({ context: { refs, memberId, role }, spawn, self }) => ({
            ...refs,
            [convId]: spawn('conversation', {
              id: conversationName(convId),
              systemId: conversationName(convId),
              input: { conversation, memberId, role, text: draftIn(self.system, messageSubject(convId))?.text ?? '' },
            }),
          }),
        });
      }
      enqueue.sendTo(({ context: { refs } }) => refs[convId] ?? convId, { type: 'conversation.entered' });
      enqueue.assign({
        openId: convId,
        wantedId: null,
        isMissing: false,
        tab: tabOf(conversation),
      });
    }),
    begun: assign(({ context }, { conversation }: { conversation: Conversation }) => ({
      list: withConversation(context.list, conversation),
      changedIn: [...context.changedIn, conversation.id],
      failure: null,
    })),
    select: raise((_, { convId }: { convId: string }) => ({ type: 'conversation.select' as const, convId })),
    knowRead: assign(({ context }, { convId }: { convId: string }) => ({ list: asRead(context.list, convId) })),
    showLostPictures: enqueueActions(({ context, enqueue }) => {
      const count = picturesIn(context);
      if (count === 0) return;
      enqueue(
        sendToResident('notices', { type: 'notice.show', tone: 'warn', key: 'messages:imagesLost', params: { count } }),
      );
    }),
    knowRole: enqueueActions(({ context, enqueue }, { role }: { role: Role }) => {
      enqueue.assign({ role });
      for (const ref of Object.values(context.refs)) enqueue.sendTo(ref, { type: 'role.known', role });
    }),
    syncOpen: enqueueActions(({ context, enqueue }) => {
      const ref = context.refs[context.openId ?? ''];
      if (ref) enqueue.sendTo(ref, { type: 'realtime.up' });
    }),
    renewConnection: sendTo('realtime', { type: 'realtime.renew' }),
    signalSystem: sendToResident('app', { type: 'system.signalled' }),
    notice: sendToResident('notices', (_, notice: NoticeWords) => ({ ...notice, type: 'notice.show' })),
    /** A known refusal has its own text, others that of R8.5-4. */
    showFailure: sendToResident('notices', (_, { reason }: { reason: Refused }) => ({
      type: 'notice.show',
      tone: 'bad',
      key: reason === 'gone' ? 'messages:sendFailed' : `messages:${reason}`,
    })),
    reloadMember: enqueueActions(({ enqueue }, { reason }: { reason: Refused }) => {
      if (reason === 'muted') enqueue(sendToResident('session', { type: 'member.changed' }));
    }),
    removed: enqueueActions(({ context, enqueue }) => {
      const convId = context.deletingId ?? '';
      const ref = context.refs[convId];
      if (ref) enqueue.stopChild(ref);
      enqueue.sendTo('outbox', { type: 'outbox.drop', convId });
      enqueue.assign({
        list: context.list.filter(({ id }) => id !== convId),
        changedIn: [...context.changedIn, convId],
        refs: Object.fromEntries(Object.entries(context.refs).filter(([id]) => id !== convId)),
        openId: context.openId === convId ? null : context.openId,
      });
      enqueue(sendToResident('drafts', { type: 'draft.drop', subject: messageSubject(convId) }));
    }),
  },
  guards: {
    hasLeft: (_, { how }: UserChanged) => how === 'left',
    isRefused: (_, { failure }: { failure: unknown }) => toFailure(failure).tag === 'refused',
    isSystem: (_, { push }: { push: Push }) => push.type === 1,
    isPrivate: (_, { push }: { push: Push }) => push.type !== 1,
    isUnpushed: ({ context }, { list }: Listed) => list.some((one) => isAhead(one, context)),
    isReady: stateIn({ pace: 'ready' }),
    isOther: ({ context: { toBegin }, event }) => event.type === 'conversation.begin' && !isSame(toBegin, event),
    /** A double click begins one conversation (R4.6-18). */
    isFresh: or([
      'isOther',
      stateIn({ beginning: 'failed' }),
      not(or([stateIn({ beginning: 'asking' }), stateIn({ window: 'open' })])),
    ]),
    isStillWanted: ({ context: { toBegin } }, { params: { to = '', post } }: RouteForMessages) =>
      isSame(toBegin, { memberId: to, postId: post ?? null }),
    isBehind: stateIn({ list: { shown: { reloading: 'behind' } } }),
    isOnPage: stateIn({ window: 'page' }),
    isDeletionShown: and([
      stateIn({ window: 'page' }),
      ({ context }: { context: Context }) => context.openId === context.deletingId,
    ]),
    isMessagesRoute: (_, { name }: { name: RouteName }) => name === 'post.messages' || name === 'post.message',
    isOpen: ({ context }, { convId }: { convId: string }) => context.openId === convId,
    hasOpen: ({ context }) => context.openId !== null,
    isKnown: ({ context }, { convId }: { convId: string }) => context.list.some(({ id }) => id === convId),
  },
  delays: { dialogOpenDebounce, messageCheckInterval, lineAnswerWait },
});
