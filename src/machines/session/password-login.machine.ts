import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { sessionRefusal } from '#services/contract/base-session.contract.ts';
import { submitThrottle } from '#services/contract/constants.ts';
import { type Failure, refusalCode } from '#services/failure.ts';
import { assignFailureAs, failedWith } from '../kit/assign-failure.ts';
import { fromEffect } from '../kit/from-effect.ts';
import type { Meta } from '../kit/meta.ts';
import { sendToResident } from '../kit/residents.ts';
import { sentGuards, sentState } from '../kit/sent.state.ts';
import { change, chooseDialCode, forgetOffline } from './account-form.setup.ts';
import { emptyForm, hasNone } from './account-form.ts';
import { cleanCode, cleanMobile, fullMobile, mobileFormatError } from './account-input.ts';
import { asLoginFailure, type Entry, entryOf, type LoginFailure, type LoginStep } from './login-method.ts';
import {
  type Attempt,
  type Captcha,
  drawCaptcha,
  enter,
  errorsOf,
  isCaptchaNext,
  type PasswordForm,
  type PasswordLoginErrors,
} from './password-login.attempt.ts';

export type PasswordLoginEvent =
  | { readonly type: 'dialCode.choose'; readonly dialCode: string }
  | { readonly type: 'mobile.change'; readonly value: string }
  | { readonly type: 'password.change'; readonly value: string }
  | { readonly type: 'remember.change'; readonly value: boolean }
  | { readonly type: 'captcha.change'; readonly value: string }
  | { readonly type: 'captcha.refresh' }
  | { readonly type: 'field.leave'; readonly field: 'mobile' }
  | { readonly type: 'connection.returned' }
  | { readonly type: 'login.submit' };

interface Context extends PasswordForm {
  readonly step: LoginStep;
  readonly remember: boolean;
  readonly errors: PasswordLoginErrors;
  readonly failure: LoginFailure | null;
  readonly entry: Entry | null;
}

const untouched: PasswordLoginErrors = { mobile: null, password: null, captcha: null };
const noPicture: Captcha = { key: '', image: '' };

const asksForCaptcha = ({ captcha, step }: Context, failure: Failure): boolean =>
  failure.tag === 'refused' &&
  step === 'login' &&
  (captcha !== null || failure.code === sessionRefusal.captchaRequired || isCaptchaNext(failure.data));

const failed = ({ captcha, step }: Context, failure: Failure): LoginFailure =>
  step === 'login' && refusalCode(failure) === sessionRefusal.captchaRequired
    ? { tag: captcha === null ? 'captchaRequired' : 'captchaIncorrect' }
    : asLoginFailure(failure, 'password', step);

const assignLoginFailure = assignFailureAs((failure, context: Context) => failed(context, failure));

const passwordLoginSetup = setup({
  types: {
    context: {} as Context,
    events: {} as PasswordLoginEvent,
    input: {} as { readonly step: LoginStep },
    output: {} as Entry,
    tags: {} as 'busy' | 'drawing',
    meta: {} as Meta,
  },
  actors: {
    enterByPassword: fromEffect<Entry, Attempt>(enter),
    drawCaptcha: fromEffect<Captcha>(() => drawCaptcha),
  },
  actions: {
    forgetOffline,
    reportTried: sendToResident('app', { type: 'entry.tried' }),
    reportFailed: sendToResident('app', { type: 'entry.failed' }),
  },
  guards: {
    ...sentGuards,
    isWell: ({ context }) => hasNone(errorsOf(context)),
    hasCaptcha: ({ context }) => context.captcha !== null,
    lacksPicture: ({ context }) => context.captcha?.image === '',
    asksForCaptcha: ({ context }, failure: Failure) => asksForCaptcha(context, failure),
  },
  delays: { submitThrottle },
});

