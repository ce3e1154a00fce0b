import { Effect } from 'effect';
import { type ActorRefFrom, assign, enqueueActions, type SnapshotFrom, sendTo, setup } from 'xstate';
import { friend } from '#services/contract/friend.contract.ts';
import type { MemberCard } from '#services/contract/people.contract.ts';
import { call, Time } from '#services/env.ts';
import { failedWith } from '../kit/assign-failure.ts';
import type { RecordChanged } from '../kit/durable-record.ts';
import { fromEffect } from '../kit/from-effect.ts';
import type { Meta } from '../kit/meta.ts';
import type { Params } from '../kit/page.machine.ts';
import { pagedListMachine } from '../kit/paged-list.machine.ts';
import { recordWatch } from '../kit/record-watch.ts';
import { type FriendshipChanged, sendToResident } from '../kit/residents.ts';
import { showFailure } from '../kit/show-failure.ts';
import { hasLeft, type UserChanged } from '../kit/user.ts';
import { withEvent } from '../kit/with-event.ts';
import { friendshipsIn, withFriendshipSync } from './friendship-sync.ts';

export type Friend = MemberCard & { readonly id: string; readonly readAt: number };

interface Named {
  readonly memberId: string;
  readonly name: string;
}

type FriendListEvent =
  | ({ readonly type: 'friend.delete' } & Named)
  | { readonly type: 'delete.confirm' }
  | { readonly type: 'delete.cancel' }
  | { readonly type: 'friend.made'; readonly memberId: string }
  | { readonly type: 'list.reload' }
  | RecordChanged<'pressed'>
  | UserChanged;

/** `gone`: deleted friends, with the `readAt` up to which they are hidden; one loaded later is a friend again. */
interface Context {
  readonly gone: Readonly<Record<string, number>>;
  readonly toDelete: Named | null;
}

const now = Effect.map(Time, (clock) => clock.now());

const list = pagedListMachine<Friend, Params>((_, current, size) =>
  Effect.flatMap(now, (readAt) =>
    Effect.map(call(friend.page, { query: { current, size } }), (page) => ({
      ...page,
      records: page.records.map((card) => ({ ...card, id: card.memberId, readAt })),
    })),
  ),
);

export const friendListMachine = setup({
  types: {
    context: {} as Context,
    events: {} as FriendListEvent,
    children: {} as { list: 'list' },
    tags: {} as 'confirming' | 'busy',
    meta: {} as Meta,
  },
  actors: {
    list,
    hearPressed: recordWatch('pressed'),
    remove: fromEffect<number, { id: string }>(({ id }) =>
      Effect.andThen(withFriendshipSync(id, call(friend.delete, { params: { id } }), false), now),
    ),
  },
  actions: {
    forget: assign({ gone: {}, toDelete: null }),
    hide: assign({
      gone: ({ context: { gone }, self }, { members }: { members: readonly string[] }) => {
        const { list } = self.getSnapshot().children;
        const read: readonly Friend[] = list?.getSnapshot().context?.items ?? [];
        const hidden = read.filter(({ id }) => members.includes(id)).map(({ id, readAt }) => [id, readAt]);
        return { ...gone, ...Object.fromEntries(hidden) };
      },
    }),
    unhide: assign({
      gone: ({ context }, { members }: { members: readonly string[] }) =>
        Object.fromEntries(Object.entries(context.gone).filter(([id]) => !members.includes(id))),
    }),
    reportRemoved: enqueueActions(({ context: { toDelete }, enqueue }) => {
      if (!toDelete) return;
      const changed: FriendshipChanged = {
        type: 'friendship.changed',
        memberId: toDelete.memberId,
        friendship: 'none',
      };
      enqueue(sendToResident('friends', changed));
      enqueue.sendParent(changed);
      enqueue(sendToResident('notices', { type: 'notice.show', tone: 'good', key: 'shared:friends.deleted' }));
    }),
    showFailure: showFailure(),
  },
  guards: {
    hasLeft: ({ event }) => hasLeft(event),
    concernsFriendships: (_, { value }: RecordChanged<'pressed'>) =>
      Object.values(friendshipsIn(value)).flat().length > 0,
  },
}).createMachine({
  id: 'friendList',
  description: "The user's friends.",
  context: { gone: {}, toDelete: null },
  invoke: [
    { id: 'list', src: 'list', input: {} },
    { id: 'hearPressed', src: 'hearPressed', onError: {} },
  ],
  initial: 'resting',
  on: {
    'friend.made': {
      actions: [
        { type: 'unhide', params: ({ event }) => ({ members: [event.memberId] }) },
        sendTo('list', { type: 'list.reload' }),
      ],
    },
    'record.changed': {
      guard: withEvent('concernsFriendships'),
      actions: [
        { type: 'unhide', params: ({ event }) => ({ members: friendshipsIn(event.value).made }) },
        { type: 'hide', params: ({ event }) => ({ members: friendshipsIn(event.value).ended }) },
        sendTo('list', { type: 'list.reload' }),
      ],
    },
    'list.reload': { actions: sendTo('list', { type: 'list.reload' }) },
    'user.changed': { guard: 'hasLeft', target: '.resting', actions: 'forget' },
  },
  states: {
    resting: {
      description: 'The user views the friends.',
      on: {
        'friend.delete': {
          target: 'confirming',
          actions: assign({ toDelete: ({ event: { memberId, name } }) => ({ memberId, name }) }),
        },
      },
    },
    confirming: {
      description: 'Should this friend really be deleted?',
      tags: 'confirming',
      meta: { see: 'shared:friends.deleteTitle' },
      on: {
        'delete.confirm': { target: 'removing' },
        'delete.cancel': { target: 'resting', actions: assign({ toDelete: null }) },
      },
    },
    removing: {
      description: 'The friend is being deleted in the backend.',
      tags: ['confirming', 'busy'],
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => ({ id: context.toDelete?.memberId ?? '' }),
        onDone: {
          target: 'resting',
          actions: [
            'reportRemoved',
            assign({
              gone: ({ context: { gone, toDelete }, event }) =>
                toDelete ? { ...gone, [toDelete.memberId]: event.output } : gone,
              toDelete: null,
            }),
          ],
        },
        onError: {
          target: 'resting',
          actions: [assign({ toDelete: null }), { type: 'showFailure', params: failedWith }],
        },
      },
    },
  },
});

export const isGone = (
  { context: { gone } }: { readonly context: Pick<Context, 'gone'> },
  { memberId, readAt }: Friend,
): boolean => readAt <= (gone[memberId] ?? Number.NEGATIVE_INFINITY);

export type FriendListActor = ActorRefFrom<typeof friendListMachine>;
/** The friend who is about to be removed. */
export const selectDoomed = ({ context }: SnapshotFrom<typeof friendListMachine>): Named | null => context.toDelete;
