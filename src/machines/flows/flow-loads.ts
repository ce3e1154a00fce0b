import { Effect } from 'effect';
import { fromCallback } from 'xstate';
import { type Failure, toFailure } from '#services/failure.ts';
import { caseAddresses, chartFile, pathFile, searchFile } from '#services/flows/flow-files.ts';
import { fromEffect } from '../kit/from-effect.ts';
import type { Params } from '../kit/page.machine.ts';
import { resourceMachine } from '../kit/resource.machine.ts';
import type { Drawn } from './boxes.ts';
import { type ChartFile, type Gallery, type Layout, type SearchIndex, type Story, stemOf } from './chart-file.ts';
import { graphOf, layoutOf } from './layout.ts';
import { shareLayouter } from './layout-worker.ts';
import type { ShownPaths } from './path-steps.ts';

const fetchFile = <T>(fetch: () => Promise<T>): Effect.Effect<T, Failure> =>
  Effect.tryPromise({ try: fetch, catch: toFailure });

export const loadGallery = fromEffect<Gallery | null>(() => fetchFile(() => chartFile<Gallery>('index')));

/** By file stem or machine id; null where there is none. */
export const loadChart = fromEffect<ChartFile | null, { stem: string }>(({ stem }) =>
  fetchFile(async () => (stem === 'index' ? null : ((await chartFile<ChartFile>(stem)) ?? chartFile(stemOf(stem))))),
);

export interface StoryWithCharts extends Story {
  readonly charts: readonly ChartFile[];
}

/** Null where no story has this name. */
export const storyMachine = resourceMachine<StoryWithCharts | null, Params>(({ id }) =>
  fetchFile(async () => {
    const story = (await chartFile<Gallery>('index'))?.stories.find((one) => one.id === id);
    if (!story) return null;
    const charts = await Promise.all(story.stems.map((stem) => chartFile<ChartFile>(stem)));
    return { ...story, charts: charts.filter((chart) => chart !== null) };
  }),
);

export const searchMachine = resourceMachine<SearchIndex | null>(
  () => fetchFile(() => searchFile<SearchIndex>()),
  undefined,
  'below',
);

export interface Paths {
  readonly file: ShownPaths;
  readonly files: Readonly<Record<string, string>>;
}

export const loadPaths = fromEffect<Paths | null, { stem: string }>(({ stem }) =>
  fetchFile(async () => {
    const file = await pathFile<ShownPaths>(stem);
    return file && { file, files: await caseAddresses(stem) };
  }),
);

export interface LayoutRequest {
  readonly type: 'layout.request';
  readonly chart: Drawn;
  readonly folded: readonly string[];
}
export type LayoutAnswer =
  | { readonly type: 'layout.made'; readonly layout: Layout; readonly folded: readonly string[] }
  | { readonly type: 'layout.failed' };

export const layouter = fromCallback<LayoutRequest>(({ receive, sendBack, system }) => {
  const { start, forget, leave } = shareLayouter(system);
  const made = new Map<string, Layout>();
  const laidOut = async ({ chart, folded }: LayoutRequest): Promise<Layout> => {
    const key = folded.toSorted().join(' ');
    const known = made.get(key);
    if (known) return known;
    const { layout: place } = await start();
    const layout = layoutOf(await place(graphOf(chart, new Set(folded), true)));
    made.set(key, layout);
    return layout;
  };
  const answer = async (request: LayoutRequest): Promise<void> => {
    try {
      sendBack({ type: 'layout.made', layout: await laidOut(request), folded: request.folded } satisfies LayoutAnswer);
    } catch {
      forget();
      sendBack({ type: 'layout.failed' } satisfies LayoutAnswer);
    }
  };
  receive((request) => void answer(request));
  return leave;
});
