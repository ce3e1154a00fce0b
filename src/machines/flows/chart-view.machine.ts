import { type ActorRefFrom, assign, enqueueActions, type SnapshotFrom, sendTo, setup } from 'xstate';
import { type Failure, toFailure } from '#services/failure.ts';
import type { Meta } from '../shared/meta.ts';
import type { ChartFile, Layout } from './chart-file.ts';
import { foldedWith, foldedWithout, named, opened } from './chart-fold.ts';
import { type Direction, elementsOf, walked } from './chart-walk.ts';
import { type CoverageGrew, type CoveredBy, loadCovered, sessionCoverage } from './coverage-load.ts';
import { type LayoutAnswer, layouter, loadChart } from './flow-loads.ts';
import { pathPlayerMachine } from './path-player.machine.ts';

export type ChartViewEvent =
  /** A state or a transition is chosen, by its id; null: none. */
  | { readonly type: 'element.choose'; readonly id: string | null }
  | { readonly type: 'element.walk'; readonly to: Direction }
  /** The same, and what is folded around it is unfolded. */
  | { readonly type: 'element.reveal'; readonly id: string }
  | { readonly type: 'branch.fold'; readonly id: string }
  | { readonly type: 'branch.unfoldAll' }
  | { readonly type: 'names.toggle' }
  /** What was covered is marked: by the test paths, by the tests, or by what the studio is watching; null: nothing is. */
  | { readonly type: 'coverage.show'; readonly by: CoveredBy | null }
  | { readonly type: 'zoom.to'; readonly scale: number }
  | { readonly type: 'zoom.reset' }
  | { readonly type: 'chart.search'; readonly text: string }
  | { readonly type: 'chart.retry' }
  | { readonly type: 'side.show'; readonly part: Side }
  | { readonly type: 'connection.returned' }
  | CoverageGrew
  | LayoutAnswer;

export type Side = 'details' | 'paths';

export interface ChartViewInput {
  readonly stem: string;
  /** The state or transition that the address names. */
  readonly state: string | null;
  /** The recording whose coverage is "this session", by where the shelf has it; null: all that there are. */
  readonly reel: string | null;
  /** Whose coverage is marked at first. */
  readonly coveredBy: CoveredBy | null;
}

/** `scale` is null for the size that suits the window. */
interface Context extends ChartViewInput {
  readonly chart: ChartFile | null;
  readonly layout: Layout | null;
  readonly folded: readonly string[];
  readonly selected: string | null;
  readonly isRaw: boolean;
  readonly covered: readonly string[];
  readonly scale: number | null;
  readonly text: string;
  readonly failure: Failure | null;
}

export const scales = { least: 0.08, most: 2.5 } as const;

const folding = ({ folded }: Context, id: string) => ({ next: foldedWith(folded, id) });
const revealing = ({ chart, folded }: Context, id: string) => ({
  next: chart ? foldedWithout(chart, folded, id) : folded,
});

