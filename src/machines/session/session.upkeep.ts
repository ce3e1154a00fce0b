import { sessionSetup } from './session.setup.ts';

/** Keeps the token alive while the page is open (§4.3). */
export const upkeep = sessionSetup.createStateConfig({
  initial: 'resting',
  states: {
    resting: {
      description: 'The token is looked at every 60 s.',
      after: { tokenCheckInterval: { target: 'measuring', meta: { requirements: ['R4.3-7'] } } },
      on: {
        'token.refused': {
          guard: { type: 'isCurrentToken', params: ({ event }) => ({ token: event.token }) },
          target: 'renewing',
        },
      },
    },
    measuring: {
      description: 'How long the token still lasts, by the wall clock.',
      invoke: {
        id: 'readClock',
        src: 'readClock',
        onDone: [
          {
            guard: { type: 'isDue', params: ({ event }) => ({ at: event.output }) },
            target: 'renewing',
            meta: { requirements: ['R4.3-8'] },
          },
          { target: 'resting' },
        ],
        onError: { target: 'resting' },
      },
      on: {
        'token.refused': {
          guard: { type: 'isCurrentToken', params: ({ event }) => ({ token: event.token }) },
          target: 'renewing',
        },
      },
    },
    renewing: {
      description: 'A new token is being fetched, or taken over from another tab.',
      meta: { requirements: ['R4.3-6'] },
      invoke: {
        id: 'renewToken',
        src: 'renewToken',
        input: ({ context }) => ({ held: context.held }),
        onDone: { target: 'resting', actions: { type: 'hold', params: ({ event }) => ({ held: event.output }) } },
        onError: [
          {
            guard: { type: 'isFinal', params: ({ event }) => ({ failure: event.error }) },
            actions: { type: 'expire', params: { key: 'failure:expired' } },
          },
          { target: 'waiting' },
        ],
      },
    },
    waiting: {
      description: 'The network failed while renewing; the token is kept and it is tried again.',
      tags: ['renewalFailed'],
      after: { renewRetryDelay: { target: 'renewing' } },
      on: { 'token.refused': { target: 'renewing' }, 'connection.returned': { target: 'renewing' } },
    },
  },
});
