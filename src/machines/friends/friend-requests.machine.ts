import { type ActorRefFrom, assign, enqueueActions, type SnapshotFrom, sendTo, setup } from 'xstate';
import { type FriendApplication, friend } from '#services/contract/friend.contract.ts';
import { may, type Role } from '#services/contract/permissions.ts';
import { call } from '#services/env.ts';
import { askLogin } from '../kit/ask-login.ts';
import type { Meta } from '../kit/meta.ts';
import type { Params } from '../kit/page.machine.ts';
import { pagedListMachine } from '../kit/paged-list.machine.ts';
import { type FriendshipChanged, sendToResident } from '../kit/residents.ts';
import { resourceMachine } from '../kit/resource.machine.ts';
import { hasLeft, roleNow, type UserChanged } from '../kit/user.ts';
import { withEvent } from '../kit/with-event.ts';
import { type FriendAnswerActor, friendAnswerMachine, type RequestAnswered } from './friend-answer.machine.ts';

type FriendRequestsEvent =
  | {
      readonly type: 'request.answer';
      readonly id: string;
      readonly requestMemberId: string;
      readonly answer: 'APPROVED' | 'IGNORED';
    }
  | RequestAnswered
  | { readonly type: 'list.reload' }
  | UserChanged;

interface Context {
  readonly role: Role;
  readonly refs: Readonly<Record<string, FriendAnswerActor>>;
}

const list = pagedListMachine<FriendApplication, Params>((_, current, size) =>
  call(friend.requests, { query: { current, size } }),
);

const neverEmpty = (): boolean => false;
const count = resourceMachine<number>(() => call(friend.pendingCount), neverEmpty);

export const friendRequestsMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { readonly role: Role },
    events: {} as FriendRequestsEvent,
    children: {} as { list: 'list'; count: 'count' },
    meta: {} as Meta,
  },
  actors: { list, count, answer: friendAnswerMachine },
  actions: {
    answer: enqueueActions(
      ({ context, enqueue }, { id, requestMemberId, answer }: Extract<FriendRequestsEvent, { id: string }>) => {
        if (!context.refs[id]) {
          enqueue.assign({
            refs: ({ context: { refs }, spawn }) => ({
              ...refs,
              [id]: spawn('answer', { id: `answer-${id}`, input: { id, requestMemberId } }),
            }),
          });
        }
        enqueue.sendTo(({ context: { refs } }) => refs[id] ?? id, { type: 'request.answer', answer });
      },
    ),
    reportFriendship: enqueueActions(({ enqueue }, { status, requestMemberId }: RequestAnswered) => {
      if (status === null) return enqueue.sendTo('list', { type: 'list.reload' });
      const friendship = status === 'APPROVED' ? 'friend' : 'none';
      const changed: FriendshipChanged = { type: 'friendship.changed', memberId: requestMemberId, friendship };
      enqueue(sendToResident('friends', changed));
      enqueue.sendParent(changed);
    }),
    dropAnswers: enqueueActions(({ context, enqueue }) => {
      for (const ref of Object.values(context.refs)) enqueue.stopChild(ref);
      enqueue.assign({ refs: {} });
    }),
    knowRole: assign({ role: roleNow }),
    askLogin: askLogin(),
  },
  guards: {
    isAllowed: ({ context: { role } }) => may(role, 'handleFriend') === 'yes',
    hasLeft: ({ event }) => hasLeft(event),
  },
}).createMachine({
  id: 'friendRequests',
  description: 'Friend requests to the user, and the answers.',
  context: ({ input }) => ({ role: input.role, refs: {} }),
  invoke: [
    { id: 'list', src: 'list', input: {} },
    { id: 'count', src: 'count' },
  ],
  on: {
    'request.answer': [
      { guard: 'isAllowed', actions: withEvent('answer'), meta: { requirements: ['R1-10'] } },
      { actions: 'askLogin', meta: { requirements: ['R6-4'] } },
    ],
    'request.answered': {
      actions: [withEvent('reportFriendship'), sendTo('count', { type: 'resource.reload' })],
    },
    'list.reload': {
      actions: [sendTo('list', { type: 'list.reload' }), sendTo('count', { type: 'resource.reload' })],
    },
    'user.changed': [{ guard: 'hasLeft', actions: ['dropAnswers', 'knowRole'] }, { actions: 'knowRole' }],
  },
});

export type FriendRequestsActor = ActorRefFrom<typeof friendRequestsMachine>;
export const selectAnswering = ({ context }: SnapshotFrom<typeof friendRequestsMachine>, id: string) =>
  context.refs[id];
