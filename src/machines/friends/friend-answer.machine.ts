import { type ActorRefFrom, assign, enqueueActions, type SnapshotFrom, sendParent, setup } from 'xstate';
import { type FriendStatus, friend, friendAnswerRefusal } from '#services/contract/friend.contract.ts';
import { call } from '#services/env.ts';
import { type Failure, refusalCode } from '#services/failure.ts';
import { failedWith } from '../kit/assign-failure.ts';
import { fromEffect } from '../kit/from-effect.ts';
import type { Meta } from '../kit/meta.ts';
import { sendToResident } from '../kit/residents.ts';
import { withFriendshipSync } from './friendship-sync.ts';

type Answer = 'APPROVED' | 'IGNORED';

interface FriendAnswerInput {
  readonly id: string;
  readonly requestMemberId: string;
}

export interface RequestAnswered {
  readonly type: 'request.answered';
  readonly requestMemberId: string;
  readonly status: Exclude<FriendStatus, 'PENDING'> | null;
}

type FriendAnswerSent = Pick<Context, 'id' | 'requestMemberId' | 'answer'>;

interface Context extends FriendAnswerInput {
  readonly answer: Answer;
}

/** One received friend request and the user's answer (§4.5). */
export const friendAnswerMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { readonly type: 'request.answer'; readonly answer: Answer },
    input: {} as FriendAnswerInput,
    tags: {} as 'busy' | Exclude<FriendStatus, 'PENDING'>,
    meta: {} as Meta,
  },
  actors: {
    send: fromEffect<boolean, FriendAnswerSent>(({ id, requestMemberId, answer }) =>
      withFriendshipSync(
        requestMemberId,
        answer === 'APPROVED' ? call(friend.approve, { params: { id } }) : call(friend.ignore, { params: { id } }),
      ),
    ),
  },
  actions: {
    reportAnswered: sendParent(
      ({ context }, { status }: Pick<RequestAnswered, 'status'>): RequestAnswered => ({
        type: 'request.answered',
        requestMemberId: context.requestMemberId,
        status,
      }),
    ),
    /** Shows only the two refusals of §8.4, and every failure of the connection. */
    showFailure: enqueueActions(({ enqueue }, failure: Failure) => {
      const isKnown = Object.values<number | null>(friendAnswerRefusal).includes(refusalCode(failure));
      if (failure.tag === 'refused' && !isKnown) return;
      enqueue(
        sendToResident('notices', {
          type: 'notice.show',
          tone: 'bad',
          key: `failure:${failure.tag}`,
          ...(failure.tag === 'refused' ? { text: failure.msg, closable: true } : {}),
        }),
      );
    }),
  },
  guards: {
    isApproved: ({ context }) => context.answer === 'APPROVED',
    isExpired: (_, failure: Failure) => refusalCode(failure) === friendAnswerRefusal.expired,
    isHandled: (_, failure: Failure) => refusalCode(failure) === friendAnswerRefusal.handled,
  },
}).createMachine({
  id: 'friendAnswer',
  description: "One friend request, and the user's answer.",
  context: ({ input }) => ({ ...input, answer: 'APPROVED' }),
  initial: 'open',
  states: {
    open: {
      description: 'The request can be answered.',
      on: {
        'request.answer': { target: 'sending', actions: assign({ answer: ({ event }) => event.answer }) },
      },
    },
    sending: {
      description: 'The answer is being sent.',
      tags: 'busy',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context: { id, requestMemberId, answer } }) => ({ id, requestMemberId, answer }),
        onDone: [
          { guard: 'isApproved', target: 'approved', meta: { requirements: ['R4.5-1'] } },
          { target: 'ignored', meta: { requirements: ['R4.5-2'] } },
        ],
        onError: [
          {
            guard: { type: 'isExpired', params: failedWith },
            target: 'expired',
            actions: { type: 'showFailure', params: failedWith },
            meta: { requirements: ['R8.4-8'] },
          },
          {
            guard: { type: 'isHandled', params: failedWith },
            target: 'handled',
            actions: { type: 'showFailure', params: failedWith },
            meta: { requirements: ['R8.4-8'] },
          },
          {
            target: 'open',
            actions: { type: 'showFailure', params: failedWith },
            meta: { requirements: ['R8.4-10'] },
          },
        ],
      },
    },
    approved: {
      description: 'The request is accepted: the two are friends.',
      tags: 'APPROVED',
      meta: { see: 'shared:friends.approved', requirements: ['R4.5-3'] },
      entry: { type: 'reportAnswered', params: { status: 'APPROVED' } },
    },
    ignored: {
      description: 'The request is ignored.',
      tags: 'IGNORED',
      meta: { see: 'shared:friends.ignored', requirements: ['R4.5-4'] },
      entry: { type: 'reportAnswered', params: { status: 'IGNORED' } },
    },
    expired: {
      description: 'The request is too old to be answered.',
      tags: 'EXPIRED',
      meta: { see: 'shared:friends.expired', requirements: ['R4.5-5'] },
      entry: { type: 'reportAnswered', params: { status: 'EXPIRED' } },
    },
    handled: {
      description: 'The request was answered elsewhere; the list is reloaded to see how.',
      entry: { type: 'reportAnswered', params: { status: null } },
    },
  },
});

export type FriendAnswerActor = ActorRefFrom<typeof friendAnswerMachine>;

const answered = ['APPROVED', 'IGNORED', 'EXPIRED'] as const;

export const selectStatus = (
  snapshot: { readonly hasTag: (tag: (typeof answered)[number]) => boolean } | undefined,
  listed: FriendStatus,
): FriendStatus => answered.find((status) => snapshot?.hasTag(status)) ?? listed;
/** The answer on its way to the backend. */
export const selectPendingAnswer = (snapshot: SnapshotFrom<typeof friendAnswerMachine> | undefined): Answer | null =>
  snapshot?.hasTag('busy') ? snapshot.context.answer : null;
