import { assign, not } from 'xstate';
import { industryTagsSetup } from './industry-tags.setup.ts';

/** The tags that many have chosen. */
export const hotState = industryTagsSetup.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      description: 'The hot tags are being loaded.',
      tags: 'hotLoading',
      invoke: {
        id: 'loadHot',
        src: 'loadHot',
        onDone: {
          target: 'loaded',
          actions: assign({ hot: ({ event }) => event.output }),
          meta: { requirements: ['R9-1'] },
        },
        onError: { target: 'failed' },
      },
    },
    loaded: { description: 'The hot tags are offered.' },
    failed: {
      description: 'The hot tags could not be loaded; tags can still be searched and made.',
      tags: 'hotFailed',
      meta: { see: 'registration:tags.hotFailed' },
      on: { 'hot.retry': { target: 'loading' }, 'connection.returned': { target: 'loading' } },
    },
  },
});

/** The tags that are like what is typed. */
export const searchState = industryTagsSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is searched for.',
      always: { guard: 'hasSearch', target: 'active.searching' },
    },
    active: {
      description: 'Something is searched for.',
      initial: 'waiting',
      always: { guard: not('hasSearch'), target: 'idle' },
      states: {
        waiting: {
          description: 'A tag is being typed; the search starts when the keys rest.',
          tags: 'searching',
          meta: { requirements: ['R5.6-6'] },
          after: { tagSearchDebounce: { target: 'searching' } },
        },
        searching: {
          description: 'Tags like that are being looked for; an older question is dropped.',
          tags: 'searching',
          meta: { requirements: ['R5.6-4', 'R5.6-5'] },
          invoke: {
            id: 'search',
            src: 'search',
            input: ({ context }) => ({ keyword: context.searched }),
            onDone: { target: 'answered', actions: assign({ found: ({ event }) => event.output }) },
            onError: { target: 'failed', actions: assign({ found: [] }) },
          },
        },
        answered: {
          description: 'The answer came.',
          always: [{ guard: 'hasNone', target: 'none' }, { target: 'offered' }],
        },
        offered: { description: 'The found tags are offered.', tags: 'found' },
        none: { description: 'No tag is like that; one can be made.', tags: 'nothingFound' },
        failed: {
          description: 'The search failed; the box says so, and a tag can still be made.',
          tags: 'searchFailed',
          meta: { see: 'registration:tags.searchFailed' },
          on: { 'connection.returned': { target: 'searching' } },
        },
      },
    },
  },
  on: {
    'keyword.change': [
      { guard: { type: 'isBlank', params: ({ event }) => event }, target: '.idle', actions: 'rest' },
      { guard: { type: 'isSame', params: ({ event }) => event } },
      { target: '.active.waiting', actions: { type: 'seek', params: ({ event }) => event } },
    ],
  },
});
