import { type ActorRefFrom, assign, setup } from 'xstate';
import { assignFailureAs } from '../kit/assign-failure.ts';
import { fromEffect } from '../kit/from-effect.ts';
import type { Meta } from '../kit/meta.ts';
import { sentState } from '../kit/sent.state.ts';
import { accountFormSetup, change } from './account-form.setup.ts';
import { type AccountForm, type AccountFormEvent, type AccountKind, accountOf, emptyForm } from './account-form.ts';
import {
  asResetFailure,
  errorsOf,
  type ResetAttempt,
  type ResetErrors,
  type ResetFailure,
  reset,
  untouched,
} from './reset-password.form.ts';
import { type SmsCodeActor, selectSecretKey } from './sms-code.machine.ts';

export type ResetPasswordEvent =
  | { readonly type: 'kind.choose'; readonly kind: AccountKind }
  | AccountFormEvent
  | { readonly type: 'email.change'; readonly value: string }
  | { readonly type: 'password.change'; readonly value: string }
  | { readonly type: 'confirmation.change'; readonly value: string }
  | { readonly type: 'field.leave'; readonly field: keyof ResetErrors }
  | { readonly type: 'reset.submit' };

export interface ResetPasswordInput {
  readonly dialCode?: string;
  readonly mobile?: string;
  readonly email?: string;
}

/** The mobile to log in with; null after a reset by email. */
export interface ResetPasswordOutput {
  readonly account: { readonly dialCode: string; readonly mobile: string } | null;
}

interface Context extends AccountForm {
  readonly errors: ResetErrors;
  readonly failure: ResetFailure | null;
}

const form = accountFormSetup(errorsOf);

const resetPasswordSetup = setup({
  types: {
    context: {} as Context,
    events: {} as ResetPasswordEvent,
    input: {} as ResetPasswordInput,
    output: {} as ResetPasswordOutput,
    children: {} as { smsCode: 'smsCode' },
    tags: {} as 'busy',
    meta: {} as Meta,
  },
  actors: { ...form.actors, resetPassword: fromEffect<true, ResetAttempt>(reset) },
  actions: {
    ...form.actions,
    forgetMismatch: assign(({ context }) => ({ errors: { ...context.errors, confirmation: null } })),
  },
  guards: form.guards,
  delays: form.delays,
});

const secretKeyOf = (button: SmsCodeActor | undefined): string =>
  (button && selectSecretKey(button.getSnapshot())) ?? '';

const awaiting = resetPasswordSetup.createStateConfig({
  description: 'The new password is encrypted, and the backend checks the code.',
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
      actions: assignFailureAs(asResetFailure),
      meta: { see: 'session:error.resetFailed', requirements: ['R8.3-1'] },
    },
  },
});

export const resetPasswordMachine = resetPasswordSetup.createMachine({
  id: 'resetPassword',
  description: "Sets a new password with a code sent to the account's mobile or email.",
  context: ({ input }) => ({
    ...emptyForm,
    ...input,
    kind: input.mobile === undefined && input.email !== undefined ? 'email' : 'mobile',
    errors: untouched,
    failure: null,
  }),
  output: ({ context: { kind, dialCode, mobile } }) => ({ account: kind === 'mobile' ? { dialCode, mobile } : null }),
  invoke: {
    id: 'smsCode',
    src: 'smsCode',
    input: { purpose: 'reset' },
    onError: { actions: assignFailureAs(asResetFailure) },
  },
  on: {
    ...form.typing,
    'kind.choose': {
      actions: [
        assign(({ context, event }) => ({
          kind: event.kind,
          errors: { ...context.errors, mobile: null, email: null },
          failure: null,
        })),
        'notifySmsCode',
      ],
      meta: { requirements: ['R5.2-1'] },
    },
    'email.change': { actions: [change('email'), 'notifySmsCode'] },
    'password.change': { actions: [change('password'), 'forgetMismatch', 'dismissFailure'] },
    'confirmation.change': { actions: [change('confirmation'), 'dismissFailure'] },
    'field.leave': { actions: form.leave, meta: { requirements: ['R5.2-2', 'R5.2-9', 'R5.2-12'] } },
    'code.request': [
      {
        guard: 'isAccountWell',
        actions: ['awaitCode', 'passOnRequest'],
        meta: { requirements: ['R7.1-12', 'R8.1-8'] },
      },
      { actions: 'refuseAccount', meta: { see: 'session:error.email.format', requirements: ['R5.2-1', 'R5.2-2'] } },
    ],
  },
  initial: 'editing',
  states: {
    editing: {
      description: 'The user fills in the form; after a failed attempt the reason is shown.',
      meta: { see: 'session:reset.title', requirements: ['R2.2-3', 'R5.2-1'] },
      on: {
        'reset.submit': [
          form.sendsWell,
          {
            actions: ['refuse', 'dismissFailure'],
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
      meta: { requirements: ['R5.7-10', 'R7.1-15'] },
      entry: 'tidyForm',
      ...sentState('resetPassword', 'reset.submit', awaiting),
    },
    done: {
      description: 'The new password is active.',
      type: 'final',
      entry: assign({ password: '', confirmation: '', code: '' }),
    },
  },
});

export type ResetPasswordActor = ActorRefFrom<typeof resetPasswordMachine>;
