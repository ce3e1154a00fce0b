import { setup } from 'xstate';
import type { RecordFailed } from './durable-record.ts';

/** In ms. A refusal is reported at once, so none within `storeAnswer` means success. */
export const storeRetryDelays = { storeRetryDelay: 5_000, storeAnswer: 100 };

/** Retries `save` after the browser refused to store; on success the chart enters the state `stored`. */
export const retryStoring = <Stored extends string>(stored: Stored) =>
  setup({
    types: { events: {} as RecordFailed },
    actions: { save: () => {} },
    delays: storeRetryDelays,
  }).createStateConfig({
    initial: 'resting',
    states: {
      resting: {
        description: 'Storing is retried in a moment.',
        after: { storeRetryDelay: { target: 'asking' } },
      },
      asking: {
        description: 'Does storing work now?',
        entry: 'save',
        on: { 'record.failed': { target: 'resting' } },
        after: { storeAnswer: { target: stored } },
      },
    },
  });
