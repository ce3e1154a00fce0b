import { Effect } from 'effect';
import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { smsResendCountdown } from '#services/contract/constants.ts';
import { type SentCode, session } from '#services/contract/session.contract.ts';
import { call, HumanCheck } from '#services/env.ts';
import { type Failure, toFailure } from '#services/failure.ts';
import { failedWith } from '../kit/assign-failure.ts';
import { fromEffect } from '../kit/from-effect.ts';
import type { Meta } from '../kit/meta.ts';
import { readClock } from '../kit/read-clock.ts';
import { withOutput } from '../kit/with-event.ts';
import { asSmsCodeFailure, countdownOf, type SmsCodeFailure } from './sms-code-failure.ts';

/** `mobile` begins with its dial code (R5.1-9). */
export type CodeAccount = { readonly mobile: string } | { readonly email: string };

type SmsCodeEvent =
  | { readonly type: 'code.request'; readonly account: CodeAccount }
  | { readonly type: 'account.change' }
  | { readonly type: 'failure.dismiss' }
  | { readonly type: 'connection.returned' }
  | { readonly type: 'code.retry' }
  | { readonly type: 'slider.solve' }
  | { readonly type: 'slider.dismiss' };

interface Context {
  readonly purpose: 'login' | 'reset';
  readonly account: CodeAccount | null;
  readonly nvcVal: string;
  readonly secondsLeft: number;
  /** End of the countdown in ms since 1970; null until the clock is read. */
  readonly deadline: number | null;
  /** Sent back by a password reset (R3-13). */
  readonly secretKey: string | null;
  readonly failure: SmsCodeFailure | null;
}

/** Named, so that the journal redacts it. */
interface Proof {
  readonly nvcVal: string;
}
const asProof = (nvcVal: string): Proof => ({ nvcVal });

/** By the wall clock, which a suspended tab does not delay; a clock set back does not lengthen the wait. */
const measured = ({ deadline, secondsLeft }: Context, at: number): Pick<Context, 'deadline' | 'secondsLeft'> => {
  const left = deadline === null ? Number.POSITIVE_INFINITY : Math.ceil((deadline - at) / 1_000);
  return left > secondsLeft
    ? { deadline: at + secondsLeft * 1_000, secondsLeft }
    : { deadline, secondsLeft: Math.max(0, left) };
};

const smsCodeSetup = setup({
  types: {
    context: {} as Context,
    events: {} as SmsCodeEvent,
    input: {} as { readonly purpose: 'login' | 'reset' },
    tags: {} as 'busy' | 'cooling' | 'slider',
    meta: {} as Meta,
  },
  actors: {
    checkSilently: fromEffect<Proof>(() => Effect.flatMap(HumanCheck, (check) => Effect.map(check.silent(), asProof))),
    checkBySlider: fromEffect<Proof>(() => Effect.flatMap(HumanCheck, (check) => Effect.map(check.slider(), asProof))),
    sendCode: fromEffect<SentCode, { account: CodeAccount; nvcVal: string }>(({ account, nvcVal }) =>
      call(session.sendCode, { body: { messageType: 'LOGIN', ...account, nvcVal } }),
    ),
    readClock,
  },
  actions: {
    forgetAnswer: assign({ account: null, failure: null }),
  },
  guards: {
    isOffline: ({ context }) => context.failure?.tag === 'offline',
    hasFailed: ({ context }) => context.failure !== null,
    wantsSlider: (_, { resultCode }: SentCode) => resultCode === 400,
    isBlocked: (_, { resultCode }: SentCode) => resultCode === 800 || resultCode === 900,
    isTooFrequent: (_, failure: Failure) => countdownOf(failure) > 0,
    isOver: ({ context }, { at }: { at: number }) => measured(context, at).secondsLeft === 0,
  },
  delays: { second: 1_000 },
});

const countdown = smsCodeSetup.createStateConfig({
  tags: ['cooling'],
  entry: assign({ deadline: null }),
  initial: 'measuring',
  states: {
    measuring: {
      description: 'The remaining seconds are measured by the clock.',
      invoke: {
        id: 'readClock',
        src: 'readClock',
        onDone: [
          {
            guard: { type: 'isOver', params: ({ event }) => ({ at: event.output }) },
            target: '#smsCode.ready',
            actions: assign({ failure: null, secondsLeft: 0 }),
            meta: { requirements: ['R4.4-2'] },
          },
          { target: 'ticking', actions: assign(({ context, event }) => measured(context, event.output)) },
        ],
        onError: { target: '#smsCode.ready', actions: assign({ secondsLeft: 0 }) },
      },
    },
    ticking: {
      description: 'The remaining seconds are shown.',
      after: { second: { target: 'measuring' } },
    },
  },
});