/** One chart: what is chosen in it, what is folded away, how large it is. */
export const chartViewMachine = setup({
  types: {
    context: {} as Context,
    input: {} as ChartViewInput,
    events: {} as ChartViewEvent,
    children: {} as { paths: 'paths'; layouter: 'layouter' },
    tags: {} as
      | 'loading'
      | 'failed'
      | 'unknown'
      | 'shown'
      | 'lost'
      | 'folding'
      | 'unfolded'
      | 'paths'
      | 'covered'
      | 'uncounted',
    meta: {} as Meta,
  },
  actors: { loadChart, loadCovered, sessionCoverage, layouter, paths: pathPlayerMachine },
  actions: {
    choose: assign((_, { id }: { id: string | null }) => ({ selected: id })),
    walk: assign(({ context: { chart, folded, selected } }, { to }: { to: Direction }) =>
      chart ? { selected: walked(elementsOf(chart, folded), selected, to) } : {},
    ),
    fold: enqueueActions(({ context: { chart, selected }, enqueue }, { next }: { next: readonly string[] }) => {
      const isShown = chart !== null && elementsOf(chart, next).some(({ id }) => id === selected);
      enqueue.assign({ folded: next, selected: isShown ? selected : null });
    }),
    wantLayout: sendTo('layouter', ({ context: { chart, folded } }) => ({
      type: 'layout.wanted',
      chart: {
        machine: chart?.machine ?? '',
        states: chart?.states ?? [],
        arrows: chart?.arrows ?? [],
        actions: chart?.actions ?? {},
      },
      folded,
    })),
    takeLayout: assign((_, { layout }: { layout: Layout }) => ({ layout })),
    unfoldAll: assign(({ context: { chart } }) => ({ folded: [], layout: chart?.layout ?? null })),
  },
  guards: {
    isNothing: (_, { chart }: { chart: ChartFile | null }) => chart === null,
    isWhole: (_, { next }: { next: readonly string[] }) => next.length === 0,
    isSeen: ({ context: { folded } }, { next }: { next: readonly string[] }) => next.length === folded.length,
    isWanted: ({ context }, { folded }: { folded: readonly string[] }) =>
      folded.length === context.folded.length && folded.every((id) => context.folded.includes(id)),
    isNamed: ({ context: { chart, state } }) => chart !== null && named(chart, state) !== null,
    isUnmarked: (_, { by }: { by: CoveredBy | null }) => by === null,
    isOfSession: (_, { by }: { by: CoveredBy | null }) => by === 'session',
    isUncounted: (_, { covered }: { covered: readonly string[] | null }) => covered === null,
    wantsPaths: (_, { part }: { part: Side }) => part === 'paths',
    namesNothing: ({ context: { state } }) => state === null,
  },
}).createMachine({
  id: 'chartView',
  description: 'One statechart, looked at.',
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
      description: 'The chart is being fetched; its place is held.',
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
        onError: { target: 'failed', actions: assign({ failure: ({ event }) => toFailure(event.error) }) },
      },
    },
    unknown: {
      description: 'There is no chart of this name.',
      tags: 'unknown',
      meta: { see: 'flows:unknown.title' },
    },
    failed: {
      description: 'The chart did not come; the reader may try again.',
      tags: 'failed',
      meta: { see: 'flows:chart.failed' },
      on: { 'chart.retry': { target: 'loading' }, 'connection.returned': { target: 'loading' } },
    },
    shown: {
      description: 'The chart is drawn.',
      tags: 'shown',
      type: 'parallel',
      invoke: { id: 'layouter', src: 'layouter', onError: { actions: [] } },
      on: {
        'element.walk': { actions: { type: 'walk', params: ({ event }) => event } },
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
            'element.choose': { target: '.followed', actions: { type: 'choose', params: ({ event }) => event } },
            'element.reveal': { target: '.followed', actions: { type: 'choose', params: ({ event }) => event } },
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
            followed: { description: 'What was chosen, by the address or by hand, is marked.' },
            lost: {
              description: 'The address names a state that this chart does not have; the chart is shown all the same.',
              tags: 'lost',
              meta: { see: 'flows:chart.lost' },
            },
          },
        },
        picture: {
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
            still: { description: 'The picture shows what is folded and what is not.' },
            folding: {
              description: 'The picture is being drawn anew; the old one stays until it is there.',
              tags: 'folding',
              entry: 'wantLayout',
              on: {
                'layout.made': {
                  guard: { type: 'isWanted', params: ({ event }) => event },
                  target: 'still',
                  actions: { type: 'takeLayout', params: ({ event }) => event },
                },
                'layout.failed': { target: 'unfolded', actions: 'unfoldAll' },
              },
            },
            unfolded: {
              description: 'The picture could not be drawn anew; the whole chart is shown.',
              tags: 'unfolded',
              meta: { see: 'flows:chart.unfolded' },
            },
          },
        },
        coverage: {
          initial: 'arriving',
          on: {
            'coverage.show': [
              {
                guard: { type: 'isUnmarked', params: ({ event }) => event },
                target: '.unmarked',
                actions: assign({ coveredBy: null }),
              },
              {
                guard: { type: 'isOfSession', params: ({ event }) => event },
                target: '.session',
                actions: assign({ coveredBy: 'session' }),
              },
              { target: '.counting', actions: assign({ coveredBy: ({ event }) => event.by }) },
            ],
          },
          states: {
            arriving: {
              description: "Is somebody's coverage marked from the beginning?",
              always: [
                {
                  guard: { type: 'isUnmarked', params: ({ context: { coveredBy } }) => ({ by: coveredBy }) },
                  target: 'unmarked',
                },
                {
                  guard: { type: 'isOfSession', params: ({ context: { coveredBy } }) => ({ by: coveredBy }) },
                  target: 'session',
                },
                { target: 'counting' },
              ],
            },
            unmarked: { description: 'Nothing is marked as covered or not.' },
            counting: {
              description: 'What was covered is being fetched.',
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
            marked: { description: 'What was not covered is marked, and listed.', tags: 'covered' },
            uncounted: {
              description: 'Nobody has counted: no tests have run before this was built.',
              tags: 'uncounted',
              meta: { see: 'flows:coverage.uncounted' },
            },
            session: {
              description: 'What the session covers is marked, and more as it goes on.',
              invoke: {
                id: 'sessionCoverage',
                src: 'sessionCoverage',
                input: ({ context: { chart, reel } }) => ({ chart, reel }),
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
                marked: { description: 'What the session has not covered is marked, and listed.', tags: 'covered' },
              },
            },
          },
        },
        side: {
          initial: 'details',
          on: {
            'side.show': [
              { guard: { type: 'wantsPaths', params: ({ event }) => event }, target: '.paths' },
              { target: '.details' },
            ],
          },
          states: {
            details: { description: 'Beside the chart stands what is chosen in it.' },
            paths: {
              description: 'Beside the chart stand its test paths.',
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
/** What was covered, by ids of states and transitions; null where nothing is marked. */
export const selectCovered = (snapshot: Snapshot): readonly string[] | null =>
  snapshot.hasTag('covered') ? snapshot.context.covered : null;
export const selectScale = ({ context }: Snapshot): number | null => context.scale;
export const selectChartText = ({ context }: Snapshot): string => context.text;
export const selectChartFailure = ({ context }: Snapshot): Failure | null => context.failure;
export const selectChartStem = ({ context }: Snapshot): string => context.stem;
