import type { AnyEventObject } from 'xstate';
import type { PathSpec } from '../kit/path-spec.ts';
import { actsFor } from './acts.ts';
import { arcsBy } from './arcs.ts';
import type { Path } from './cover.ts';
import { before, type Edge, type Graph } from './explore.ts';

/** Longer ones are no short cases; what lies further away is on the long paths alone. */
const maxSteps = 12;

/** The app tells its charts who is logged in. */
const isKnown = ({ type, how }: AnyEventObject): boolean => type === 'user.changed' && how === 'known';

/** Whether it leaves where a chart begins for a member, who is then told of first. */
const isFirst = ({ as, starts }: PathSpec, { starts: begun, nodes }: Graph, { from }: Edge): boolean =>
  begun.some(({ to }, at) => to === from && (starts[at]?.as ?? as) !== undefined) &&
  (nodes.get(from)?.out.some(({ event, to }) => isKnown(event) && to !== from) ?? false);

/** A person can do it, wait for it, or stage it behind the app. */
const isDoable = (spec: PathSpec, graph: Graph, edge: Edge): boolean => {
  const { from, event, cause } = edge;
  if (from === before) return spec.starts[graph.starts.indexOf(edge)]?.at != null;
  if (isFirst(spec, graph, edge)) return isKnown(event);
  switch (cause.by) {
    case 'event':
      return actsFor(spec, graph, edge) !== null;
    case 'itself':
      // Nobody lets it fail.
      if (event.type.startsWith('xstate.error.')) return false;
      return cause.before === undefined && !('inside' in cause);
    case 'calls':
      return cause.before === undefined && !('inside' in cause);
    case 'time':
      return true;
    default:
      return false;
  }
};

/** Short paths that stand by themselves: the shortest one to each outcome that a person can bring about. */
export const casesIn = (spec: PathSpec, graph: Graph): readonly Path[] => {
  const arcs = arcsBy(graph, 'outcomes').filter(({ edge }) => isDoable(spec, graph, edge));
  const leaving = Map.groupBy(arcs, ({ from }) => from);
  const ways = new Map<string, Path>([[before, []]]);
  const shortest = new Map<string, Path>();
  const itemsOf = new Map(arcs.map(({ edge, items }) => [edge, items]));
  for (const [node, way] of ways)
    for (const { edge, to, items } of leaving.get(node) ?? []) {
      const path = [...way, edge];
      if (path.length - 1 > maxSteps) continue;
      for (const item of items) if (!shortest.has(item)) shortest.set(item, path);
      if (!ways.has(to)) ways.set(to, path);
    }
  const taken = new Set<string>();
  return [...new Set(shortest.values())]
    .toSorted((one, other) => other.length - one.length)
    .filter((path) => {
      const items = path.flatMap((edge) => itemsOf.get(edge) ?? []);
      const isNew = items.some((item) => !taken.has(item));
      for (const item of items) taken.add(item);
      return isNew;
    })
    .map((path) => toRest(spec, graph, path))
    .toSorted((one, other) => one.length - other.length);
};

/** With what follows by itself: whoever does it cannot stop before. */
const toRest = (spec: PathSpec, graph: Graph, path: Path): Path => {
  const out = graph.nodes.get(path.at(-1)?.to ?? '')?.out ?? [];
  const next = out.find((edge) => edge.cause.by === 'itself' && isDoable(spec, graph, edge) && !path.includes(edge));
  return next ? toRest(spec, graph, [...path, next]) : path;
};