/** SMS code button (§4.4, §8.1): captcha without interaction, at need a slider, then a countdown of 60 s. */
export const smsCodeMachine = smsCodeSetup.createMachine({
  id: 'smsCode',
  description: 'The button that sends a code to a mobile or an email.',
  context: ({ input }) => ({
    purpose: input.purpose,
    account: null,
    nvcVal: '',
    secondsLeft: 0,
    deadline: null,
    secretKey: null,
    failure: null,
  }),
  on: { 'failure.dismiss': { guard: 'hasFailed', actions: 'forgetAnswer' } },
  initial: 'ready',
  states: {
    ready: {
      description: 'A code can be requested; after a failed attempt the reason is shown.',
      meta: { see: 'session:smsCode.request', requirements: ['R4.4-4', 'R4.4-5'] },
      on: {
        'code.request': {
          target: 'gettingToken',
          actions: assign({ account: ({ event }) => event.account }),
          meta: { requirements: ['R4.4-1'] },
        },
        'account.change': { actions: 'forgetAnswer' },
        'connection.returned': { guard: 'isOffline', actions: 'forgetAnswer' },
      },
    },
    gettingToken: {
      description: 'The captcha checks the user in the background.',
      tags: ['busy'],
      entry: assign({ failure: null }),
      on: { 'account.change': { target: 'ready', actions: 'forgetAnswer' } },
      invoke: {
        id: 'checkSilently',
        src: 'checkSilently',
        onDone: { target: 'requesting', actions: assign({ nvcVal: ({ event }) => event.output.nvcVal }) },
        onError: { target: 'captchaUnavailable' },
      },
    },
    requesting: {
      description: 'The backend is sending the code.',
      tags: ['busy'],
      meta: { requirements: ['R7.1-12'] },
      exit: assign({ nvcVal: '' }),
      on: { 'account.change': { target: 'ready', actions: 'forgetAnswer' } },
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => ({ account: context.account ?? { mobile: '' }, nvcVal: context.nvcVal }),
        onDone: [
          {
            guard: withOutput('wantsSlider'),
            target: 'slider',
            meta: { requirements: ['R8.1-4'] },
          },
          {
            guard: withOutput('isBlocked'),
            target: 'ready',
            actions: assign({ failure: { tag: 'securityFailed' } }),
            meta: { see: 'session:error.securityFailed', requirements: ['R8.1-2', 'R8.1-3'] },
          },
          {
            target: 'cooling',
            actions: assign({
              secretKey: ({ event }) => event.output.secretKey ?? null,
              secondsLeft: smsResendCountdown.seconds,
            }),
            meta: { requirements: ['R4.4-2'] },
          },
        ],
        onError: [
          {
            guard: { type: 'isTooFrequent', params: failedWith },
            target: 'tooFrequent',
            actions: assign({
              failure: { tag: 'tooFrequent' },
              secondsLeft: ({ event }) => countdownOf(toFailure(event.error)),
            }),
            meta: { see: 'session:error.tooFrequent', requirements: ['R8.1-6', 'R8.1-7', 'R8.1-10'] },
          },
          {
            target: 'ready',
            actions: assign({
              failure: ({ context, event }) => asSmsCodeFailure(toFailure(event.error), context.purpose),
            }),
            meta: { see: 'session:error.codeFailed', requirements: ['R8.1-1', 'R8.1-8', 'R4.4-4', 'R4.4-5'] },
          },
        ],
      },
    },
    slider: {
      description: 'The captcha asks the user to drag a slider to its end.',
      tags: ['slider'],
      meta: { see: 'session:slider.drag', requirements: ['R8.1-4', 'R8.1-5', 'R8.1-9'] },
      initial: 'waiting',
      on: { 'slider.dismiss': { target: 'ready' }, 'account.change': { target: 'ready' } },
      states: {
        waiting: {
          description: 'Waits until the slider is solved or closed.',
          on: { 'slider.solve': { target: 'proving' } },
        },
        proving: {
          description: 'The solved slider gives the token for another request.',
          tags: ['busy'],
          invoke: {
            id: 'checkBySlider',
            src: 'checkBySlider',
            onDone: { target: '#smsCode.requesting', actions: assign({ nvcVal: ({ event }) => event.output.nvcVal }) },
            onError: { target: '#smsCode.captchaUnavailable' },
          },
        },
      },
    },
    cooling: {
      description: 'A code was sent; no other can be requested until the countdown ends.',
      meta: { see: 'session:smsCode.seconds', requirements: ['R4.4-1', 'R4.4-2', 'R4.4-3'] },
      ...countdown,
      on: { 'account.change': { actions: 'forgetAnswer' } },
    },
    tooFrequent: {
      description: 'No other code can be requested for this account until the countdown ends.',
      meta: { see: 'session:error.tooFrequent', requirements: ['R8.1-6', 'R8.1-7'] },
      ...countdown,
      on: { 'account.change': { target: 'ready', actions: ['forgetAnswer', assign({ secondsLeft: 0 })] } },
    },
    captchaUnavailable: {
      description: 'The captcha could not be loaded; the button offers a retry.',
      meta: { see: 'session:error.captchaUnavailable' },
      entry: assign({ failure: { tag: 'captchaUnavailable' } }),
      on: {
        'code.request': { target: 'gettingToken', actions: assign({ account: ({ event }) => event.account }) },
        'code.retry': { target: 'gettingToken' },
        'account.change': { target: 'ready', actions: 'forgetAnswer' },
        'failure.dismiss': { target: 'ready', actions: 'forgetAnswer' },
      },
    },
  },
});

export type SmsCodeActor = ActorRefFrom<typeof smsCodeMachine>;
type Snapshot = SnapshotFrom<typeof smsCodeMachine>;

export const selectSecondsLeft = (snapshot: Snapshot): number => snapshot.context.secondsLeft;

export const selectCanRequest = (snapshot: Snapshot): boolean =>
  snapshot.can({ type: 'code.request', account: { mobile: '' } });

export const selectSmsCodeFailure = (snapshot: Snapshot): SmsCodeFailure | null => snapshot.context.failure;

export const selectIsCodeSent = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('cooling') && snapshot.context.failure === null && snapshot.context.account !== null;

export const selectSecretKey = (snapshot: Snapshot): string | null => snapshot.context.secretKey;
