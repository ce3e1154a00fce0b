import { pairsOf } from './arcs.ts';
import { activeIn, type Chart, refusedIn, type Taken } from './chart.ts';
import type { Path } from './cover.ts';
import { edgesOf, type Graph } from './explore.ts';

export const coverageFormat = 'shiye.coverage/1';

export interface Covered {
  readonly covered: readonly string[];
  readonly missing: readonly string[];
}

/** Guards as `<arrow>=true` or `<arrow>=false`. `total`: null where pairs are unknown. */
export interface MachineCoverage {
  readonly machine: string;
  readonly states: Covered;
  readonly transitions: Covered;
  readonly guards: Covered;
  readonly requirements: Covered;
  readonly pairs: { readonly covered: number; readonly total: number | null };
}

export interface Coverage {
  readonly format: typeof coverageFormat;
  readonly source: 'paths' | 'tests' | 'journal';
  readonly machines: readonly MachineCoverage[];
}

const split = (all: Iterable<string>, covered: ReadonlySet<string>): Covered => {
  const ids = [...new Set(all)];
  return { covered: ids.filter((id) => covered.has(id)), missing: ids.filter((id) => !covered.has(id)) };
};

export const coverageOf = (chart: Chart, steps: readonly Taken[], pairTotal: number | null = null): MachineCoverage => {
  const own = steps.filter(({ machine }) => machine === chart.machine);
  const arrows = [...chart.arrows.values()];
  const taken = new Set(own.flatMap(({ transitions }) => transitions));
  /** A state that is left at once is known by the arrow that leaves it. */
  const passed = arrows.filter(({ id }) => taken.has(id)).map(({ source }) => source);
  const states = new Set([...passed, ...own.flatMap(({ from, to }) => [...from, ...to])]);
  const guards = new Set<string>();
  const pairs = new Set<string>();
  const last = new Map<string, readonly string[]>();
  for (const step of own) {
    for (const id of step.transitions) guards.add(`${id}=true`);
    for (const id of refusedIn(chart, step)) guards.add(`${id}=false`);
    for (const pair of pairsOf(last.get(step.actor) ?? [], step.transitions)) pairs.add(pair);
    last.set(step.actor, step.transitions);
  }
  const infos = [...chart.states.values()];
  const cited = (
    of: readonly { readonly id: string; readonly meta: { readonly requirements?: readonly string[] } }[],
  ) => of.flatMap(({ meta }) => meta.requirements ?? []);
  return {
    machine: chart.machine,
    states: split(chart.states.keys(), states),
    transitions: split(chart.arrows.keys(), taken),
    guards: split(
      arrows.filter(({ isGuarded }) => isGuarded).flatMap(({ id }) => [`${id}=true`, `${id}=false`]),
      guards,
    ),
    requirements: split(
      [...cited(infos), ...cited(arrows)].toSorted(),
      new Set([...cited(infos.filter(({ id }) => states.has(id))), ...cited(arrows.filter(({ id }) => taken.has(id)))]),
    ),
    pairs: { covered: pairs.size, total: pairTotal },
  };
};

export const stepsOf = (graph: Graph, paths: readonly Path[]): readonly Taken[] => {
  const active = new Map([...graph.nodes].map(([key, { snapshot }]) => [key, activeIn(snapshot)]));
  return paths.flatMap((path, index) =>
    path.map(
      ({ from, to, event, hits }): Taken => ({
        machine: graph.chart.machine,
        actor: `path ${index + 1}`,
        from: active.get(from) ?? [],
        event: event.type,
        transitions: hits,
        to: active.get(to) ?? [],
      }),
    ),
  );
};

export const pairCount = (graph: Graph): number => {
  const pairs = new Set<string>();
  const arriving = Map.groupBy(edgesOf(graph), ({ to }) => to);
  for (const [key, node] of graph.nodes) {
    for (const { hits } of arriving.get(key) ?? []) {
      for (const edge of node.out) for (const pair of pairsOf(hits, edge.hits)) pairs.add(pair);
    }
  }
  return pairs.size;
};
