import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate';
import { friendRequestRefusal } from '#services/contract/friend.contract.ts';
import type { RecordChanged } from '../kit/durable-record.ts';
import type { Meta } from '../kit/meta.ts';
import { recordWatch } from '../kit/record-watch.ts';
import { type Friendship, type FriendshipChanged, sendToResident } from '../kit/residents.ts';
import { hasLeft, type UserChanged } from '../kit/user.ts';
import { withEvent, withOutput } from '../kit/with-event.ts';
import { type FriendRequestInput, type FriendRequestOutput, friendRequestMachine } from './friend-request.machine.ts';
import { friendshipsIn } from './friendship-sync.ts';

export interface FriendApply extends FriendRequestInput {
  readonly type: 'friend.apply';
}

type FriendsEvent = FriendApply | FriendshipChanged | UserChanged | RecordChanged<'pressed'>;

/** `friendships`: changes made in this session, which win over loaded data. */
interface Context {
  readonly friendships: Readonly<Record<string, Friendship>>;
  readonly wanted: FriendRequestInput;
}

const friendshipAfter = (output: FriendRequestOutput): Friendship | null => {
  switch (output.outcome) {
    case 'sent':
      return output.status === 'APPROVED' ? 'friend' : 'pending';
    case 'refused':
      return output.key === 'alreadyFriends' ? 'friend' : null;
    case 'closed':
      return null;
  }
};

/** Friend requests from any page, and their results, so that all pages agree. */
export const friendsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as FriendsEvent,
    children: {} as { request: 'request' },
    meta: {} as Meta,
  },
  actors: { request: friendRequestMachine, hearPressed: recordWatch('pressed') },
  actions: {
    want: assign({
      wanted: (_, { memberId, name, text = '' }: FriendRequestInput) => ({ memberId, name, text }),
    }),
    forget: assign({ friendships: {} }),
    /** Another tab changed it: loaded data counts again. */
    yieldTo: assign({
      friendships: ({ context: { friendships } }, { members }: { members: readonly string[] }) =>
        Object.fromEntries(Object.entries(friendships).filter(([memberId]) => !members.includes(memberId))),
    }),
    bind: assign(({ context: { friendships, wanted } }, output: FriendRequestOutput) => {
      const friendship = friendshipAfter(output);
      return friendship === null ? {} : { friendships: { ...friendships, [wanted.memberId]: friendship } };
    }),
    showOutcome: enqueueActions(({ enqueue }, output: FriendRequestOutput) => {
      if (output.outcome === 'closed') return;
      const words =
        output.outcome === 'sent'
          ? { tone: 'good' as const, key: output.status === 'APPROVED' ? 'friends:befriended' : 'friends:request.sent' }
          : { tone: 'bad' as const, key: `failure:code.${friendRequestRefusal[output.key]}` };
      enqueue(sendToResident('notices', { type: 'notice.show', ...words }));
    }),
  },
  guards: { hasLeft: ({ event }) => hasLeft(event) },
}).createMachine({
  id: 'friends',
  description: 'Sends friend requests and shows their result.',
  context: { friendships: {}, wanted: { memberId: '', name: '' } },
  invoke: { id: 'hearPressed', src: 'hearPressed', onError: {} },
  initial: 'resting',
  on: {
    'record.changed': {
      actions: {
        type: 'yieldTo',
        params: ({ event }) => ({ members: Object.values(friendshipsIn(event.value)).flat() }),
      },
    },
    'friendship.changed': {
      actions: assign({
        friendships: ({ context, event }) => ({ ...context.friendships, [event.memberId]: event.friendship }),
      }),
    },
    'user.changed': { guard: 'hasLeft', target: '.resting', actions: 'forget' },
  },
  states: {
    resting: {
      description: 'No friend request is being written.',
      on: {
        'friend.apply': { target: 'requesting', actions: withEvent('want'), meta: { requirements: ['R1-9'] } },
      },
    },
    requesting: {
      description: 'The dialog of the friend request is open.',
      meta: { see: 'friends:request.title' },
      invoke: {
        id: 'request',
        src: 'request',
        input: ({ context }) => context.wanted,
        onDone: {
          target: 'resting',
          actions: [withOutput('bind'), withOutput('showOutcome')],
        },
        onError: { target: 'resting' },
      },
    },
  },
});

export type FriendsActor = ActorRefFrom<typeof friendsMachine>;
