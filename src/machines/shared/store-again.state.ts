import { setup } from 'xstate';
import type { RecordFailed } from './record-keeper.ts';

/** Milliseconds between tries; a refusal is told at once, so that after `storeAnswer` there was none. */
export const storeAgainDelays = { storeAgainDelay: 5_000, storeAnswer: 100 };

/**
 * Where the browser has refused a record: `save` is done again, until it is not refused; then the chart goes on in the
 * state `kept`.
 */
export const storeAgain = <Kept extends string>(kept: Kept) =>
  setup({
    types: { events: {} as RecordFailed },
    actions: { save: () => {} },
    delays: storeAgainDelays,
  }).createStateConfig({
    initial: 'resting',
    states: {
      resting: {
        description: 'Storing is retried in a moment.',
        after: { storeAgainDelay: { target: 'asking' } },
      },
      asking: {
        description: 'Does storing work now?',
        entry: 'save',
        on: { 'record.failed': { target: 'resting' } },
        after: { storeAnswer: { target: kept } },
      },
    },
  });
