import { type ActorRefFrom, assign, raise, type SnapshotFrom, setup } from 'xstate';
import { friendRequestMessageMaxLength, submitThrottle } from '#services/contract/constants.ts';
import { type FriendStatus, friendRequestRefusal } from '#services/contract/friend.contract.ts';
import { asSent, lengthOf } from '#services/contract/text.ts';
import { type Failure, refusalCode } from '#services/failure.ts';
import { findDraft } from '../drafts/drafts.machine.ts';
import { assignFailure, failedWith } from '../kit/assign-failure.ts';
import { fromEffect } from '../kit/from-effect.ts';
import type { Meta } from '../kit/meta.ts';
import { type DraftFound, sendToResident } from '../kit/residents.ts';
import { sentGuards, sentState } from '../kit/sent.state.ts';
import { withEvent } from '../kit/with-event.ts';
import { askOnce } from './ask-once.ts';

export interface FriendRequestInput {
  readonly memberId: string;
  readonly name: string;
  readonly text?: string;
}

type FriendRequestEvent =
  | { readonly type: 'message.change'; readonly text: string }
  /** `introduction`: the default message (R3-42). */
  | { readonly type: 'request.submit'; readonly introduction: string }
  | { readonly type: 'request.close' }
  | { readonly type: 'connection.returned' }
  | DraftFound;

/** `refused`: final; `key` is the reason's text. */
export type FriendRequestOutput =
  | { readonly outcome: 'sent'; readonly status: FriendStatus }
  | { readonly outcome: 'refused'; readonly key: FinalRefusal }
  | { readonly outcome: 'closed' };

interface Context extends FriendRequestInput {
  readonly typed: string | null;
  readonly message: string;
  readonly error: 'tooLong' | null;
  readonly failure: Failure | null;
  readonly result: FriendRequestOutput;
}

const finalRefusals = ['repeated', 'alreadyFriends', 'self', 'dailyLimit'] as const;
export type FinalRefusal = (typeof finalRefusals)[number];

const finalRefusalOf = (failure: Failure): FinalRefusal | null =>
  finalRefusals.find((name) => friendRequestRefusal[name] === refusalCode(failure)) ?? null;

const resultOf = (failure: Failure): FriendRequestOutput => {
  const key = finalRefusalOf(failure);
  return key === null ? { outcome: 'closed' } : { outcome: 'refused', key };
};

const subjectOf = ({ memberId }: FriendRequestInput): string => `friend:${memberId}`;

/** A friend request to a member (§4.5, §8.4). The input stays a draft until it is sent. */
const friendRequestSetup = setup({
  types: {
    context: {} as Context,
    events: {} as FriendRequestEvent,
    input: {} as FriendRequestInput,
    output: {} as FriendRequestOutput,
    tags: {} as 'busy',
    meta: {} as Meta,
  },
  actors: {
    submit: fromEffect<FriendStatus, { memberId: string; message: string }>(askOnce),
  },
  actions: {
    saveDraft: sendToResident('drafts', ({ context }) => ({
      type: 'draft.save',
      subject: subjectOf(context),
      fields: { text: context.typed ?? '' },
    })),
    dropDraft: sendToResident('drafts', ({ context }) => ({ type: 'draft.drop', subject: subjectOf(context) })),
    askDraft: findDraft(subjectOf),
  },
  guards: {
    ...sentGuards,
    isTooLong: ({ context }, { introduction }: { introduction: string }) =>
      lengthOf(context.typed ?? introduction) > friendRequestMessageMaxLength,
    isOffline: ({ context: { failure } }) => failure?.tag === 'offline',
    isFinal: (_, failure: Failure) => finalRefusalOf(failure) !== null,
    isOwnDraft: ({ context }, { subject }: { subject: string }) =>
      context.typed === null && subject === subjectOf(context),
  },
  delays: { submitThrottle },
});

const awaiting = friendRequestSetup.createStateConfig({
  description: 'The backend checks the request.',
  tags: 'busy',
  invoke: {
    id: 'submit',
    src: 'submit',
    input: ({ context: { memberId, message } }) => ({ memberId, message }),
    onDone: {
      target: '#friendRequest.done',
      actions: ['dropDraft', assign({ result: ({ event }) => ({ outcome: 'sent', status: event.output }) })],
    },
    onError: [
      {
        guard: { type: 'isFinal', params: failedWith },
        target: '#friendRequest.refused',
        actions: assign({ result: (args) => resultOf(failedWith(args)) }),
        meta: { requirements: ['R8.4-1', 'R8.4-2', 'R8.4-3', 'R8.4-4'] },
      },
      { target: 'refused', actions: assignFailure, meta: { requirements: ['R8.4-5', 'R8.4-6'] } },
    ],
  },
});

export const friendRequestMachine = friendRequestSetup.createMachine({
  id: 'friendRequest',
  description: 'A member sends another member a friend request.',
  context: ({ input }) => ({
    ...input,
    typed: input.text?.trim() || null,
    message: '',
    error: null,
    failure: null,
    result: { outcome: 'closed' },
  }),
  entry: 'askDraft',
  initial: 'editing',
  on: {
    'request.close': { target: '.closed' },
    'message.change': {
      actions: [assign({ typed: ({ event }) => event.text, error: null, failure: null }), 'saveDraft'],
    },
    'connection.returned': { guard: 'isOffline', actions: assign({ failure: null }) },
  },
  states: {
    editing: {
      description: 'The dialog is open with a default introduction.',
      meta: { see: 'friends:request.title', requirements: ['R3-42', 'R5.7-9'] },
      on: {
        'draft.found': {
          guard: withEvent('isOwnDraft'),
          actions: assign({
            typed: ({ event: { fields } }) => (typeof fields.text === 'string' ? fields.text : null),
          }),
        },
        'request.submit': [
          {
            guard: withEvent('isTooLong'),
            actions: assign({ error: 'tooLong' }),
            meta: { see: 'friends:request.tooLong', requirements: ['R5.7-9'] },
          },
          {
            target: 'sent',
            actions: assign({
              message: ({ context, event }) => asSent(context.typed ?? event.introduction),
              failure: null,
            }),
          },
        ],
      },
    },
    sent: {
      meta: { requirements: ['R5.7-10'] },
      ...sentState(
        'friendRequest',
        'request.submit',
        awaiting,
        raise(({ context }: { context: Context }) => ({
          type: 'request.submit',
          introduction: context.message,
        })) as never,
      ),
    },
    done: { description: 'The friend request is sent.', type: 'final' },
    refused: { description: 'The request is not allowed, whatever the text.', type: 'final' },
    closed: { description: 'The user closed the dialog.', type: 'final' },
  },
  output: ({ context }) => context.result,
});

export type FriendRequestActor = ActorRefFrom<typeof friendRequestMachine>;
type Snapshot = SnapshotFrom<typeof friendRequestMachine>;

/** Whom the request is for, what the user typed, and what is wrong with it. */
export const selectRequest = ({ context: { name, typed, error, failure } }: Snapshot) => ({
  name,
  typed,
  error,
  failure,
});
