import { toFailure } from '#services/failure.ts';
import { appSetup } from './app.setup.ts';
import { departureOf } from './app.ways.ts';

// The ways in that lead over another site: WeChat's, or one that has logged the reader in.

export const leaving = appSetup.createStateConfig({
  description: 'The reader is about to leave for WeChat; why he leaves is remembered.',
  meta: { requirements: ['R4.1-16'] },
  invoke: {
    id: 'prepareOauth',
    src: 'prepareOauth',
    input: ({ context, event }) => departureOf(context, event.type === 'binding.wanted' ? 'bind' : 'login'),
    onDone: {
      target: 'shut',
      actions: { type: 'leaveForWechat', params: ({ event }) => ({ url: event.output }) },
    },
    onError: [
      {
        guard: 'isMember',
        target: 'shut',
        actions: {
          type: 'notice',
          params: ({ event }) => ({ tone: 'bad', key: `failure:${toFailure(event.error).tag}` }),
        },
      },
      {
        target: 'login',
        actions: {
          type: 'notice',
          params: ({ event }) => ({ tone: 'bad', key: `failure:${toFailure(event.error).tag}` }),
        },
      },
    ],
  },
});

export const returning = appSetup.createStateConfig({
  description: 'The reader is back from WeChat; what it brought along is looked at.',
  invoke: {
    id: 'wechatReturn',
    src: 'wechatReturn',
    input: ({ context: { isInWechat }, event }) => ({
      ...(event.type === 'wechat.returned' ? { code: event.code, state: event.state } : { code: null, state: null }),
      way: isInWechat ? 'officialAccount' : 'web',
    }),
    onDone: [
      {
        guard: ({ event }) => event.output.outcome === 'loggedIn',
        target: 'settling',
        actions: [
          { type: 'keepErrand', params: ({ event }) => event.output },
          {
            type: 'enterSession',
            params: ({ event: { output } }) => (output.outcome === 'loggedIn' ? output : { credentials: null, at: 0 }),
          },
        ],
      },
      {
        guard: ({ event }) => event.output.outcome === 'unknown',
        target: 'shut',
      },
      {
        target: 'arriving',
        actions: [
          { type: 'resetToken', params: ({ event }) => event.output },
          { type: 'keepWayBack', params: ({ event }) => event.output },
        ],
        meta: { requirements: ['R4.1-14'] },
      },
    ],
    onError: { target: 'shut', actions: { type: 'notice', params: { tone: 'bad', key: 'failure:crashed' } } },
  },
});

export const signingOn = appSetup.createStateConfig({
  description: 'The ticket of another site logs in, or the page says why not.',
  invoke: {
    id: 'ssoLogin',
    src: 'ssoLogin',
    input: ({ event }) => ({ ticket: event.type === 'sso.returned' ? event.ticket : '' }),
    onDone: { target: 'settling', actions: { type: 'enterSession', params: ({ event }) => event.output } },
    onError: { target: 'shut', actions: { type: 'notice', params: { tone: 'bad', key: 'failure:crashed' } } },
  },
  on: { 'login.wanted': { target: 'login' } },
});
