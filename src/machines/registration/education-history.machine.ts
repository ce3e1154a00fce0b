import type { ActorRefFrom } from 'xstate';
import { historyContext, historyOutput, historySetup } from './entry-history.setup.ts';
import { closed, edits, openDialog } from './entry-history.states.ts';

/** Step 4 of registration (§5.5). */
export const educationHistoryMachine = historySetup.createMachine({
  id: 'educationHistory',
  description: 'A new member fills in the education history, one entry at a time.',
  context: ({ input }) => historyContext('education', input),
  initial: 'open',
  states: {
    open: {
      meta: { see: 'registration:education.title', requirements: ['R2.2-6'] },
      invoke: { id: 'closing', src: 'closing', onDone: { target: 'closed' }, onError: { target: 'closed' } },
      ...openDialog({ meta: { requirements: ['R5.5-1', 'R5.5-3', 'R5.5-11'] }, on: edits }),
    },
    saved: {
      id: 'saved',
      description: 'The entry is saved; the industry tags come next.',
      meta: { see: 'registration:education.saved', requirements: ['R4.2-3', 'R4.2-22'] },
      type: 'final',
      output: 'saved',
    },
    skipped: {
      id: 'skipped',
      description: 'No further education is added; the industry tags come next.',
      meta: { requirements: ['R4.2-6'] },
      type: 'final',
      output: 'skipped',
    },
    closed,
  },
  output: ({ context, event }) => historyOutput(context, event.output),
});

export type EducationHistoryActor = ActorRefFrom<typeof educationHistoryMachine>;
