import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { withEvent } from '../kit/with-event.ts';
import { historyContext, historyOutput, historySetup } from './entry-history.setup.ts';
import { closed, edits, openDialog } from './entry-history.states.ts';

const form = historySetup.createStateConfig({
  meta: { requirements: ['R5.4-1', 'R5.4-3', 'R5.4-5', 'R5.4-8'] },
  on: {
    ...edits,
    'field.change': [
      {
        guard: withEvent('isCompany'),
        actions: [withEvent('edit'), 'saveDraft', withEvent('suggest')],
        meta: { requirements: ['R5.4-13'] },
      },
      edits['field.change'],
    ],
  },
});

/** Step 3 of registration (§5.4). */
export const workHistoryMachine = historySetup.createMachine({
  id: 'workHistory',
  description: 'A new member fills in the work history, one entry at a time.',
  context: ({ input }) => historyContext('work', input),
  initial: 'open',
  states: {
    open: {
      meta: { see: 'registration:work.title', requirements: ['R2.2-5'] },
      invoke: [
        { id: 'companySuggest', src: 'companySuggest', onError: {} },
        { id: 'regions', src: 'regions', onError: {} },
        { id: 'closing', src: 'closing', onDone: { target: 'closed' }, onError: { target: 'closed' } },
      ],
      ...openDialog(form),
    },
    saved: {
      id: 'saved',
      description: 'The entry is saved; the education history comes next.',
      meta: { see: 'registration:work.saved', requirements: ['R4.2-2', 'R4.2-22'] },
      type: 'final',
      output: 'saved',
    },
    skipped: {
      id: 'skipped',
      description: 'No further work is added; the education history comes next.',
      meta: { requirements: ['R4.2-5'] },
      type: 'final',
      output: 'skipped',
    },
    closed,
  },
  output: ({ context, event }) => historyOutput(context, event.output),
});

export type WorkHistoryActor = ActorRefFrom<typeof workHistoryMachine>;
type Snapshot = SnapshotFrom<typeof workHistoryMachine>;

export const selectWorkSuggest = ({ children }: Snapshot) => children.companySuggest;

export const selectWorkRegions = ({ children }: Snapshot) => children.regions;
