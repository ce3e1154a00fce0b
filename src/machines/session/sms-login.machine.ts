import { type ActorRefFrom, and, assign, forwardTo, type SnapshotFrom, sendTo, setup } from 'xstate';
import { defaultDialCode, submitThrottle } from '#services/contract/constants.ts';
import { session } from '#services/contract/session.contract.ts';
import { call } from '#services/env.ts';
import { toFailure } from '#services/failure.ts';
import {
  type CodeError,
  cleanCode,
  cleanMobile,
  codeError,
  fullMobile,
  type MobileError,
  mobileError,
} from '../shared/account-input.ts';
import { fromEffect } from '../shared/from-effect.ts';
import type { Meta } from '../shared/meta.ts';
import { tell } from '../shared/residents.ts';
import { awaitingCode, changed } from './account-form.ts';
import { bindAccountOnce } from './bind-once.ts';
import {
  asLoginFailure,
  bound,
  type Entry,
  entryOf,
  type LoginFailure,
  type LoginStep,
  loggedIn,
} from './login-way.ts';
import { type SmsCodeActor, smsCodeMachine } from './sms-code.machine.ts';
import { throttle } from './throttle.state.ts';

export type SmsLoginEvent =
  | { readonly type: 'dialCode.choose'; readonly dialCode: string }
  | { readonly type: 'mobile.change'; readonly value: string }
  | { readonly type: 'code.change'; readonly value: string }
  | { readonly type: 'field.leave'; readonly field: 'mobile' | 'code' }
  | { readonly type: 'code.request' }
  | { readonly type: 'connection.returned' }
  | { readonly type: 'login.submit' };

interface Context {
  readonly step: LoginStep;
  readonly dialCode: string;
  readonly mobile: string;
  readonly code: string;
  readonly errors: { readonly mobile: MobileError | null; readonly code: CodeError | null };
  readonly failure: LoginFailure | null;
  readonly entry: Entry | null;
}

const untouched = { mobile: null, code: null };

/** A left field loses its separators; an empty one is not complained of before it is sent. */
const left = ({ dialCode, mobile, code, errors }: Context, field: 'mobile' | 'code'): Partial<Context> =>
  field === 'mobile'
    ? {
        mobile: cleanMobile(dialCode, mobile),
        errors: { ...errors, mobile: mobile === '' ? null : mobileError(dialCode, mobile) },
      }
    : { code: cleanCode(code), errors: { ...errors, code: code === '' ? null : codeError(code) } };

