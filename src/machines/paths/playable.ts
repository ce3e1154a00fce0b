import type { Unreachable } from '../kit/path-spec.ts';
import { type Arc, arcsBy, type Criterion } from './arcs.ts';
import { type Host, isPlayable } from './cause.ts';
import { type Cover, cover, type Path } from './cover.ts';
import { before, edgesOf, type Graph } from './explore.ts';
import { lowerBound } from './lower-bound.ts';

/** Arcs possible with the simulated backend, reached by such arcs only. */
const playableIn = (arcs: readonly Arc[], host: Host): readonly Arc[] => {
  const some = arcs.filter(({ edge }) => isPlayable(edge.cause, host));
  const leaving = Map.groupBy(some, ({ from }) => from);
  const reached = new Set([before]);
  for (const node of reached) for (const { to } of leaving.get(node) ?? []) reached.add(to);
  return some.filter(({ from }) => reached.has(from));
};

export const playablePaths = (graph: Graph, host: Host, criterion: Criterion = 'transitions'): readonly Path[] =>
  cover(playableIn(arcsBy(graph, criterion), host)).paths.map((path) => toRest(graph, path));

/** With the steps that follow at once: the run cannot stop before them. */
const toRest = (graph: Graph, path: Path, added: Path = []): Path => {
  const out = graph.nodes.get(path.at(-1)?.to ?? '')?.out ?? [];
  const at = out.filter((edge) => edge.cause.by === 'itself' && !added.includes(edge));
  const next = at.find(({ cause }) => cause.by === 'itself' && cause.before === undefined) ?? at[0];
  return next ? toRest(graph, [...path, next], [...added, next]) : path;
};

/** Paths possible in a browser first, so that testers get far before the first hard step. */
export const coverPlayableFirst = (graph: Graph, criterion: Criterion, maxLength: number): Cover => {
  const arcs = arcsBy(graph, criterion);
  const easy = cover(playableIn(arcs, 'browser'), maxLength);
  const walked = new Set(easy.paths.flat());
  const done = new Set(arcs.filter(({ edge }) => walked.has(edge)).flatMap(({ items }) => items));
  const left = arcs.map((arc) => ({ ...arc, items: arc.items.filter((item) => !done.has(item)) }));
  const rest = cover(left, maxLength);
  return {
    paths: [...easy.paths, ...rest.paths],
    steps: easy.steps + rest.steps,
    lowerBound: walked.size === 0 ? rest.lowerBound : lowerBound(arcs, maxLength),
  };
};

export const unplayed = (graph: Graph, host: Host): readonly Unreachable[] => {
  const played = new Set(playableIn(arcsBy(graph, 'transitions'), host).flatMap(({ edge }) => edge.hits));
  const edges = edgesOf(graph);
  return [...graph.reached]
    .filter((id) => !played.has(id))
    .map((transition) => ({ transition, reason: reasonFor(edges.filter(({ hits }) => hits.includes(transition))) }));
};

const reasonFor = (edges: ReturnType<typeof edgesOf>): string => {
  const reasons = edges.flatMap(({ cause }) => (cause.by === 'never' ? [cause.reason] : []));
  return [...new Set(reasons)].join('; ') || 'only steps that cannot be brought about lead there';
};
