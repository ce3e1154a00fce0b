import { type ActorRefFrom, assign, forwardTo, type SnapshotFrom, sendTo, setup } from 'xstate';
import { defaultDialCode, submitThrottle } from '#services/contract/constants.ts';
import { toFailure } from '#services/failure.ts';
import { fromEffect } from '../shared/from-effect.ts';
import type { Meta } from '../shared/meta.ts';
import { type AccountKind, accountOf, awaitingCode, changed, hasNone, left, tidied } from './account-form.ts';
import {
  accountErrors,
  asResetFailure,
  errorsOf,
  type ResetAttempt,
  type ResetErrors,
  type ResetFailure,
  type ResetField,
  type ResetForm,
  reset,
  untouched,
} from './reset-password.form.ts';
import { type SmsCodeActor, selectSecretKey, smsCodeMachine } from './sms-code.machine.ts';
import { throttle } from './throttle.state.ts';

export type ResetPasswordEvent =
  | { readonly type: 'kind.choose'; readonly kind: AccountKind }
  | { readonly type: 'dialCode.choose'; readonly dialCode: string }
  | { readonly type: 'mobile.change'; readonly value: string }
  | { readonly type: 'email.change'; readonly value: string }
  | { readonly type: 'code.change'; readonly value: string }
  | { readonly type: 'password.change'; readonly value: string }
  | { readonly type: 'confirmation.change'; readonly value: string }
  | { readonly type: 'field.leave'; readonly field: ResetField }
  | { readonly type: 'code.request' }
  | { readonly type: 'connection.returned' }
  | { readonly type: 'reset.submit' };

/** What may already be known of the account. */
export interface ResetPasswordInput {
  readonly dialCode?: string;
  readonly mobile?: string;
  readonly email?: string;
}

/** Whose password is new: the mobile to log in with, or null when an email named the account. */
export interface ResetPasswordOutput {
  readonly account: { readonly dialCode: string; readonly mobile: string } | null;
}

interface Context extends ResetForm {
  readonly errors: ResetErrors;
  readonly failure: ResetFailure | null;
}

