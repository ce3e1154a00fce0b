import { type ActorRefFrom, assign, setup } from 'xstate';
import { session } from '#services/contract/session.contract.ts';
import { call } from '#services/env.ts';
import { assignFailureAs } from '../kit/assign-failure.ts';
import { textOf, valuesOf } from '../kit/form.ts';
import { fromEffect } from '../kit/from-effect.ts';
import type { Meta } from '../kit/meta.ts';
import { sendToResident } from '../kit/residents.ts';
import { sentState } from '../kit/sent.state.ts';
import { codeFormSetup } from './account-form.setup.ts';
import {
  type AccountContext,
  accountFields,
  accountForm,
  type CodeFormEvent,
  filledWith,
  fullMobile,
} from './account-form.ts';
import { bindAccountOnce } from './bind-once.ts';
import {
  asLoginFailure,
  bound,
  type Entry,
  entryOf,
  type LoginFailure,
  type LoginStep,
  loggedIn,
} from './login-result.ts';

export type SmsLoginEvent = CodeFormEvent | { readonly type: 'login.submit' };

interface Context extends AccountContext {
  readonly step: LoginStep;
  readonly failure: LoginFailure | null;
  readonly entry: Entry | null;
}

const form = codeFormSetup(accountForm({ mobile: accountFields.mobile, code: accountFields.code }));

const smsLoginSetup = setup({
  types: {
    context: {} as Context,
    events: {} as SmsLoginEvent,
    input: {} as { readonly step: LoginStep },
    output: {} as Entry,
    children: {} as { smsCode: 'smsCode' },
    tags: {} as 'busy',
    meta: {} as Meta,
  },
  actors: {
    ...form.actors,
    enterBySms: fromEffect<Entry, { step: LoginStep; mobile: string; code: string }>(({ step, mobile, code }) =>
      step === 'bind'
        ? bound(
            bindAccountOnce(
              mobile,
              call(session.bindAccount, { body: { account: mobile, accountType: 'MOBILE', code } }),
            ),
          )
        : loggedIn(call(session.loginBySms, { body: { mobile, code } })),
    ),
  },
  actions: {
    ...form.actions,
    reportTried: sendToResident('app', { type: 'entry.tried' }),
    reportFailed: sendToResident('app', { type: 'entry.failed' }),
  },
  guards: form.guards,
  delays: form.delays,
});

const awaiting = smsLoginSetup.createStateConfig({
  description: 'The backend checks the code.',
  entry: 'reportTried',
  invoke: {
    id: 'enterBySms',
    src: 'enterBySms',
    input: ({ context }) => {
      const values = valuesOf(context);
      return { step: context.step, mobile: fullMobile(values), code: textOf(values, 'code') };
    },
    onDone: {
      target: '#smsLogin.entered',
      actions: assign({ entry: ({ event }) => event.output }),
      meta: { requirements: ['R4.1-2', 'R4.1-20'] },
    },
    onError: {
      target: 'refused',
      actions: [assignFailureAs((failure, { step }: Context) => asLoginFailure(failure, 'sms', step)), 'reportFailed'],
      meta: { see: 'session:error.smsCodeIncorrect', requirements: ['R8.2-2', 'R8.2-3', 'R8.2-7'] },
    },
  },
});

export const smsLoginMachine = smsLoginSetup.createMachine({
  id: 'smsLogin',
  description: 'Logs in, or binds a mobile, with a code sent by SMS.',
  context: ({ input }) => ({ ...filledWith({}), step: input.step, entry: null }),
  output: ({ context }) => entryOf(context.entry),
  invoke: {
    id: 'smsCode',
    src: 'smsCode',
    input: { purpose: 'login' },
    onError: { actions: assignFailureAs((failure) => asLoginFailure(failure, 'sms', 'login')) },
  },
  on: {
    ...form.typing,
    'field.leave': { actions: form.leave },
    'code.request': [
      {
        guard: 'isAccountWell',
        actions: ['judgeAccount', 'awaitCode', 'passOnRequest'],
        meta: { requirements: ['R5.1-8', 'R5.1-9'] },
      },
      {
        actions: 'judgeAccount',
        meta: { see: 'session:error.mobile.digitsOnly', requirements: ['R5.1-1', 'R5.1-2'] },
      },
    ],
  },
  initial: 'editing',
  states: {
    editing: {
      id: 'editing',
      description: 'The user fills in the form; after a failed attempt the reason is shown.',
      on: {
        'login.submit': [
          form.sendsWell,
          {
            actions: ['judge', 'dismissFailure'],
            meta: { requirements: ['R5.1-1', 'R5.1-2', 'R5.1-3', 'R5.1-4'] },
          },
        ],
      },
    },
    sent: {
      ...sentState({ submits: ['login.submit'], awaiting }),
      meta: { requirements: ['R5.7-10', 'R7.1-1'] },
      entry: 'judge',
    },
    entered: {
      description: 'The user is logged in, or the mobile is bound.',
      type: 'final',
    },
  },
});

export type SmsLoginActor = ActorRefFrom<typeof smsLoginMachine>;
