import { setup } from 'xstate';
import type { RecordFailed } from './record-keeper.ts';

/** In ms. A refusal is reported at once, so none within `storeAnswer` means success. */
export const storeAgainDelays = { storeAgainDelay: 5_000, storeAnswer: 100 };

/** Retries `save` after the browser refused to store; on success the chart enters the state `kept`. */
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
