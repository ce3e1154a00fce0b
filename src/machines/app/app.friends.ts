import { assign, sendTo } from 'xstate';
import { appSetup } from './app.setup.ts';

/** Asking members to be friends: the chart comes when someone is asked first. */
export const friends = appSetup.createStateConfig({
  initial: 'none',
  states: {
    none: {
      description: 'Nobody has been asked to be a friend yet.',
      on: { 'friend.apply': { target: 'fetching', actions: assign({ applied: ({ event }) => event }) } },
    },
    fetching: {
      description: 'The program of friend requests is being fetched.',
      invoke: {
        id: 'fetchFriends',
        src: 'fetchFriends',
        onDone: { target: 'some' },
        onError: {
          target: 'none',
          actions: [assign({ applied: null }), { type: 'notice', params: { tone: 'bad', key: 'failure:offline' } }],
        },
      },
    },
    some: {
      description: 'Whom the reader has asked is kept in one place.',
      invoke: {
        id: 'friends',
        src: 'friends',
        input: ({ context }) => ({ role: context.reader?.role ?? 'visitor' }),
      },
      entry: ['passApply', assign({ applied: null })],
      on: {
        'friend.apply': { actions: sendTo('friends', ({ event }) => event) },
        'bond.changed': { actions: sendTo('friends', ({ event }) => event) },
      },
    },
  },
});
