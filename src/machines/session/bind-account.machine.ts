import { type ActorRefFrom, assign, forwardTo, type SnapshotFrom, sendTo, setup } from 'xstate';
import { defaultDialCode, submitThrottle } from '#services/contract/constants.ts';
import { toFailure } from '#services/failure.ts';
import { fromEffect } from '../shared/from-effect.ts';
import type { Meta } from '../shared/meta.ts';
import {
  type AccountErrors,
  type AccountForm,
  type AccountKind,
  accountOf,
  awaitingCode,
  changed,
  hasNone,
  left,
  tidied,
} from './account-form.ts';
import {
  accountErrors,
  asBindFailure,
  type BindFailure,
  type BindField,
  bind,
  errorsOf,
  untouched,
} from './bind-account.form.ts';
import { type SmsCodeActor, smsCodeMachine } from './sms-code.machine.ts';
import { throttle } from './throttle.state.ts';

export type BindAccountEvent =
  | { readonly type: 'dialCode.choose'; readonly dialCode: string }
  | { readonly type: 'mobile.change'; readonly value: string }
  | { readonly type: 'email.change'; readonly value: string }
  | { readonly type: 'code.change'; readonly value: string }
  | { readonly type: 'field.leave'; readonly field: BindField }
  | { readonly type: 'code.request' }
  | { readonly type: 'connection.returned' }
  | { readonly type: 'bind.submit' };

interface Context extends AccountForm {
  readonly errors: AccountErrors;
  readonly failure: BindFailure | null;
}

/** Binding a mobile or an email to the own account, or another in its place, with a code that is sent to it. */
export const bindAccountMachine = setup({
  types: {
    context: {} as Context,
    events: {} as BindAccountEvent,
    input: {} as { readonly kind: AccountKind },
    children: {} as { smsCode: 'smsCode' },
    tags: {} as 'busy',
    meta: {} as Meta,
  },
  actors: { smsCode: smsCodeMachine, bindAccount: fromEffect<true, { form: AccountForm }>(({ form }) => bind(form)) },
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
  id: 'bindAccount',
  description: 'A mobile or an email is bound to the own account.',
  context: ({ input }) => ({
    kind: input.kind,
    dialCode: defaultDialCode,
    mobile: '',
    email: '',
    code: '',
    errors: untouched,
    failure: null,
  }),
  invoke: {
    id: 'smsCode',
    src: 'smsCode',
    input: { purpose: 'login' },
    onError: {
      actions: assign({ failure: ({ context, event }) => asBindFailure(toFailure(event.error), context.kind) }),
    },
  },
  on: {
    'connection.returned': { actions: ['forgetOffline', forwardTo('smsCode')] },
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
    'field.leave': { actions: assign(({ context, event }) => left(context, event.field, errorsOf)) },
    'code.request': [
      {
        guard: 'isAccountWell',
        actions: [assign(({ context }) => ({ ...tidied(context), ...awaitingCode(context) })), 'passOnRequest'],
        meta: { requirements: ['R7.1-12'] },
      },
      {
        actions: assign(({ context }) => ({ errors: { ...context.errors, ...accountErrors(context) }, failure: null })),
      },
    ],
  },
  initial: 'editing',
  states: {
    editing: {
      description: 'The member types; a failed attempt says why.',
      on: {
        'bind.submit': [
          { guard: 'isWell', target: 'sent', actions: 'dismissFailure' },
          {
            actions: [assign(({ context }) => ({ errors: errorsOf(context), failure: null })), 'dismissFailure'],
            meta: { words: { zh: '列出所有错误', en: 'All errors are shown at once' } },
          },
        ],
      },
    },
    sent: {
      description: 'Submitted: no second time before the answer is there and 800 ms have passed.',
      meta: { requirements: ['R5.7-10', 'R7.1-16'] },
      entry: assign(({ context }) => ({ ...tidied(context), errors: untouched, failure: null })),
      type: 'parallel',
      onDone: { target: 'editing' },
      states: {
        answer: {
          initial: 'awaiting',
          states: {
            awaiting: {
              description: 'The backend compares the code.',
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
                  actions: assign({
                    failure: ({ context, event }) => asBindFailure(toFailure(event.error), context.kind),
                  }),
                  meta: {
                    see: 'session:error.wrongSmsCode',
                    requirements: ['R8.2-3', 'R8.2-4', 'R8.2-5', 'R8.2-7', 'R8.3-5'],
                  },
                },
              },
            },
            refused: { description: 'The text of the failure is shown; typing goes on.', type: 'final' },
          },
        },
        throttle,
      },
    },
    bound: { description: 'The mobile or the email is bound.', type: 'final' },
  },
});

export type BindAccountActor = ActorRefFrom<typeof bindAccountMachine>;
type Snapshot = SnapshotFrom<typeof bindAccountMachine>;

export const selectBindForm = (snapshot: Snapshot): AccountForm => snapshot.context;
export const selectBindErrors = (snapshot: Snapshot): AccountErrors => snapshot.context.errors;
export const selectBindFailure = (snapshot: Snapshot): BindFailure | null => snapshot.context.failure;
/** The button beside the code. */
export const selectBindSmsCode = (snapshot: Snapshot): SmsCodeActor | undefined => snapshot.children.smsCode;
