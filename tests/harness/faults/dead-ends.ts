import { chartsIn } from '#machines/kit/lazy-chart.ts';
import type { PathSpec } from '#machines/kit/path-spec.ts';
import { edgesOf, type Graph, type GraphNode } from '#machines/paths/explore.ts';
import { answeredBy } from '#machines/paths/stubs.ts';

/** Situations of a chart in which something is under way, and what becomes of it when that fails. */
export interface Failures {
  /** Each with each actor that runs in it. */
  readonly cases: number;
  /** `<chart>.<actor>: what is wrong`. */
  readonly found: readonly string[];
}

/** Charts fail inside themselves; that one breaks down is a defect, and no fault. */
const isChart = ({ machine }: PathSpec, source: unknown): boolean => {
  const logic: unknown = typeof source === 'string' ? machine.implementations.actors[source] : undefined;
  return chartsIn([logic]).length > 0;
};

/** What the active states have under way, where nothing has broken down before. */
const runningIn = (spec: PathSpec, { snapshot, ended }: GraphNode): readonly string[] => {
  if (snapshot.status !== 'active' || ended.length > 0) return [];
  const invoked = snapshot._nodes.flatMap(({ invoke }) => invoke).filter(({ src }) => !isChart(spec, src));
  return [...new Set(invoked.map(({ id }) => id))].filter((id) => snapshot.children[id] !== undefined);
};

/** From where one of these situations can be come to, without anything failing once more. */
const leadingTo = (graph: Graph, wanted: ReadonlySet<string>): ReadonlySet<string> => {
  const into = new Map<string, string[]>();
  for (const { from, to, event } of edgesOf(graph)) {
    if (event.type.startsWith('xstate.error.actor.')) continue;
    into.set(to, [...(into.get(to) ?? []), from]);
  }
  const found = new Set(wanted);
  for (const key of found) for (const from of into.get(key) ?? []) found.add(from);
  return found;
};

/**
 * Lets whatever is under way fail, in every situation that a chart comes to. Wanting is a situation in which nothing
 * hears of it, and one after which what failed can never be tried again although the chart goes on.
 */
export const failuresOf = (spec: PathSpec, graph: Graph): Failures => {
  const nodes = [...graph.nodes.values()];
  const running = new Map(nodes.map((node) => [node.key, runningIn(spec, node)]));
  const ends = nodes.filter(({ snapshot }) => snapshot.status !== 'active').map(({ key }) => key);
  const found = new Set<string>();
  let cases = 0;
  for (const actor of new Set([...running.values()].flat())) {
    const tries = nodes.filter(({ key }) => running.get(key)?.includes(actor)).map(({ key }) => key);
    const hopeful = leadingTo(graph, new Set([...tries, ...ends]));
    for (const node of nodes) {
      if (!running.get(node.key)?.includes(actor)) continue;
      cases += 1;
      const failing = node.out.filter(
        ({ event }) => event.type.startsWith('xstate.error.') && answeredBy(event.type) === actor,
      );
      if (failing.length === 0) found.add(`${spec.machine.id}.${actor}: nothing hears that it fails`);
      for (const { to } of failing) if (!hopeful.has(to)) found.add(`${spec.machine.id}.${actor}: never tried again`);
    }
  }
  return { cases, found: [...found] };
};
