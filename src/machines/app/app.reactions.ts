import { assign, sendTo } from 'xstate';
import { appSetup } from './app.setup.ts';

/** Likes, favourites and follows: their chart comes with the first that is pressed, unless a page has brought it. */
export const reactions = appSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Did a page go away before what was pressed on it was answered?',
      always: [{ guard: 'hasUnsent', target: 'fetching' }, { target: 'none' }],
    },
    none: {
      description: 'Nothing has been liked, kept or followed yet.',
      on: { 'reaction.press': { target: 'fetching', actions: assign({ pressed: ({ event }) => event }) } },
    },
    fetching: {
      description: 'The program of likes and follows is being fetched.',
      invoke: {
        id: 'fetchReactions',
        src: 'fetchReactions',
        onDone: { target: 'some' },
        onError: {
          target: 'none',
          actions: [assign({ pressed: null }), { type: 'notice', params: { tone: 'bad', key: 'failure:offline' } }],
        },
      },
      on: { 'reaction.press': { actions: assign({ pressed: ({ event }) => event }) } },
    },
    some: {
      description: 'What the reader likes, keeps and follows is kept in one place.',
      invoke: {
        id: 'reactions',
        src: 'reactions',
        input: ({ context }) => ({ role: context.reader?.role ?? 'visitor' }),
      },
      entry: ['passPress', assign({ pressed: null })],
      on: { 'reaction.press': { actions: sendTo('reactions', ({ event }) => event) } },
    },
  },
});
