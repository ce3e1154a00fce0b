import {
  type ChartFile,
  chartFormat,
  type Gallery,
  type GalleryEntry,
  type Share,
  stemOf,
} from '#machines/flows/chart-file.ts';
import { graphOf, layoutOf } from '#machines/flows/layout.ts';
import type { Words } from '#machines/kit/path-spec.ts';
import type { Covered } from '#machines/paths/coverage.ts';
import { chartWordsOf } from './chart.ts';
import { eventWordsOf } from './event-words.ts';
import type { Files } from './files.ts';
import type { Flow } from './flow.ts';
import { type LayOut, openingOf } from './opening.ts';
import { pictureOf } from './picture.ts';
import type { ScreensOf } from './screens.ts';
import { searchIndexOf } from './search.ts';
import { storiesOf } from './stories.ts';
import type { TextOf } from './texts.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface ChartSources {
  readonly featureOfMachine: (machine: string) => string;
  readonly screensOf: ScreensOf;
  readonly textOf: TextOf;
  readonly requirement: (id: string) => Words;
}

const json = (value: unknown): string => `${JSON.stringify(value)}\n`;
const shareOf = ({ covered, missing }: Covered): Share => [covered.length, covered.length + missing.length];

export const chartWithoutLayout = (
  flow: Flow,
  { featureOfMachine, screensOf, textOf, requirement }: ChartSources,
  words: Vocabulary,
): Omit<ChartFile, 'layout' | 'opening'> => {
  const { machine, name, description } = flow.file;
  const described = chartWordsOf(flow, textOf, words);
  const cited = [...described.states, ...described.arrows].flatMap(({ requirements }) => requirements);
  return {
    format: chartFormat,
    machine,
    stem: stemOf(machine),
    feature: featureOfMachine(machine),
    name: { zh: name.zh, en: name.en },
    purpose: description,
    screens: screensOf(machine, words.served),
    starts: flow.spec.starts.map(({ zh, en }) => ({ zh, en })),
    ...described,
    texts: Object.fromEntries([...new Set(cited)].toSorted().map((id) => [id, requirement(id)])),
    missing: [...flow.coverage.states.missing, ...flow.coverage.transitions.missing],
    covers: flow.covers,
  };
};

export const chartOf = async (
  flow: Flow,
  sources: ChartSources,
  words: Vocabulary,
  layOut: LayOut,
): Promise<ChartFile> => {
  const described = chartWithoutLayout(flow, sources, words);
  const layout = layoutOf(await layOut(graphOf(described, new Set())));
  const opening = await openingOf(described, layout.size[0], layOut);
  return { ...described, layout, ...(opening ? { opening } : {}) };
};

export const chartFile = (chart: ChartFile): Files => [[`charts/${chart.stem}.json`, json(chart)]];

export const galleryFiles = (flows: readonly Flow[], charts: readonly ChartFile[], words: Vocabulary): Files => {
  const features = [...new Set(charts.map(({ feature }) => feature))].map((id) => ({ id, words: words.feature(id) }));
  const gallery: Gallery = {
    format: 'shiye.gallery/1',
    features: features.flatMap(({ id, words: named }) => (named ? [{ id, words: named }] : [])),
    stories: storiesOf(charts.map(({ machine }) => machine)),
    machines: charts.flatMap((chart) => {
      const flow = flows.find(({ file }) => file.machine === chart.machine);
      return flow ? [entryOf(flow, chart)] : [];
    }),
  };
  const specs = flows.map(({ spec }) => spec);
  return [
    ['charts/index.json', json(gallery)],
    ['words/search.json', json(searchIndexOf(charts))],
    ['words/events.json', json(eventWordsOf(specs, words))],
  ];
};

const entryOf = ({ file, coverage, covers }: Flow, chart: ChartFile): GalleryEntry => ({
  machine: chart.machine,
  stem: chart.stem,
  feature: chart.feature,
  name: chart.name,
  purpose: chart.purpose,
  screens: chart.screens,
  requirements: Object.keys(chart.texts),
  states: shareOf(coverage.states),
  transitions: shareOf(coverage.transitions),
  paths: file.paths.length,
  lowerBound: covers.outcomes.lowerBound,
  picture: pictureOf(chart),
});
