import ELK from 'elkjs/lib/elk.bundled.js';
import type { ElkNode } from 'elkjs/lib/elk-api.js';
import {
  type ChartFile,
  type CoverSize,
  chartFormat,
  type Gallery,
  type GalleryEntry,
  type Share,
} from '#machines/flows/chart-file.ts';
import { graphOf, layoutOf } from '#machines/flows/layout.ts';
import type { Cover } from '#machines/paths/cover.ts';
import type { Covered } from '#machines/paths/coverage.ts';
import { chartWordsOf } from './chart.ts';
import { eventWordsOf } from './event-words.ts';
import { type Flow, stemOf } from './flow.ts';
import { openingOf } from './opening.ts';
import { pictureOf } from './picture.ts';
import type { ScreensOf } from './screens.ts';
import type { TextOf } from './texts.ts';
import { type Vocabulary, vocabulary } from './vocabulary.ts';

export interface ChartSources {
  /** The room of a machine: the folder that its file lies in. */
  readonly roomOf: (machine: string) => string;
  readonly screensOf: ScreensOf;
  readonly textOf: TextOf;
  /** The text of a requirement, by its id. */
  readonly requirement: (id: string) => string;
}

const json = (value: unknown): string => `${JSON.stringify(value)}\n`;
const sizeOf = ({ paths, steps, lowerBound }: Cover): CoverSize => ({ paths: paths.length, steps, lowerBound });
const shareOf = ({ covered, missing }: Covered): Share => [covered.length, covered.length + missing.length];

/**
 * Every chart with its picture, and the gallery of all: what docs/flows/charts holds; and the words of events that
 * no single example tells: docs/flows/words. By their places in docs/flows.
 */
export const chartFiles = async (
  flows: readonly Flow[],
  sources: ChartSources,
): Promise<{ readonly files: ReadonlyMap<string, string>; readonly words: Vocabulary }> => {
  const words = vocabulary();
  const elk = new ELK();
  const files = new Map<string, string>();
  const entries: GalleryEntry[] = [];
  for (const flow of flows.toSorted((a, b) => (a.file.machine < b.file.machine ? -1 : 1))) {
    const chart = await chartOf(flow, sources, words, elk);
    files.set(`charts/${chart.stem}.json`, json(chart));
    entries.push(entryOf(flow, chart));
  }
  const rooms = [...new Set(entries.map(({ room }) => room))].map((id) => ({ id, words: words.room(id) }));
  const gallery: Gallery = {
    format: 'shiye.gallery/1',
    rooms: rooms.flatMap(({ id, words: named }) => (named ? [{ id, words: named }] : [])),
    machines: entries,
  };
  files.set('charts/index.json', json(gallery));
  files.set('words/events.json', json(eventWordsOf(flows, words)));
  return { files, words };
};

const chartOf = async (
  flow: Flow,
  { roomOf, screensOf, textOf, requirement }: ChartSources,
  words: Vocabulary,
  elk: InstanceType<typeof ELK>,
): Promise<ChartFile> => {
  const { machine, name, description } = flow.file;
  const told = chartWordsOf(flow, textOf, words);
  const drawn = { machine, ...told };
  const layOut = (graph: ElkNode): Promise<ElkNode> => elk.layout(graph);
  const layout = layoutOf(await layOut(graphOf(drawn, new Set())));
  const opening = await openingOf(drawn, layout.size[0], layOut);
  const cited = [...told.states, ...told.arrows].flatMap(({ requirements }) => requirements);
  return {
    format: chartFormat,
    machine,
    stem: stemOf(machine),
    room: roomOf(machine),
    name: { zh: name.zh, en: name.en },
    purpose: description,
    screens: screensOf(machine, words.served),
    ...told,
    texts: Object.fromEntries([...new Set(cited)].toSorted().map((id) => [id, requirement(id)])),
    missing: [...flow.coverage.states.missing, ...flow.coverage.transitions.missing],
    covers: {
      transitions: sizeOf(flow.covers.transitions),
      outcomes: sizeOf(flow.covers.outcomes),
      edges: sizeOf(flow.covers.edges),
      pairs: sizeOf(flow.covers.pairs),
    },
    layout,
    ...(opening ? { opening } : {}),
  };
};

const entryOf = ({ file, coverage, covers }: Flow, chart: ChartFile): GalleryEntry => ({
  machine: chart.machine,
  stem: chart.stem,
  room: chart.room,
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
