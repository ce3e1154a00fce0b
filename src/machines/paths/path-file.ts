import type { AnyEventObject } from 'xstate';
import { isFailure } from '#services/failure.ts';
import type { Act } from '../kit/act.ts';
import type { Meta } from '../kit/meta.ts';
import type { PathSpec, Place, StepKind, Unreachable, Words } from '../kit/path-spec.ts';
import { actsFor } from './acts.ts';
import type { Criterion } from './arcs.ts';
import { casesIn } from './cases.ts';
import type { Cause } from './cause.ts';
import { activeIn, type Chart, isInside, type StateInfo } from './chart.ts';
import type { Cover, Path } from './cover.ts';
import type { Edge, Graph } from './explore.ts';
import { unplayed } from './playable.ts';

const pathFormat = 'shiye.paths/1';

export interface Sentence extends Words {
  readonly title?: Words;
}

/** `see`: i18n keys of texts on the screen. */
export interface Seen {
  readonly states: readonly string[];
  readonly says: readonly Sentence[];
  readonly see: readonly string[];
  readonly requirements: readonly string[];
}

export interface PathStep {
  readonly kind: StepKind;
  readonly event: AnyEventObject;
  readonly words: Words;
  /** How a person does it. */
  readonly acts?: readonly Act[];
  readonly transitions: readonly string[];
  readonly seen: Seen;
  readonly cause: Cause;
}

export interface PathEntry {
  readonly id: string;
  readonly given: Words;
  readonly start: number;
  readonly device?: 'desktop' | 'mobile';
  readonly as?: PathSpec['as'];
  readonly at?: Place;
  readonly cause: Cause;
  readonly input?: unknown;
  readonly seen: Seen;
  readonly steps: readonly PathStep[];
}

/** Test paths of one chart, as JSON (docs/paths.md). */
export interface PathFile {
  readonly format: typeof pathFormat;
  readonly machine: string;
  readonly name: Words;
  readonly description: Words;
  readonly criterion: Criterion;
  readonly lowerBound: number;
  readonly paths: readonly PathEntry[];
  /** Short ones that stand by themselves, for people. */
  readonly cases: readonly PathEntry[];
  readonly unreachable: readonly Unreachable[];
  /** Not possible with the simulated backend. */
  readonly unplayed: readonly Unreachable[];
  /** Endpoints (`page.name`) whose answers the paths decide about. */
  readonly calls: readonly string[];
}

const nothingChanges: Words = { zh: '没有变化。', en: 'Nothing changes.' };

export const pathFileOf = (
  spec: PathSpec,
  graph: Graph,
  criterion: Criterion,
  { paths, lowerBound }: Cover,
): PathFile => {
  const { chart } = graph;
  return {
    format: pathFormat,
    machine: chart.machine,
    name: spec.name,
    description: wordsOf(spec, chart.states.get(chart.machine)),
    criterion,
    lowerBound,
    paths: paths.map((path, index) => entryOf(spec, graph, path, `${chart.machine}-${index + 1}`)),
    cases: casesIn(spec, graph).map((path, index) => entryOf(spec, graph, path, `${chart.machine}-case-${index + 1}`)),
    unreachable: spec.unreachable ?? [],
    unplayed: unplayed(graph, 'process'),
    calls: callsOf(spec),
  };
};

export const callsOf = ({ calls = {} }: PathSpec): readonly string[] => [...new Set(Object.values(calls).flat())];

export const entryOf = (spec: PathSpec, graph: Graph, [first, ...steps]: Path, id: string): PathEntry => {
  if (!first) throw new Error(`${id} is empty`);
  const input: unknown = first.event.input;
  const start = graph.starts.indexOf(first);
  const { device, as = spec.as, at } = spec.starts[start] ?? {};
  return {
    id,
    given: first.words,
    start,
    ...(device === undefined ? {} : { device }),
    ...(as === undefined ? {} : { as }),
    ...(at === undefined ? {} : { at }),
    cause: first.cause,
    ...(input === undefined ? {} : { input }),
    seen: seenAfter(spec, graph, first),
    steps: steps.map((edge) => ({
      kind: edge.kind,
      event: edge.event,
      words: edge.words,
      ...withActs(actsFor(spec, graph, edge)),
      transitions: edge.hits,
      seen: seenAfter(spec, graph, edge),
      cause: edge.cause,
    })),
  };
};

const withActs = (acts: readonly Act[] | null): Pick<PathStep, 'acts'> => (acts === null ? {} : { acts });

const wordsOf = ({ states }: PathSpec, state: StateInfo | undefined): Words => ({
  zh: states[state?.path ?? '']?.zh ?? '',
  en: state?.description ?? '',
});

const sentenceOf = (spec: PathSpec, state: StateInfo): Sentence => {
  const title = spec.states[state.path]?.title;
  return { ...(title ? { title } : {}), ...wordsOf(spec, state) };
};

const infosOf = ({ chart, nodes }: Graph, key: string): readonly StateInfo[] => {
  const snapshot = nodes.get(key)?.snapshot;
  return snapshot ? activeIn(snapshot).flatMap((id) => chart.states.get(id) ?? []) : [];
};

const seenAfter = (spec: PathSpec, graph: Graph, edge: Edge): Seen => {
  const [old, now] = [infosOf(graph, edge.from), infosOf(graph, edge.to)];
  const entered = now.filter((state) => !old.includes(state));
  const taken = edge.hits.flatMap((id) => graph.chart.arrows.get(id) ?? []);
  const moved = [...taken, ...entered];
  const leaves = now.filter(({ isLeaf }) => isLeaf);
  const sentences: readonly Sentence[] = [edge.then, ...taken.map(({ meta }) => meta.words)].filter(
    (words) => words != null,
  );
  const shown = entered.filter(({ isLeaf }) => isLeaf);
  const stayed =
    sentences.length > 0
      ? []
      : leaves.filter((leaf) =>
          taken.some(({ source }) => source === leaf.id || isInside(graph.chart, leaf.id, source)),
        );
  const says = [
    ...sentences,
    ...(shown.length > 0 ? shown : stayed)
      .flatMap((leaf) => described(graph.chart, leaf) ?? [])
      .map((state) => sentenceOf(spec, state)),
  ];
  return {
    states: leaves.map(({ path }) => path),
    says: taken.length === 0 && entered.length === 0 ? [nothingChanges] : distinct(says),
    see: [...new Set([...(edge.see === null ? saidBy(edge, taken) : [edge.see]), ...seenIn(entered)])],
    requirements: [...new Set(moved.flatMap(({ meta }) => meta.requirements ?? []))],
  };
};

/** An arrow says what a refusal means; a call that came to nothing has words of its own. */
const saidBy = ({ event: { error } }: Edge, taken: readonly { readonly meta: Meta }[]): readonly string[] => {
  const said = seenIn(taken);
  return said.length > 0 && isFailure(error) && error.tag !== 'refused' ? [`failure:${error.tag}`] : said;
};

const seenIn = (moved: readonly { readonly meta: Meta }[]): readonly string[] =>
  moved.flatMap(({ meta }) => meta.see ?? []);

const distinct = (words: readonly Sentence[]): readonly Sentence[] =>
  words.filter(({ en }, index) => words.findIndex((other) => other.en === en) === index);

const described = (chart: Chart, state: StateInfo): StateInfo | undefined => {
  if (state.description !== '') return state;
  const outer = state.path.slice(0, Math.max(0, state.path.lastIndexOf('.')));
  const around = state.path === '' ? undefined : [...chart.states.values()].find(({ path }) => path === outer);
  return around && described(chart, around);
};
