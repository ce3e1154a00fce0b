import { type ActorRefFrom, assign, type SnapshotFrom } from 'xstate';
import type { Failure } from '#services/failure.ts';
import { assignFailure } from '../kit/assign-failure.ts';
import { withEvent } from '../kit/with-event.ts';
import type { ChartFile, Layout } from './chart-file.ts';
import { named, opened } from './chart-fold.ts';
import { coverage } from './chart-view.coverage.ts';
import { picture } from './chart-view.picture.ts';
import { chartViewSetup, scales } from './chart-view.setup.ts';
import type { CoveredBy } from './coverage-load.ts';

export const chartViewMachine = chartViewSetup.createMachine({
  id: 'chartView',
  description: 'One statechart, with its details and test paths.',
  context: ({ input }) => ({
    ...input,
    chart: null,
    layout: null,
    folded: [],
    selected: null,
    isRaw: false,
    covered: [],
    scale: null,
    text: '',
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The chart is being loaded behind a placeholder.',
      tags: 'loading',
      invoke: {
        id: 'loadChart',
        src: 'loadChart',
        input: ({ context: { stem } }) => ({ stem }),
        onDone: [
          { guard: { type: 'isNothing', params: ({ event }) => ({ chart: event.output }) }, target: 'unknown' },
          {
            target: 'shown',
            actions: assign(({ context: { state }, event }) => ({
              chart: event.output,
              ...opened(event.output, state),
            })),
          },
        ],
        onError: { target: 'failed', actions: assignFailure },
      },
    },
    unknown: {
      description: 'No chart has this name.',
      tags: 'unknown',
      meta: { see: 'flows:unknown.title' },
    },
    failed: {
      description: 'The chart could not be loaded; the user can retry.',
      tags: 'failed',
      meta: { see: 'flows:chart.failed' },
      on: { 'chart.retry': { target: 'loading' }, 'connection.returned': { target: 'loading' } },
    },
    shown: {
      description: 'The chart is shown.',
      tags: 'shown',
      type: 'parallel',
      invoke: { id: 'layouter', src: 'layouter', onError: { actions: [] } },
      on: {
        'element.walk': { actions: withEvent('walk') },
        'names.toggle': { actions: assign({ isRaw: ({ context }) => !context.isRaw }) },
        'zoom.to': {
          actions: assign({ scale: ({ event }) => Math.min(scales.most, Math.max(scales.least, event.scale)) }),
        },
        'zoom.reset': { actions: assign({ scale: null }) },
        'chart.search': { actions: assign({ text: ({ event }) => event.text }) },
      },
      states: {
        link: {
          initial: 'reading',
          on: {
            'element.choose': { target: '.followed', actions: withEvent('choose') },
            'element.reveal': { target: '.followed', actions: withEvent('choose') },
          },
          states: {
            reading: {
              description: 'Does the address name a state of this chart?',
              always: [
                { guard: 'namesNothing', target: 'followed' },
                {
                  guard: 'isNamed',
                  target: 'followed',
                  actions: assign({ selected: ({ context: { chart, state } }) => chart && named(chart, state) }),
                },
                { target: 'lost' },
              ],
            },
            followed: { description: 'The element chosen by the address or by hand is marked.' },
            lost: {
              description: 'The address names a state that this chart does not have; the whole chart is shown.',
              tags: 'lost',
              meta: { see: 'flows:chart.lost' },
            },
          },
        },
        picture,
        coverage,
        side: {
          initial: 'details',
          on: {
            'side.show': [{ guard: withEvent('wantsPaths'), target: '.paths' }, { target: '.details' }],
          },
          states: {
            details: { description: 'The details of the chosen element are beside the chart.' },
            paths: {
              description: 'The test paths are beside the chart.',
              tags: 'paths',
              invoke: {
                id: 'paths',
                src: 'paths',
                input: ({ context: { chart, stem } }) => ({
                  stem: chart?.stem ?? stem,
                  machine: chart?.machine ?? stem,
                }),
              },
            },
          },
        },
      },
    },
  },
});

export type ChartViewActor = ActorRefFrom<typeof chartViewMachine>;
type Snapshot = SnapshotFrom<typeof chartViewMachine>;

export const selectChart = ({ context }: Snapshot): ChartFile | null => context.chart;
export const selectLayout = ({ context }: Snapshot): Layout | null => context.layout;
export const selectFolded = ({ context }: Snapshot): readonly string[] => context.folded;
export const selectSelected = ({ context }: Snapshot): string | null => context.selected;
export const selectIsRaw = ({ context }: Snapshot): boolean => context.isRaw;
export const selectCoveredBy = ({ context }: Snapshot): CoveredBy | null => context.coveredBy;
export const selectCovered = (snapshot: Snapshot): readonly string[] | null =>
  snapshot.hasTag('covered') ? snapshot.context.covered : null;
export const selectScale = ({ context }: Snapshot): number | null => context.scale;
export const selectChartText = ({ context }: Snapshot): string => context.text;
export const selectChartFailure = ({ context }: Snapshot): Failure | null => context.failure;
export const selectChartStem = ({ context }: Snapshot): string => context.stem;
/** The state that the address names. */
export const selectLinkedState = ({ context }: Snapshot) => context.state;
