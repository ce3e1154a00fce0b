import { assign, type SnapshotFrom, setup } from 'xstate';
import { agoInterval } from '#services/contract/constants.ts';
import type { Meta } from '../shared/meta.ts';

type MinutesEvent = { readonly type: 'page.hidden' } | { readonly type: 'page.shown' };

/** Counts the minutes for which the page is seen, so that what says how long ago something was is drawn anew with each. */
export const minutesMachine = setup({
  types: { context: {} as { readonly count: number }, events: {} as MinutesEvent, meta: {} as Meta },
  delays: { agoInterval },
}).createMachine({
  id: 'minutes',
  description: 'Lets what says how long ago something was stay true on a page that is left open.',
  context: { count: 0 },
  initial: 'passing',
  states: {
    passing: {
      description: 'The page is seen; once a minute the words are worked out anew.',
      entry: assign({ count: ({ context }) => context.count + 1 }),
      after: { agoInterval: { target: 'passing', reenter: true } },
      on: { 'page.hidden': { target: 'resting' } },
    },
    resting: {
      description: 'Nobody looks: nothing is worked out until the page is seen again, and then at once.',
      on: { 'page.shown': { target: 'passing' } },
    },
  },
});

/** Another one each time that the words are to be worked out. */
export const selectMinute = ({ context }: SnapshotFrom<typeof minutesMachine>): number => context.count;
