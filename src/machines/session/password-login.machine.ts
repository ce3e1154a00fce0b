import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { sessionRefusal } from '#services/contract/base-session.contract.ts';
import { type Failure, refusalCode } from '#services/failure.ts';
import { assignFailureAs, failedWith } from '../kit/assign-failure.ts';
import { textOf, valuesOf } from '../kit/form.ts';
import { fromEffect } from '../kit/from-effect.ts';
import type { Meta } from '../kit/meta.ts';
import { sendToResident } from '../kit/residents.ts';
import { sentState } from '../kit/sent.state.ts';
import { accountFormSetup } from './account-form.setup.ts';
import { type AccountContext, type AccountFormEvent, filledWith, fullMobile } from './account-form.ts';
import { asLoginFailure, type Entry, entryOf, type LoginFailure, type LoginStep } from './login-result.ts';
import {
  type Attempt,
  type Captcha,
  drawCaptcha,
  enter,
  isCaptchaNext,
  passwordForm,
} from './password-login.attempt.ts';

export type PasswordLoginEvent =
  | AccountFormEvent
  | { readonly type: 'remember.change'; readonly on: boolean }
  | { readonly type: 'captcha.reload' }
  | { readonly type: 'login.submit' };

interface Context extends AccountContext {
  readonly step: LoginStep;
  readonly remember: boolean;
  /** Null until the backend asks for one (docs/choices.md R7.1-14). */
  readonly captcha: Captcha | null;
  readonly failure: LoginFailure | null;
  readonly entry: Entry | null;
}

const form = accountFormSetup(passwordForm);
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
    ...form.actions,
    reportTried: sendToResident('app', { type: 'entry.tried' }),
    reportFailed: sendToResident('app', { type: 'entry.failed' }),
  },
  guards: {
    ...form.guards,
    hasCaptcha: ({ context }) => context.captcha !== null,
    lacksPicture: ({ context }) => context.captcha?.image === '',
    asksForCaptcha: ({ context }, failure: Failure) => asksForCaptcha(context, failure),
  },
  delays: form.delays,
});

const awaiting = passwordLoginSetup.createStateConfig({
  description: 'The password is encrypted, and the backend checks it.',
  entry: 'reportTried',
  invoke: {
    id: 'enterByPassword',
    src: 'enterByPassword',
    input: ({ context }) => {
      const { step, remember, captcha } = context;
      const values = valuesOf(context);
      return {
        step,
        mobile: fullMobile(values),
        password: textOf(values, 'password'),
        remember,
        captcha: captcha && { captchaKey: captcha.key, captcha: textOf(values, 'captcha') },
      };
    },
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
        guard: 'lacksPicture',
        target: '#passwordLogin.editing.drawing',
        actions: [assignLoginFailure, 'reportFailed'],
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
  context: ({ input }) => ({ ...filledWith({}), step: input.step, remember: false, captcha: null, entry: null }),
  output: ({ context }) => entryOf(context.entry),
  on: {
    'connection.returned': { actions: 'forgetOffline' },
    'field.change': { actions: form.change },
    'field.leave': { actions: form.leave, meta: { requirements: ['R5.1-6'] } },
    'remember.change': { actions: assign({ remember: ({ event }) => event.on }) },
  },
  initial: 'editing',
  states: {
    editing: {
      id: 'editing',
      description: 'The user fills in the form; after a failed attempt the reason is shown.',
      initial: 'resting',
      on: {
        'login.submit': [
          { guard: 'isWell', target: 'sent' },
          {
            actions: 'judge',
            meta: { requirements: ['R5.1-5', 'R5.1-6', 'R5.1-7'] },
          },
        ],
        'captcha.reload': { guard: 'hasCaptcha', target: '.drawing' },
      },
      states: {
        resting: { description: 'No request is under way.' },
        drawing: {
          description: 'A new picture captcha is being loaded.',
          tags: ['drawing'],
          meta: { see: 'session:field.captcha', requirements: ['R7.1-14', 'R7.1-19'] },
          entry: assign(({ context }) => ({
            ...passwordForm.changed(context, { field: 'captcha', text: '' }),
            captcha: noPicture,
          })),
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
      ...sentState({ submits: ['login.submit'], awaiting }),
      meta: { requirements: ['R5.7-10', 'R7.1-2'] },
      entry: 'judge',
    },
    entered: {
      description: 'The user is logged in, or the mobile is bound.',
      type: 'final',
      entry: 'forgetSecrets',
    },
  },
});

export type PasswordLoginActor = ActorRefFrom<typeof passwordLoginMachine>;
type Snapshot = SnapshotFrom<typeof passwordLoginMachine>;

export const selectRemember = (snapshot: Snapshot): boolean => snapshot.context.remember;
export const selectCaptcha = (snapshot: Snapshot): Captcha | null => snapshot.context.captcha;
export const selectCanRedraw = (snapshot: Snapshot): boolean =>
  snapshot.can({ type: 'captcha.reload' }) && !snapshot.hasTag('drawing');
