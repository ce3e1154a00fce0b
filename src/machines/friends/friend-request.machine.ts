import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { friendRequestMessageMaxLength, submitThrottle } from '#services/contract/constants.ts';
import { type FriendStatus, friendRequestRefusal } from '#services/contract/friend.contract.ts';
import { type Failure, refusalCode } from '#services/failure.ts';
import { findDraft } from '../drafts/drafts.machine.ts';
import { assignFailure, failedWith } from '../kit/assign-failure.ts';
import { type Edited, emptied, type FieldChange, type Filled, makeForm, nothing, valuesOf } from '../kit/form.ts';
import { fromEffect } from '../kit/from-effect.ts';
import type { Meta } from '../kit/meta.ts';
import { type DraftFound, sendToResident } from '../kit/residents.ts';
import { type Submitted, sentGuards, sentState } from '../kit/sent.state.ts';
import { atMost, type TextError } from '../kit/text-rules.ts';
import { withEvent } from '../kit/with-event.ts';
import { askOnce } from './ask-once.ts';

export interface FriendRequestInput {
  readonly memberId: string;
  readonly name: string;
  readonly text?: string;
}

type FriendRequestEvent =
  | FieldChange<'introduction'>
  /** `introduction`: the default one (R3-42). */
  | { readonly type: 'request.submit'; readonly introduction: string }
  | { readonly type: 'request.close' }
  | { readonly type: 'connection.returned' }
  | DraftFound;

/** `refused`: final; `key` is the reason's text. */
export type FriendRequestOutput =
  | { readonly outcome: 'sent'; readonly status: FriendStatus }
  | { readonly outcome: 'refused'; readonly key: FinalRefusal }
  | { readonly outcome: 'closed' };

interface Context extends FriendRequestInput, Edited<'introduction', TextError>, Submitted {
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

const form = makeForm<TextError>()({ introduction: { rules: [atMost(friendRequestMessageMaxLength)] } });

const filledWith = (introduction: string | undefined): Filled<'introduction'> =>
  introduction === undefined ? nothing : { texts: { introduction }, ids: {} };

const typedIn = ({ typed }: Context): string | undefined => typed.texts.introduction;

const withDefault = (context: Context, introduction: string): Context => ({
  ...context,
  base: filledWith(introduction),
});

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
      fields: { text: typedIn(context) ?? '' },
    })),
    dropDraft: sendToResident('drafts', ({ context }) => ({ type: 'draft.drop', subject: subjectOf(context) })),
    askDraft: findDraft(subjectOf),
    edit: assign(({ context }, change: FieldChange<'introduction'>) => ({
      ...form.changed(context, change),
      failure: null,
    })),
    judge: assign(({ context }, { introduction }: { introduction: string }) => ({
      ...form.judged(withDefault(context, introduction)),
      failure: null,
    })),
  },
  guards: {
    ...sentGuards,
    isWell: ({ context }, { introduction }: { introduction: string }) =>
      form.isWell(withDefault(context, introduction)),
    isOffline: ({ context: { failure } }) => failure?.tag === 'offline',
    isFinal: (_, failure: Failure) => finalRefusalOf(failure) !== null,
    isOwnDraft: ({ context }, { subject }: { subject: string }) =>
      typedIn(context) === undefined && subject === subjectOf(context),
  },
  delays: { submitThrottle },
});

const awaiting = friendRequestSetup.createStateConfig({
  description: 'The backend checks the request.',
  invoke: {
    id: 'submit',
    src: 'submit',
    input: ({ context }) => ({ memberId: context.memberId, message: form.sent(valuesOf(context)).introduction }),
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
    ...emptied,
    base: nothing,
    typed: filledWith(input.text?.trim() || undefined),
    failure: null,
    again: null,
    result: { outcome: 'closed' },
  }),
  entry: 'askDraft',
  initial: 'editing',
  on: {
    'request.close': { target: '.closed' },
    'field.change': { actions: [withEvent('edit'), 'saveDraft'] },
    'connection.returned': { guard: 'isOffline', actions: assign({ failure: null }) },
  },
  states: {
    editing: {
      id: 'editing',
      description: 'The dialog is open with a default introduction.',
      meta: { see: 'friends:request.title', requirements: ['R3-42', 'R5.7-9'] },
      on: {
        'draft.found': {
          guard: withEvent('isOwnDraft'),
          actions: assign({
            typed: ({ event: { fields } }) => filledWith(typeof fields.text === 'string' ? fields.text : undefined),
          }),
        },
        'request.submit': [
          { guard: withEvent('isWell'), target: 'sent', actions: withEvent('judge') },
          {
            actions: withEvent('judge'),
            meta: { see: 'friends:request.tooLong', requirements: ['R5.7-9'] },
          },
        ],
      },
    },
    sent: sentState({ submits: ['request.submit'], awaiting }),
    done: { description: 'The friend request is sent.', type: 'final' },
    refused: { description: 'The request is not allowed, whatever the text.', type: 'final' },
    closed: { description: 'The user closed the dialog.', type: 'final' },
  },
  output: ({ context }) => context.result,
});

export type FriendRequestActor = ActorRefFrom<typeof friendRequestMachine>;
type Snapshot = SnapshotFrom<typeof friendRequestMachine>;

export const selectName = ({ context }: Snapshot): string => context.name;
/** Undefined while nothing is typed over the default introduction. */
export const selectTyped = ({ context }: Snapshot): string | undefined => typedIn(context);
export const selectRequestFailure = ({ context }: Snapshot): Failure | null => context.failure;
