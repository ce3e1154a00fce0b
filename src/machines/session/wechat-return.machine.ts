import { type ActorRefFrom, assign, setup } from 'xstate';
import { baseSession } from '#services/contract/base-session.contract.ts';
import type { StoredReturnTarget } from '#services/contract/stored.contract.ts';
import { call } from '#services/env.ts';
import { type Failure, toFailure } from '#services/failure.ts';
import { fromEffect } from '../kit/from-effect.ts';
import type { Meta } from '../kit/meta.ts';
import { type NoticeWords, sendToResident } from '../kit/residents.ts';
import { asBindWechatFailure, bindWechat, serverWords } from './bind-wechat.ts';
import { asLoginFailure, type Entry, loggedIn } from './login-result.ts';
import { failureKeys } from './login-text.ts';
import { takeReturnTarget, type WechatReturnTarget } from './wechat-return-target.ts';

type WechatMethod = 'officialAccount' | 'web';

export interface WechatReturnInput {
  readonly code: string | null;
  readonly state: string | null;
  readonly method: WechatMethod;
}

/** After `failed` with the intent to log in, the token is reset (R4.1-14). */
export type WechatReturnOutput =
  | ({ readonly outcome: 'loggedIn'; readonly returnTarget: WechatReturnTarget } & Entry)
  | { readonly outcome: 'bound' | 'denied' | 'failed'; readonly returnTarget: WechatReturnTarget }
  | { readonly outcome: 'unknown' };

interface Context extends WechatReturnInput {
  readonly returnTarget: StoredReturnTarget;
  readonly output: WechatReturnOutput;
}

const login = ({ code, method }: { code: string; method: WechatMethod }) =>
  loggedIn(
    method === 'web'
      ? call(baseSession.loginByWechatWeb, { body: { code } })
      : call(baseSession.loginByWechatOfficialAccount, { body: { code } }),
  );

const bad = (key: string, text = ''): NoticeWords => ({ tone: 'bad', key, ...(text ? { text } : {}) });

const loginNotice = (failure: Failure) => bad(failureKeys(asLoginFailure(failure, 'wechat', 'login'))[0] ?? '');

const bindNotice = (failure: Failure) => bad(failureKeys(asBindWechatFailure(failure))[0] ?? '', serverWords(failure));