const awaiting = passwordLoginSetup.createStateConfig({
  description: 'The password is encrypted, and the backend checks it.',
  tags: ['busy'],
  entry: 'reportTried',
  invoke: {
    id: 'enterByPassword',
    src: 'enterByPassword',
    input: ({ context: { step, dialCode, mobile, password, remember, captcha, captchaText } }) => ({
      step,
      mobile: fullMobile(dialCode, mobile),
      password,
      remember,
      captcha: captcha && { captchaKey: captcha.key, captcha: cleanCode(captchaText) },
    }),
    onDone: {
      target: '#passwordLogin.entered',
      actions: assign({ entry: ({ event }) => event.output }),
      meta: { requirements: ['R4.1-2', 'R4.1-20'] },
    },
    onError: [
      {
        guard: { type: 'asksForCaptcha', params: failedWith },
        target: '#passwordLogin.editing.drawing',
        actions: [assignLoginFailure, 'reportFailed'],
        meta: { requirements: ['R7.1-14'] },
      },
      {
        target: 'refused',
        actions: [assignLoginFailure, 'reportFailed'],
        meta: { see: 'session:error.wrongCredentials', requirements: ['R8.2-1', 'R8.2-6', 'R8.2-7'] },
      },
    ],
  },
});

export const passwordLoginMachine = passwordLoginSetup.createMachine({
  id: 'passwordLogin',
  description: 'Logs in, or binds a mobile, with a password.',
  context: ({ input }) => ({
    ...emptyForm,
    step: input.step,
    remember: false,
    captcha: null,
    captchaText: '',
    errors: untouched,
    failure: null,
    entry: null,
  }),
  output: ({ context }) => entryOf(context.entry),
  on: {
    'connection.returned': { actions: 'forgetOffline' },
    'dialCode.choose': { actions: chooseDialCode },
    'mobile.change': { actions: change('mobile') },
    'password.change': { actions: change('password') },
    'remember.change': { actions: assign({ remember: ({ event }) => event.value }) },
    'captcha.change': {
      actions: assign(({ context, event }) => ({
        captchaText: event.value,
        errors: { ...context.errors, captcha: null },
      })),
    },
    'field.leave': {
      actions: assign(({ context }) => ({
        mobile: cleanMobile(context.dialCode, context.mobile),
        errors: {
          ...context.errors,
          mobile: context.mobile === '' ? null : mobileFormatError(context.dialCode, context.mobile),
        },
      })),
      meta: { requirements: ['R5.1-6'] },
    },
  },
  initial: 'editing',
  states: {
    editing: {
      description: 'The user fills in the form; after a failed attempt the reason is shown.',
      initial: 'resting',
      on: {
        'login.submit': [
          { guard: 'isWell', target: 'sent' },
          {
            actions: assign(({ context }) => ({ errors: errorsOf(context), failure: null })),
            meta: { requirements: ['R5.1-5', 'R5.1-6', 'R5.1-7'] },
          },
        ],
        'captcha.refresh': { guard: 'hasCaptcha', target: '.drawing' },
      },
      states: {
        resting: { description: 'No request is under way.' },
        drawing: {
          description: 'A new picture captcha is being loaded.',
          tags: ['drawing'],
          meta: { see: 'session:field.captcha', requirements: ['R7.1-14', 'R7.1-19'] },
          entry: assign({ captcha: noPicture, captchaText: '' }),
          invoke: {
            id: 'drawCaptcha',
            src: 'drawCaptcha',
            onDone: { target: 'resting', actions: assign({ captcha: ({ event }) => event.output }) },
            onError: { target: 'resting' },
          },
        },
      },
    },
    sent: {
      meta: { requirements: ['R5.7-10', 'R7.1-2'] },
      entry: assign(({ context }) => ({
        mobile: cleanMobile(context.dialCode, context.mobile),
        errors: untouched,
        failure: null,
      })),
      ...sentState('passwordLogin', 'login.submit', awaiting),
      onDone: [{ guard: 'lacksPicture', target: 'editing.drawing' }, { target: 'editing' }],
    },
    entered: {
      description: 'The user is logged in, or the mobile is bound.',
      type: 'final',
      entry: assign({ password: '' }),
    },
  },
});

export type PasswordLoginActor = ActorRefFrom<typeof passwordLoginMachine>;
type Snapshot = SnapshotFrom<typeof passwordLoginMachine>;

export const selectRemember = (snapshot: Snapshot): boolean => snapshot.context.remember;
export const selectCaptcha = (snapshot: Snapshot): Captcha | null => snapshot.context.captcha;
export const selectCanRedraw = (snapshot: Snapshot): boolean =>
  snapshot.can({ type: 'captcha.refresh' }) && !snapshot.hasTag('drawing');
export const selectCaptchaText = (snapshot: Snapshot): string => snapshot.context.captchaText;
