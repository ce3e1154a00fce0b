import { assign, not } from 'xstate';
import { withEvent } from '../kit/with-event.ts';
import { industryTagsSetup } from './industry-tags.setup.ts';

export const hotState = industryTagsSetup.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      description: 'Popular tags are being loaded.',
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
    loaded: { description: 'Popular tags are suggested.' },
    failed: {
      description: 'Popular tags could not be loaded; tags can still be searched and created.',
      tags: 'hotFailed',
      meta: { see: 'registration:tags.hotFailed' },
      on: { 'hot.retry': { target: 'loading' }, 'connection.returned': { target: 'loading' } },
    },
  },
});

export const searchState = industryTagsSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is being searched.',
      always: { guard: 'hasSearch', target: 'active.searching' },
    },
    active: {
      description: 'A search is under way.',
      initial: 'waiting',
      always: { guard: not('hasSearch'), target: 'idle' },
      states: {
        waiting: {
          description: 'A tag is being typed; the search starts when typing pauses.',
          tags: 'searching',
          meta: { requirements: ['R5.6-6'] },
          after: { tagSearchDebounce: { target: 'searching' } },
        },
        searching: {
          description: 'Similar tags are being searched; an earlier search is cancelled.',
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
          description: 'The answer has arrived.',
          always: [{ guard: 'hasNone', target: 'none' }, { target: 'offered' }],
        },
        offered: { description: 'The tags found are shown.', tags: 'found' },
        none: { description: 'No similar tag exists; a new one can be created.', tags: 'nothingFound' },
        failed: {
          description: 'The search failed, and the field says so; a tag can still be created.',
          tags: 'searchFailed',
          meta: { see: 'registration:tags.searchFailed' },
          on: { 'connection.returned': { target: 'searching' } },
        },
      },
    },
  },
  on: {
    'keyword.change': [
      { guard: withEvent('isUnfinished'), target: '.idle', actions: 'rest' },
      { guard: withEvent('isSame') },
      { target: '.active.waiting', actions: withEvent('seek') },
    ],
  },
});
