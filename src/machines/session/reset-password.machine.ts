import { type ActorRefFrom, setup } from 'xstate';
import { assignFailureAs } from '../kit/assign-failure.ts';
import { textOf, valuesOf } from '../kit/form.ts';
import { fromEffect } from '../kit/from-effect.ts';
import type { Meta } from '../kit/meta.ts';
import { sentState } from '../kit/sent.state.ts';
import { codeFormSetup } from './account-form.setup.ts';
import { type AccountContext, accountOf, type CodeFormEvent, filledWith, kindOf } from './account-form.ts';
import { asResetFailure, type ResetAttempt, type ResetFailure, reset, resetForm } from './reset-password.form.ts';
import { type SmsCodeActor, selectSecretKey } from './sms-code.machine.ts';

export type ResetPasswordEvent = CodeFormEvent | { readonly type: 'reset.submit' };

export interface ResetPasswordInput {
  readonly dialCode?: string;
  readonly mobile?: string;
  readonly email?: string;
}

/** The mobile to log in with; null after a reset by email. */
export interface ResetPasswordOutput {
  readonly account: { readonly dialCode: string; readonly mobile: string } | null;
}

interface Context extends AccountContext {
  readonly failure: ResetFailure | null;
}

const form = codeFormSetup(resetForm);

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
  actions: form.actions,
  guards: form.guards,
  delays: form.delays,
});

const secretKeyOf = (button: SmsCodeActor | undefined): string =>
  (button && selectSecretKey(button.getSnapshot())) ?? '';

const awaiting = resetPasswordSetup.createStateConfig({
  description: 'The new password is encrypted, and the backend checks the code.',
  invoke: {
    id: 'resetPassword',
    src: 'resetPassword',
    input: ({ context, self }) => {
      const values = valuesOf(context);
      return {
        account: accountOf(values),
        code: textOf(values, 'code'),
        secretKey: secretKeyOf(self.getSnapshot().children.smsCode),
        password: textOf(values, 'password'),
      };
    },
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
  context: ({ input }) =>
    filledWith({ ...input, kind: input.mobile === undefined && input.email !== undefined ? 'email' : 'mobile' }),
  output: ({ context }) => {
    const values = valuesOf(context);
    const account = { dialCode: textOf(values, 'dialCode'), mobile: textOf(values, 'mobile') };
    return { account: kindOf(values) === 'mobile' ? account : null };
  },
  invoke: {
    id: 'smsCode',
    src: 'smsCode',
    input: { purpose: 'reset' },
    onError: { actions: assignFailureAs(asResetFailure) },
  },
  on: {
    ...form.typing,
    'field.leave': { actions: form.leave, meta: { requirements: ['R5.2-2', 'R5.2-9', 'R5.2-12'] } },
    'code.request': [
      {
        guard: 'isAccountWell',
        actions: ['judgeAccount', 'awaitCode', 'passOnRequest'],
        meta: { requirements: ['R7.1-12', 'R8.1-8'] },
      },
      { actions: 'judgeAccount', meta: { see: 'session:error.email.format', requirements: ['R5.2-1', 'R5.2-2'] } },
    ],
  },
  initial: 'editing',
  states: {
    editing: {
      id: 'editing',
      description: 'The user fills in the form; after a failed attempt the reason is shown.',
      meta: { see: 'session:reset.title', requirements: ['R2.2-3', 'R5.2-1'] },
      on: {
        'reset.submit': [
          form.sendsWell,
          {
            actions: ['judge', 'dismissFailure'],
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
      ...sentState({ submits: ['reset.submit'], awaiting }),
      meta: { requirements: ['R5.7-10', 'R7.1-15'] },
      entry: 'judge',
    },
    done: {
      description: 'The new password is active.',
      type: 'final',
      entry: 'forgetSecrets',
    },
  },
});

export type ResetPasswordActor = ActorRefFrom<typeof resetPasswordMachine>;
