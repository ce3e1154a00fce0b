import { assign, type SnapshotFrom, setup } from 'xstate';
import { agoInterval } from '#services/contract/constants.ts';
import type { Meta } from '../kit/meta.ts';

type MinutesEvent = { readonly type: 'page.hidden' } | { readonly type: 'page.shown' };

export const minutesMachine = setup({
  types: { context: {} as { readonly count: number }, events: {} as MinutesEvent, meta: {} as Meta },
  delays: { agoInterval },
}).createMachine({
  id: 'minutes',
  description: 'Keeps relative times such as "5 minutes ago" correct on a page that stays open.',
  context: { count: 0 },
  initial: 'passing',
  states: {
    passing: {
      description: 'The page is visible; the relative times are updated once a minute.',
      entry: assign({ count: ({ context }) => context.count + 1 }),
      after: { agoInterval: { target: 'passing', reenter: true } },
      on: { 'page.hidden': { target: 'resting' } },
    },
    resting: {
      description: 'The page is hidden: nothing is updated until it is visible again, and then at once.',
      on: { 'page.shown': { target: 'passing' } },
    },
  },
});

export const selectMinute = ({ context }: SnapshotFrom<typeof minutesMachine>): number => context.count;