/** The tab 短信登录 (§5.1): a mobile, the code that was sent to it, and nothing typed is ever lost. */
export const smsLoginMachine = setup({
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
    smsCode: smsCodeMachine,
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
    passOnRequest: sendTo('smsCode', ({ context }) => ({
      type: 'code.request',
      account: { mobile: fullMobile(context.dialCode, context.mobile) },
    })),
    tellChange: sendTo('smsCode', { type: 'account.change' }),
    dismissFailure: sendTo('smsCode', { type: 'failure.dismiss' }),
    forgetOffline: assign(({ context: { failure } }) => (failure?.tag === 'offline' ? { failure: null } : {})),
    sayTried: tell('app', { type: 'entry.tried' }),
    sayFailed: tell('app', { type: 'entry.failed' }),
  },
  guards: {
    isMobileWell: ({ context }) => mobileError(context.dialCode, context.mobile) === null,
    isCodeWell: ({ context }) => codeError(context.code) === null,
  },
  delays: { submitThrottle },
}).createMachine({
  id: 'smsLogin',
  description: 'Logging in, or binding a mobile, with a code sent by SMS.',
  context: ({ input }) => ({
    step: input.step,
    dialCode: defaultDialCode,
    mobile: '',
    code: '',
    errors: untouched,
    failure: null,
    entry: null,
  }),
  output: ({ context }) => entryOf(context.entry),
  invoke: {
    id: 'smsCode',
    src: 'smsCode',
    input: { purpose: 'login' },
    onError: { actions: assign({ failure: ({ event }) => asLoginFailure(toFailure(event.error), 'sms', 'login') }) },
  },
  on: {
    'connection.returned': { actions: ['forgetOffline', forwardTo('smsCode')] },
    'dialCode.choose': {
      actions: [assign({ dialCode: ({ event }) => event.dialCode, failure: null }), 'tellChange'],
    },
    'mobile.change': {
      actions: [assign(({ context, event }) => changed(context, 'mobile', event.value)), 'tellChange'],
    },
    'code.change': {
      actions: [assign(({ context, event }) => changed(context, 'code', event.value)), 'dismissFailure'],
    },
    'field.leave': { actions: assign(({ context, event }) => left(context, event.field)) },
    'code.request': [
      {
        guard: 'isMobileWell',
        actions: [
          assign(({ context }) => left(context, 'mobile')),
          assign(({ context }) => awaitingCode(context)),
          'passOnRequest',
        ],
        meta: { requirements: ['R5.1-8', 'R5.1-9'] },
      },
      {
        actions: assign(({ context }) => ({
          errors: { ...context.errors, mobile: mobileError(context.dialCode, context.mobile) },
          failure: null,
        })),
        meta: { see: 'session:error.mobile.digitsOnly', requirements: ['R5.1-1', 'R5.1-2'] },
      },
    ],
  },
  initial: 'editing',
  states: {
    editing: {
      description: 'The visitor types; a failed attempt says why.',
      on: {
        'login.submit': [
          { guard: and(['isMobileWell', 'isCodeWell']), target: 'sent', actions: 'dismissFailure' },
          {
            actions: [
              assign(({ context }) => ({
                errors: { mobile: mobileError(context.dialCode, context.mobile), code: codeError(context.code) },
                failure: null,
              })),
              'dismissFailure',
            ],
            meta: { requirements: ['R5.1-1', 'R5.1-2', 'R5.1-3', 'R5.1-4'] },
          },
        ],
      },
    },
    sent: {
      description: 'Submitted: no second time before the answer is there and 800 ms have passed.',
      meta: { requirements: ['R5.7-10', 'R7.1-1'] },
      entry: assign(({ context }) => ({
        mobile: cleanMobile(context.dialCode, context.mobile),
        code: cleanCode(context.code),
        errors: untouched,
        failure: null,
      })),
      type: 'parallel',
      onDone: { target: 'editing' },
      states: {
        answer: {
          initial: 'awaiting',
          states: {
            awaiting: {
              description: 'The backend compares the code.',
              tags: ['busy'],
              entry: 'sayTried',
              invoke: {
                id: 'enterBySms',
                src: 'enterBySms',
                input: ({ context }) => ({
                  step: context.step,
                  mobile: fullMobile(context.dialCode, context.mobile),
                  code: context.code,
                }),
                onDone: {
                  target: '#smsLogin.entered',
                  actions: assign({ entry: ({ event }) => event.output }),
                  meta: { requirements: ['R4.1-2', 'R4.1-20'] },
                },
                onError: {
                  target: 'refused',
                  actions: assign({
                    failure: ({ context, event }) => asLoginFailure(toFailure(event.error), 'sms', context.step),
                  }),
                  meta: { see: 'session:error.smsCodeIncorrect', requirements: ['R8.2-2', 'R8.2-3', 'R8.2-7'] },
                },
              },
            },
            refused: {
              description: 'The text of the failure is shown; typing goes on.',
              type: 'final',
              entry: 'sayFailed',
            },
          },
        },
        throttle,
      },
    },
    entered: {
      description: 'Logged in, or bound.',
      type: 'final',
    },
  },
});

export type SmsLoginActor = ActorRefFrom<typeof smsLoginMachine>;
type Snapshot = SnapshotFrom<typeof smsLoginMachine>;

export const selectDialCode = (snapshot: Snapshot): string => snapshot.context.dialCode;
export const selectMobile = (snapshot: Snapshot): string => snapshot.context.mobile;
export const selectCode = (snapshot: Snapshot): string => snapshot.context.code;
export const selectSmsLoginErrors = (snapshot: Snapshot): Context['errors'] => snapshot.context.errors;
export const selectSmsLoginFailure = (snapshot: Snapshot): LoginFailure | null => snapshot.context.failure;

/** The button beside the code. */
export const selectSmsCode = (snapshot: Snapshot): SmsCodeActor | undefined => snapshot.children.smsCode;
