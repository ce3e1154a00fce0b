import { type ActorRefFrom, assign, type SnapshotFrom, sendTo } from 'xstate';
import type { Conversation } from '#services/contract/message.contract.ts';
import { privateChanged } from '#services/contract/realtime.contract.ts';
import { assignFailure } from '../kit/assign-failure.ts';
import { withEvent, withOutput } from '../kit/with-event.ts';
import type { ConversationActor } from './conversation.machine.ts';
import { conversationsSetup, type Tab } from './conversations.setup.ts';
import { beginning, pace, window } from './conversations.window.ts';
import { unreadOf } from './conversations-list.ts';

/** All conversations of the member, the live channel and the outbox (docs/realtime.md). One per login. */
export const conversationsMachine = conversationsSetup.createMachine({
  id: 'conversations',
  description: "The member's conversations.",
  context: ({ input }) => ({
    ...input,
    list: [],
    readAt: 0,
    unreadable: 0,
    tab: 'followed',
    openId: null,
    wantedId: null,
    isMissing: false,
    toBegin: null,
    refs: {},
    queue: [],
    changedIn: [],
    deletingId: null,
    failure: null,
  }),
  type: 'parallel',
  invoke: [
    { id: 'realtime', systemId: 'realtime', src: 'realtime', input: ({ context: { memberId } }) => ({ memberId }) },
    { id: 'outbox', systemId: 'outbox', src: 'outbox', input: ({ context: { memberId } }) => ({ memberId }) },
  ],
  on: {
    'user.changed': [
      { guard: withEvent('hasLeft'), actions: ['showLostPictures', withEvent('knowRole')] },
      { actions: withEvent('knowRole') },
    ],
    'realtime.pushed': {
      guard: withEvent('isSystem'),
      actions: 'signalSystem',
      meta: { requirements: ['R4.6-6', 'R4.6-9'] },
    },
    'outbox.failed': [
      { guard: withEvent('isOpen'), actions: withEvent('reloadMember') },
      {
        actions: [withEvent('showFailure'), withEvent('reloadMember')],
        meta: { see: 'messages:sendFailed', requirements: ['R8.5-4'] },
      },
    ],
    'message.retry': { actions: sendTo('outbox', ({ event: { key } }) => ({ type: 'outbox.retry', key })) },
    'message.discard': { actions: sendTo('outbox', ({ event: { key } }) => ({ type: 'outbox.discard', key })) },
    'messages.forget': { actions: sendTo('outbox', { type: 'outbox.forget' }) },
    'conversation.read': { actions: withEvent('knowRead') },
    'message.send': [
      { guard: 'hasOpen' },
      {
        actions: { type: 'notice', params: { tone: 'warn', key: 'messages:noConversation' } },
        meta: { requirements: ['R5.7-2', 'R8.5-10'] },
      },
    ],
    'tab.choose': { actions: assign({ tab: ({ event }) => event.tab }) },
  },
  states: {
    list: {
      initial: 'loading',
      states: {
        loading: {
          description: 'The conversations are being loaded; pushed messages wait.',
          tags: 'loading',
          meta: { requirements: ['R4.6-8'] },
          invoke: {
            id: 'loadList',
            src: 'loadList',
            onDone: { target: 'shown', actions: [withOutput('adopt'), 'showNewest'] },
            onError: { target: 'failed', actions: assignFailure },
          },
          on: {
            'realtime.pushed': { guard: withEvent('isPrivate'), actions: withEvent('queue') },
            'realtime.hinted': { actions: { type: 'queue', params: { push: privateChanged } } },
            'conversation.select': { actions: withEvent('want') },
          },
        },
        failed: {
          description: 'The conversations could not be loaded; the app retries from time to time.',
          tags: 'failed',
          meta: { see: 'messages:listFailed', requirements: ['R8.5-2'] },
          after: { messageCheckInterval: { target: 'loading' } },
          on: {
            'page.shown': { target: 'loading' },
            'list.retry': { target: 'loading' },
            'dialog.open': { target: 'loading' },
            'connection.returned': { target: 'loading' },
            'realtime.up': { target: 'loading' },
            'realtime.hinted': { target: 'loading' },
            'conversation.select': { target: 'loading', actions: withEvent('want') },
            'realtime.pushed': { guard: withEvent('isPrivate'), target: 'loading', actions: withEvent('queue') },
          },
        },
        shown: {
          description: 'The conversations are shown.',
          entry: 'drain',
          on: {
            'realtime.pushed': {
              guard: withEvent('isPrivate'),
              actions: [withEvent('queue'), 'drain'],
              meta: { requirements: ['R4.6-7', 'R4.6-10', 'R4.6-11'] },
            },
            'list.reload': { target: '.reloading' },
            'dialog.open': { target: '.reloading' },
            'realtime.up': { target: '.reloading', actions: 'syncOpen' },
            'realtime.hinted': { target: '.reloading' },
            'page.shown': { target: '.reloading' },
            'conversation.select': [
              { guard: withEvent('isKnown'), actions: withEvent('enter') },
              { target: '.reloading', actions: withEvent('want') },
            ],
          },
          initial: 'idle',
          states: {
            idle: {
              description: 'The list is up to date as far as known; it is checked from time to time.',
              after: { messageCheckInterval: { target: 'comparing' } },
            },
            comparing: {
              description: "Pushed messages are compared with the backend's list.",
              tags: 'reading',
              entry: 'beginReading',
              invoke: {
                id: 'loadList',
                src: 'loadList',
                onDone: [
                  { guard: withOutput('isUnpushed'), target: 'doubting', actions: withOutput('adopt') },
                  { target: 'idle', actions: withOutput('adopt') },
                ],
                onError: { target: 'idle', actions: assignFailure },
              },
            },
            doubting: {
              description:
                'The list has a message that was not pushed: the push is late, or the connection is dead and is renewed.',
              after: { lineAnswerWait: { target: 'idle', actions: 'renewConnection' } },
              on: {
                'realtime.pushed': {
                  guard: withEvent('isPrivate'),
                  target: 'idle',
                  actions: [withEvent('queue'), 'drain'],
                },
              },
            },
            reloading: {
              description: 'The list is being reloaded; it stays visible, and pushes do not interrupt it.',
              tags: 'reading',
              entry: 'beginReading',
              initial: 'abreast',
              invoke: {
                id: 'loadList',
                src: 'loadList',
                onDone: [
                  { guard: 'isBehind', target: 'reloading', reenter: true, actions: withOutput('adopt') },
                  { target: 'idle', actions: withOutput('adopt') },
                ],
                onError: { target: 'idle', actions: assignFailure },
              },
              states: {
                abreast: {
                  description: 'No relevant push has arrived since the reload started.',
                  on: { 'list.reload': { target: 'behind' }, 'realtime.hinted': { target: 'behind' } },
                },
                behind: {
                  description: 'A relevant push has arrived since the reload started: it is repeated afterwards.',
                  on: { 'list.reload': {}, 'realtime.hinted': {} },
                },
              },
            },
          },
        },
      },
    },
    window,
    pace,
    beginning,
    deletion: {
      initial: 'none',
      states: {
        none: {
          description: 'No conversation is being deleted.',
          on: {
            'conversation.delete': {
              target: 'asking',
              actions: assign({ deletingId: ({ event }) => event.convId }),
              meta: { requirements: ['R2.2-22'] },
            },
          },
        },
        asking: {
          description: 'Should the conversation really be deleted?',
          tags: 'asking',
          on: { 'delete.confirm': { target: 'deleting' }, 'delete.cancel': { target: 'none' } },
        },
        deleting: {
          description: 'The conversation is being deleted.',
          tags: 'deleting',
          invoke: {
            id: 'deleteConversation',
            src: 'deleteConversation',
            input: ({ context }) => ({ convId: context.deletingId ?? '0' }),
            onDone: [
              {
                guard: 'isDeletionShown',
                target: 'none',
                actions: ['removed', 'goToList', { type: 'notice', params: { tone: 'good', key: 'messages:deleted' } }],
                meta: { requirements: ['R4.6-3', 'R4.6-4', 'R8.5-5'] },
              },
              {
                target: 'none',
                actions: ['removed', { type: 'notice', params: { tone: 'good', key: 'messages:deleted' } }],
                meta: { requirements: ['R4.6-3', 'R4.6-4', 'R8.5-5'] },
              },
            ],
            onError: {
              target: 'none',
              actions: { type: 'notice', params: { tone: 'bad', key: 'messages:deleteFailed' } },
              meta: { requirements: ['R8.5-6'] },
            },
          },
        },
      },
    },
    templates: {
      initial: 'unasked',
      states: {
        unasked: {
          description: 'Templates are loaded when they are first needed.',
          on: { 'templates.wanted': { target: 'asked' } },
        },
        asked: {
          description: 'Templates stay loaded.',
          meta: { requirements: ['R8.5-1'] },
          invoke: { id: 'templates', src: 'templates', onError: {} },
        },
      },
    },
  },
});

