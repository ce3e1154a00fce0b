import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { Failure } from '#services/failure.ts';
import type { Meta } from '../kit/meta.ts';
import type { ChartFile, Layout } from './chart-file.ts';
import { named } from './chart-fold.ts';
import { type Direction, elementsOf, walked } from './chart-walk.ts';
import { type CoverageGrew, type CoveredBy, loadCovered, sessionCoverage } from './coverage-load.ts';
import { type LayoutAnswer, layouter, loadChart } from './flow-loads.ts';
import { pathPlayerMachine } from './path-player.machine.ts';
import { isSame } from './watched-actor.ts';

type ChartViewEvent =
  | { readonly type: 'element.choose'; readonly id: string | null }
  | { readonly type: 'element.walk'; readonly to: Direction }
  /** Also unfolds what hides the element. */
  | { readonly type: 'element.reveal'; readonly id: string }
  | { readonly type: 'branch.fold'; readonly id: string }
  | { readonly type: 'branch.unfoldAll' }
  | { readonly type: 'names.toggle' }
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

interface ChartViewInput {
  readonly stem: string;
  readonly state: string | null;
  /** Recording whose coverage is `session`; null: all open ones. */
  readonly recording: string | null;
  readonly coveredBy: CoveredBy | null;
}

/** `scale`: null fits the window. */
export interface ChartViewContext extends ChartViewInput {
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

export const scales = { least: 0.02, most: 2.5 } as const;

export const chartViewSetup = setup({
  types: {
    context: {} as ChartViewContext,
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
      type: 'layout.request',
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
    isWanted: ({ context }, { folded }: { folded: readonly string[] }) => isSame(folded, context.folded),
    isNamed: ({ context: { chart, state } }) => chart !== null && named(chart, state) !== null,
    isUnmarked: ({ context: { coveredBy } }) => coveredBy === null,
    isOfSession: ({ context: { coveredBy } }) => coveredBy === 'session',
    isUncounted: (_, { covered }: { covered: readonly string[] | null }) => covered === null,
    wantsPaths: (_, { part }: { part: Side }) => part === 'paths',
    namesNothing: ({ context: { state } }) => state === null,
  },
});
