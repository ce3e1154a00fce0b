import { withOutput } from '../kit/with-event.ts';
import { expires, replaces, sessionSetup } from './session.setup.ts';

const refused = sessionSetup.createStateConfig({
  on: {
    'token.refused': {
      guard: { type: 'isCurrentToken', params: ({ event }) => ({ token: event.token }) },
      target: 'renewing',
    },
  },
}).on;

export const renewal = sessionSetup.createStateConfig({
  initial: 'resting',
  states: {
    resting: {
      description: 'The token is checked every 60 s.',
      after: { tokenCheckInterval: { target: 'measuring', meta: { requirements: ['R4.3-7'] } } },
      on: { ...refused },
    },
    measuring: {
      description: 'Checks by the clock how long the token lasts, and whether another tab has a newer one.',
      invoke: {
        id: 'measureToken',
        src: 'measureToken',
        onDone: [
          {
            guard: withOutput('isOvertaken'),
            target: 'overtaken',
            meta: { requirements: ['R4.3-9', 'R4.3-10'] },
          },
          {
            guard: withOutput('isDue'),
            target: 'renewing',
            meta: { requirements: ['R4.3-8'] },
          },
          { target: 'resting' },
        ],
        onError: { target: 'resting' },
      },
      on: { ...refused },
    },
    overtaken: {
      description: 'Another tab has a newer token: the page reloads, or adopts that token.',
      meta: { requirements: ['R4.3-9', 'R4.3-10'] },
      entry: { type: 'report', params: { type: 'session.overtaken' } },
      after: { reloadGrace: { target: 'renewing' } },
      on: { ...refused },
    },
    renewing: {
      description: 'A new token is being requested, or adopted from another tab.',
      meta: { requirements: ['R4.3-6'] },
      invoke: {
        id: 'renewToken',
        src: 'renewToken',
        input: ({ context }) => ({ login: context.login }),
        onDone: [
          replaces,
          { target: 'resting', actions: { type: 'setLogin', params: ({ event }) => ({ login: event.output }) } },
        ],
        onError: [expires, { target: 'waiting' }],
      },
    },
    waiting: {
      description: 'The network failed while renewing; the token stays and the app retries.',
      tags: ['renewalFailed'],
      after: { renewRetryDelay: { target: 'renewing' } },
      on: {
        ...refused,
        'connection.returned': { target: 'renewing' },
      },
    },
  },
});
