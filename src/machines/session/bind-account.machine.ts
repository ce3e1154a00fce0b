import { type ActorRefFrom, setup } from 'xstate';
import { assignFailureAs } from '../kit/assign-failure.ts';
import { fromEffect } from '../kit/from-effect.ts';
import type { Meta } from '../kit/meta.ts';
import { sentState } from '../kit/sent.state.ts';
import { accountFormSetup, change } from './account-form.setup.ts';
import {
  type AccountErrors,
  type AccountForm,
  type AccountFormEvent,
  type AccountKind,
  emptyForm,
  noErrors,
} from './account-form.ts';
import { asBindFailure, type BindFailure, type BindForm, bind, errorsOf } from './bind-account.form.ts';

type BindAccountEvent =
  | AccountFormEvent
  | { readonly type: 'email.change'; readonly value: string }
  | { readonly type: 'field.leave'; readonly field: keyof AccountErrors }
  | { readonly type: 'bind.submit' };

interface Context extends AccountForm {
  readonly errors: AccountErrors;
  readonly failure: BindFailure | null;
}

const form = accountFormSetup(errorsOf);
const assignBindFailure = assignFailureAs((failure, { kind }: Context) => asBindFailure(failure, kind));

const bindAccountSetup = setup({
  types: {
    context: {} as Context,
    events: {} as BindAccountEvent,
    input: {} as { readonly kind: AccountKind },
    children: {} as { smsCode: 'smsCode' },
    tags: {} as 'busy',
    meta: {} as Meta,
  },
  actors: {
    ...form.actors,
    bindAccount: fromEffect<true, { form: BindForm }>((input) => bind(input.form)),
  },
  actions: form.actions,
  guards: form.guards,
  delays: form.delays,
});

const awaiting = bindAccountSetup.createStateConfig({
  description: 'The backend checks the code.',
  tags: ['busy'],
  invoke: {
    id: 'bindAccount',
    src: 'bindAccount',
    input: ({ context: { kind, dialCode, mobile, email, code } }) => ({
      form: { kind, dialCode, mobile, email, code },
    }),
    onDone: { target: '#bindAccount.bound' },
    onError: {
      target: 'refused',
      actions: assignBindFailure,
      meta: {
        see: 'session:error.wrongSmsCode',
        requirements: ['R8.2-3', 'R8.2-4', 'R8.2-5', 'R8.2-7', 'R8.3-5'],
      },
    },
  },
});

export const bindAccountMachine = bindAccountSetup.createMachine({
  id: 'bindAccount',
  description: 'A member binds a mobile or an email to the account.',
  context: ({ input }) => ({ ...emptyForm, kind: input.kind, errors: noErrors, failure: null }),
  invoke: {
    id: 'smsCode',
    src: 'smsCode',
    input: { purpose: 'login' },
    onError: { actions: assignBindFailure },
  },
  on: {
    ...form.typing,
    'email.change': { actions: [change('email'), 'notifySmsCode'] },
    'field.leave': { actions: form.leave },
    'code.request': [
      { guard: 'isAccountWell', actions: ['awaitCode', 'passOnRequest'], meta: { requirements: ['R7.1-12'] } },
      { actions: 'refuseAccount' },
    ],
  },
  initial: 'editing',
  states: {
    editing: {
      description: 'The user fills in the form; after a failed attempt the reason is shown.',
      on: {
        'bind.submit': [
          form.sendsWell,
          {
            actions: ['refuse', 'dismissFailure'],
            meta: { words: { zh: '列出所有错误', en: 'All errors are shown at once' } },
          },
        ],
      },
    },
    sent: {
      meta: { requirements: ['R5.7-10', 'R7.1-16'] },
      entry: 'tidyForm',
      ...sentState('bindAccount', 'bind.submit', awaiting),
    },
    bound: { description: 'The mobile or the email is bound.', type: 'final' },
  },
});

export type BindAccountActor = ActorRefFrom<typeof bindAccountMachine>;
