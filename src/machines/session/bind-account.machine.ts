import { type ActorRefFrom, setup } from 'xstate';
import { assignFailureAs } from '../kit/assign-failure.ts';
import { type Filled, valuesOf } from '../kit/form.ts';
import { fromEffect } from '../kit/from-effect.ts';
import type { Meta } from '../kit/meta.ts';
import { sentState } from '../kit/sent.state.ts';
import { codeFormSetup } from './account-form.setup.ts';
import { type AccountContext, type AccountKind, type CodeFormEvent, filledWith, kindOf } from './account-form.ts';
import { asBindFailure, type BindFailure, bind, bindForm } from './bind-account.form.ts';

type BindAccountEvent = CodeFormEvent | { readonly type: 'bind.submit' };

interface Context extends AccountContext {
  readonly failure: BindFailure | null;
}

const form = codeFormSetup(bindForm);
const assignBindFailure = assignFailureAs((failure, context: Context) =>
  asBindFailure(failure, kindOf(valuesOf(context))),
);

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
    bindAccount: fromEffect<true, { form: Filled }>((input) => bind(input.form)),
  },
  actions: form.actions,
  guards: form.guards,
  delays: form.delays,
});

const awaiting = bindAccountSetup.createStateConfig({
  description: 'The backend checks the code.',
  invoke: {
    id: 'bindAccount',
    src: 'bindAccount',
    input: ({ context }) => ({ form: valuesOf(context) }),
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
  context: ({ input }) => filledWith({ kind: input.kind }),
  invoke: {
    id: 'smsCode',
    src: 'smsCode',
    input: { purpose: 'login' },
    onError: { actions: assignBindFailure },
  },
  on: {
    ...form.typing,
    'field.leave': { actions: form.leave },
    'code.request': [
      {
        guard: 'isAccountWell',
        actions: ['judgeAccount', 'awaitCode', 'passOnRequest'],
        meta: { requirements: ['R7.1-12'] },
      },
      { actions: 'judgeAccount' },
    ],
  },
  initial: 'editing',
  states: {
    editing: {
      id: 'editing',
      description: 'The user fills in the form; after a failed attempt the reason is shown.',
      on: {
        'bind.submit': [
          form.sendsWell,
          {
            actions: ['judge', 'dismissFailure'],
            meta: { words: { zh: '列出所有错误', en: 'All errors are shown at once' } },
          },
        ],
      },
    },
    sent: {
      ...sentState({ submits: ['bind.submit'], awaiting }),
      meta: { requirements: ['R5.7-10', 'R7.1-16'] },
      entry: 'judge',
    },
    bound: { description: 'The mobile or the email is bound.', type: 'final' },
  },
});

export type BindAccountActor = ActorRefFrom<typeof bindAccountMachine>;
