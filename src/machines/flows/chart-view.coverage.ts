import { assign } from 'xstate';
import { chartViewSetup } from './chart-view.setup.ts';

export const coverage = chartViewSetup.createStateConfig({
  initial: 'arriving',
  on: {
    'coverage.show': { target: '.arriving', actions: assign({ coveredBy: ({ event }) => event.by }) },
  },
  states: {
    arriving: {
      description: 'Which coverage is to be marked?',
      always: [
        { guard: 'isUnmarked', target: 'unmarked' },
        { guard: 'isOfSession', target: 'session' },
        { target: 'counting' },
      ],
    },
    unmarked: { description: 'No coverage is marked.' },
    counting: {
      description: 'The coverage is being loaded.',
      invoke: {
        id: 'loadCovered',
        src: 'loadCovered',
        input: ({ context: { chart, coveredBy } }) => ({ chart, by: coveredBy }),
        onDone: [
          {
            guard: { type: 'isUncounted', params: ({ event }) => ({ covered: event.output }) },
            target: 'uncounted',
          },
          { target: 'marked', actions: assign({ covered: ({ event }) => event.output ?? [] }) },
        ],
        onError: { target: 'uncounted' },
      },
    },
    marked: { description: 'What is not covered is marked and listed.', tags: 'covered' },
    uncounted: {
      description: 'No data: no tests ran before this build.',
      tags: 'uncounted',
      meta: { see: 'flows:coverage.uncounted' },
    },
    session: {
      description: 'The coverage of the session is marked and grows with it.',
      invoke: {
        id: 'sessionCoverage',
        src: 'sessionCoverage',
        input: ({ context: { chart, recording } }) => ({ chart, recording }),
        onError: { target: 'uncounted' },
      },
      on: {
        'coverage.grew': {
          target: '.marked',
          actions: assign({ covered: ({ event }) => event.covered }),
        },
      },
      initial: 'waiting',
      states: {
        waiting: {
          description: 'No session is open yet, and no path was played.',
          tags: 'uncounted',
          meta: { see: 'flows:coverage.uncounted' },
        },
        marked: { description: 'What the session has not covered is marked and listed.', tags: 'covered' },
      },
    },
  },
});
