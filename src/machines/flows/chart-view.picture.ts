import { withEvent } from '../kit/with-event.ts';
import { foldedWith, foldedWithout } from './chart-fold.ts';
import { type ChartViewContext, chartViewSetup } from './chart-view.setup.ts';

const folding = ({ folded }: ChartViewContext, id: string) => ({ next: foldedWith(folded, id) });
const revealing = ({ chart, folded }: ChartViewContext, id: string) => ({
  next: chart ? foldedWithout(chart, folded, id) : folded,
});

export const picture = chartViewSetup.createStateConfig({
  initial: 'still',
  on: {
    'branch.fold': [
      {
        guard: { type: 'isWhole', params: ({ context, event }) => folding(context, event.id) },
        target: '.still',
        actions: 'unfoldAll',
      },
      {
        target: '.folding',
        actions: { type: 'fold', params: ({ context, event }) => folding(context, event.id) },
      },
    ],
    'element.reveal': [
      { guard: { type: 'isSeen', params: ({ context, event }) => revealing(context, event.id) } },
      {
        guard: { type: 'isWhole', params: ({ context, event }) => revealing(context, event.id) },
        target: '.still',
        actions: 'unfoldAll',
      },
      {
        target: '.folding',
        actions: { type: 'fold', params: ({ context, event }) => revealing(context, event.id) },
      },
    ],
    'branch.unfoldAll': { target: '.still', actions: 'unfoldAll' },
  },
  states: {
    still: { description: 'The picture shows the folded and unfolded states.' },
    folding: {
      description: 'A new layout is being computed; the old picture stays until then.',
      tags: 'folding',
      entry: 'wantLayout',
      on: {
        'layout.made': {
          guard: withEvent('isWanted'),
          target: 'still',
          actions: withEvent('takeLayout'),
        },
        'layout.failed': { target: 'unfolded', actions: 'unfoldAll' },
      },
    },
    unfolded: {
      description: 'The new layout failed; the whole chart is shown.',
      tags: 'unfolded',
      meta: { see: 'flows:chart.unfolded' },
    },
  },
});