export type ConversationsActor = ActorRefFrom<typeof conversationsMachine>;
type Snapshot = SnapshotFrom<typeof conversationsMachine>;

const inTab = (list: readonly Conversation[], tab: Tab): readonly Conversation[] =>
  list.filter(({ isFollowed }) => isFollowed === (tab === 'followed'));

export const selectListed = ({ context: { list, tab } }: Snapshot): readonly Conversation[] => inTab(list, tab);

export const selectUnreadIn = ({ context: { list } }: Snapshot, tab: Tab): number => unreadOf(inTab(list, tab));

export type Pane = 'open' | 'opening' | 'missing' | 'failed' | 'none';

export const selectPane = (snapshot: Snapshot): Pane => {
  const { openId, wantedId, isMissing } = snapshot.context;
  if (snapshot.hasTag('beginning')) return 'opening';
  if (snapshot.hasTag('beginFailed')) return 'failed';
  if (openId !== null) return 'open';
  if (isMissing) return 'missing';
  if (wantedId === null) return 'none';
  return snapshot.hasTag('loading') || snapshot.hasTag('reading') ? 'opening' : 'failed';
};

export const selectOpen = ({ context: { refs, openId } }: Snapshot): ConversationActor | null =>
  (openId === null ? null : refs[openId]) ?? null;
export const selectConversations = ({ context }: Snapshot): readonly Conversation[] => context.list;
export const selectTab = ({ context }: Snapshot): Tab => context.tab;
export const selectOpenId = ({ context }: Snapshot) => context.openId;
export const selectWantedId = ({ context }: Snapshot) => context.wantedId;

/** When the list was loaded, in ms of the backend's clock. */
export const selectLeftOut = ({ context }: Snapshot): number => context.unreadable;

export const selectReadAt = ({ context }: Snapshot) => context.readAt;

/** The conversation that is about to be deleted. */
export const selectDeleting = ({ context: { list, deletingId } }: Snapshot): Conversation | undefined =>
  list.find(({ id }) => id === deletingId);