export const wechatReturnMachine = setup({
  types: {
    context: {} as Context,
    input: {} as WechatReturnInput,
    output: {} as WechatReturnOutput,
    tags: {} as 'busy' | 'login' | 'bind',
    meta: {} as Meta,
  },
  actors: {
    takeReturnTarget,
    enterByWechat: fromEffect<Entry, { code: string; method: WechatMethod }>(login),
    bindWechat: fromEffect<true, { code: string }>(({ code }) => bindWechat(code)),
  },
  actions: {
    showNotice: sendToResident('notices', (_, words: NoticeWords) => ({ ...words, type: 'notice.show' })),
    spend: assign({ code: null }),
    end: assign({
      output: (
        { context: { returnTarget } },
        { outcome }: { outcome: 'bound' | 'denied' | 'failed' },
      ): WechatReturnOutput => (returnTarget ? { outcome, returnTarget } : { outcome: 'unknown' }),
    }),
  },
  guards: {
    isNothing: (_, { returnTarget }: { returnTarget: StoredReturnTarget }) => returnTarget === null,
    isDenied: ({ context }) => context.code === null || context.code === '',
    isBinding: (_, { returnTarget }: { returnTarget: StoredReturnTarget }) => returnTarget?.intent === 'bind',
  },
}).createMachine({
  id: 'wechatReturn',
  description: 'The user comes back from WeChat.',
  context: ({ input }) => ({ ...input, returnTarget: null, output: { outcome: 'unknown' } }),
  output: ({ context }) => context.output,
  initial: 'remembering',
  states: {
    remembering: {
      description: 'The reason for leaving is looked up by the state that WeChat returned; it can be used once.',
      tags: ['busy'],
      meta: { requirements: ['R4.1-16', 'R2.6-3'] },
      invoke: {
        id: 'takeReturnTarget',
        src: 'takeReturnTarget',
        input: ({ context }) => ({ state: context.state }),
        onDone: [
          { guard: { type: 'isNothing', params: ({ event }) => ({ returnTarget: event.output }) }, target: 'unknown' },
          {
            guard: 'isDenied',
            target: 'denied',
            actions: assign({ returnTarget: ({ event }) => event.output }),
          },
          {
            guard: { type: 'isBinding', params: ({ event }) => ({ returnTarget: event.output }) },
            target: 'binding',
            actions: assign({ returnTarget: ({ event }) => event.output }),
          },
          { target: 'loggingIn', actions: assign({ returnTarget: ({ event }) => event.output }) },
        ],
        onError: { target: 'unknown' },
      },
    },
    loggingIn: {
      description: 'The one-time code of WeChat logs the user in.',
      tags: ['busy', 'login'],
      meta: { see: 'session:wechat.returning', requirements: ['R4.1-13', 'R7.1-4', 'R7.1-5'] },
      exit: 'spend',
      invoke: {
        id: 'enterByWechat',
        src: 'enterByWechat',
        input: ({ context }) => ({ code: context.code ?? '', method: context.method }),
        onDone: {
          target: 'entered',
          actions: assign({
            output: ({ context: { returnTarget }, event }): WechatReturnOutput =>
              returnTarget ? { outcome: 'loggedIn', returnTarget, ...event.output } : { outcome: 'unknown' },
          }),
        },
        onError: {
          target: 'failed',
          actions: { type: 'showNotice', params: ({ event }) => loginNotice(toFailure(event.error)) },
          meta: {
            see: 'session:error.loginFailed',
            requirements: ['R4.1-14', 'R8.2-3', 'R8.2-4', 'R8.2-5', 'R8.2-6', 'R8.2-7'],
          },
        },
      },
    },
    binding: {
      description: 'The one-time code of WeChat binds the WeChat account to the member.',
      tags: ['busy', 'bind'],
      meta: { see: 'session:wechat.binding', requirements: ['R4.1-15'] },
      exit: 'spend',
      invoke: {
        id: 'bindWechat',
        src: 'bindWechat',
        input: ({ context }) => ({ code: context.code ?? '' }),
        onDone: {
          target: 'bound',
          actions: { type: 'showNotice', params: { tone: 'good', key: 'session:wechat.bound' } },
        },
        onError: {
          target: 'failed',
          actions: { type: 'showNotice', params: ({ event }) => bindNotice(toFailure(event.error)) },
          meta: {
            see: 'session:error.wechatBoundElsewhere',
            requirements: ['R8.2-8', 'R8.2-9', 'R8.2-10', 'R8.2-7'],
          },
        },
      },
    },
    entered: {
      description: 'The user is logged in; without an identity they must bind a mobile next.',
      type: 'final',
      meta: { requirements: ['R4.1-17'] },
    },
    bound: {
      description: 'WeChat is bound.',
      type: 'final',
      entry: { type: 'end', params: { outcome: 'bound' } },
    },
    denied: {
      description: 'The user did not authorise in WeChat: nothing changes, and no message is shown.',
      type: 'final',
      entry: { type: 'end', params: { outcome: 'denied' } },
    },
    failed: {
      description: 'The code was not accepted, and the user was told why.',
      type: 'final',
      entry: { type: 'end', params: { outcome: 'failed' } },
    },
    unknown: {
      description: 'No pending request has this state, or it is too old: the code is not used.',
      type: 'final',
      meta: { see: 'session:error.wechatStateUnknown', requirements: ['R4.1-16'] },
      entry: ['spend', { type: 'showNotice', params: { tone: 'warn', key: 'session:error.wechatStateUnknown' } }],
    },
  },
});

export type WechatReturnActor = ActorRefFrom<typeof wechatReturnMachine>;