/** The forgot-password form inside the login dialog (§5.2). */
export const resetPasswordMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ResetPasswordEvent,
    input: {} as ResetPasswordInput,
    output: {} as ResetPasswordOutput,
    children: {} as { smsCode: 'smsCode' },
    tags: {} as 'busy',
    meta: {} as Meta,
  },
  actors: { smsCode: smsCodeMachine, resetPassword: fromEffect<true, ResetAttempt>(reset) },
  actions: {
    passOnRequest: sendTo('smsCode', ({ context }) => ({ type: 'code.request', account: accountOf(context) })),
    tellChange: sendTo('smsCode', { type: 'account.change' }),
    dismissFailure: sendTo('smsCode', { type: 'failure.dismiss' }),
    forgetOffline: assign(({ context: { failure } }) => (failure?.tag === 'offline' ? { failure: null } : {})),
  },
  guards: {
    isAccountWell: ({ context }) => hasNone(accountErrors(context)),
    isWell: ({ context }) => hasNone(errorsOf(context)),
  },
  delays: { submitThrottle },
}).createMachine({
  id: 'resetPassword',
  description: 'Setting a new password with a code sent to the mobile or the email of the account.',
  context: ({ input }) => ({
    kind: input.mobile === undefined && input.email !== undefined ? 'email' : 'mobile',
    dialCode: input.dialCode ?? defaultDialCode,
    mobile: input.mobile ?? '',
    email: input.email ?? '',
    code: '',
    password: '',
    confirmation: '',
    errors: untouched,
    failure: null,
  }),
  output: ({ context: { kind, dialCode, mobile } }) => ({ account: kind === 'mobile' ? { dialCode, mobile } : null }),
  invoke: {
    id: 'smsCode',
    src: 'smsCode',
    input: { purpose: 'reset' },
    onError: { actions: assign({ failure: ({ event }) => asResetFailure(toFailure(event.error)) }) },
  },
  on: {
    'connection.returned': { actions: ['forgetOffline', forwardTo('smsCode')] },
    'kind.choose': {
      actions: [
        assign(({ context, event }) => ({
          kind: event.kind,
          errors: { ...context.errors, mobile: null, email: null },
          failure: null,
        })),
        'tellChange',
      ],
      meta: { requirements: ['R5.2-1'] },
    },
    'dialCode.choose': {
      actions: [assign({ dialCode: ({ event }) => event.dialCode, failure: null }), 'tellChange'],
    },
    'mobile.change': {
      actions: [assign(({ context, event }) => changed(context, 'mobile', event.value)), 'tellChange'],
    },
    'email.change': {
      actions: [assign(({ context, event }) => changed(context, 'email', event.value)), 'tellChange'],
    },
    'code.change': {
      actions: [assign(({ context, event }) => changed(context, 'code', event.value)), 'dismissFailure'],
    },
    'password.change': {
      actions: [
        assign(({ context, event }) => {
          const next = changed(context, 'password', event.value);
          return { ...next, errors: { ...context.errors, password: null, confirmation: null } };
        }),
        'dismissFailure',
      ],
    },
    'confirmation.change': {
      actions: [assign(({ context, event }) => changed(context, 'confirmation', event.value)), 'dismissFailure'],
    },
    'field.leave': {
      actions: assign(({ context, event }) => left(context, event.field, errorsOf)),
      meta: { requirements: ['R5.2-2', 'R5.2-9', 'R5.2-12'] },
    },
    'code.request': [
      {
        guard: 'isAccountWell',
        actions: [assign(({ context }) => ({ ...tidied(context), ...awaitingCode(context) })), 'passOnRequest'],
        meta: { requirements: ['R7.1-12', 'R8.1-8'] },
      },
      {
        actions: assign(({ context }) => ({ errors: { ...context.errors, ...accountErrors(context) }, failure: null })),
        meta: { see: 'session:error.email.format', requirements: ['R5.2-1', 'R5.2-2'] },
      },
    ],
  },
  initial: 'editing',
  states: {
    editing: {
      description: 'The visitor types; a failed attempt says why.',
      meta: { see: 'session:reset.title', requirements: ['R2.2-3', 'R5.2-1'] },
      on: {
        'reset.submit': [
          { guard: 'isWell', target: 'sent', actions: 'dismissFailure' },
          {
            actions: [assign(({ context }) => ({ errors: errorsOf(context), failure: null })), 'dismissFailure'],
            meta: {
              see: 'session:error.newPassword.rule',
              requirements: [
                'R5.2-3',
                'R5.2-4',
                'R5.2-5',
                'R5.2-6',
                'R5.2-7',
                'R5.2-8',
                'R5.2-9',
                'R5.2-11',
                'R5.2-12',
              ],
            },
          },
        ],
      },
    },
    sent: {
      description: 'Submitted: no second time before the answer is there and 800 ms have passed.',
      meta: { requirements: ['R5.7-10', 'R7.1-15'] },
      entry: assign(({ context }) => ({ ...tidied(context), errors: untouched, failure: null })),
      type: 'parallel',
      onDone: { target: 'editing' },
      states: {
        answer: {
          initial: 'awaiting',
          states: {
            awaiting: {
              description: 'The new password is encrypted, and the backend compares the code.',
              tags: ['busy'],
              invoke: {
                id: 'resetPassword',
                src: 'resetPassword',
                input: ({ context, self }) => ({
                  account: accountOf(context),
                  code: context.code,
                  secretKey: secretKeyOf(self.getSnapshot().children.smsCode),
                  password: context.password,
                }),
                onDone: { target: '#resetPassword.done', meta: { requirements: ['R8.3-2'] } },
                onError: {
                  target: 'refused',
                  actions: assign({ failure: ({ event }) => asResetFailure(toFailure(event.error)) }),
                  meta: { see: 'session:error.resetFailed', requirements: ['R8.3-1'] },
                },
              },
            },
            refused: { description: 'The text of the failure is shown; typing goes on.', type: 'final' },
          },
        },
        throttle,
      },
    },
    done: {
      description: 'The new password holds.',
      type: 'final',
      entry: assign({ password: '', confirmation: '', code: '' }),
    },
  },
});

const secretKeyOf = (button: SmsCodeActor | undefined): string =>
  (button && selectSecretKey(button.getSnapshot())) ?? '';

export type ResetPasswordActor = ActorRefFrom<typeof resetPasswordMachine>;
type Snapshot = SnapshotFrom<typeof resetPasswordMachine>;

/** What is typed. */
export const selectResetForm = (snapshot: Snapshot): ResetForm => snapshot.context;
export const selectResetErrors = (snapshot: Snapshot): ResetErrors => snapshot.context.errors;
export const selectResetFailure = (snapshot: Snapshot): ResetFailure | null => snapshot.context.failure;
/** The button beside the code. */
export const selectResetSmsCode = (snapshot: Snapshot): SmsCodeActor | undefined => snapshot.children.smsCode;
