import { componentsOf } from '#machines/paths/components.ts';
import { numbered } from '#machines/paths/links.ts';

/** Circles of a graph: each strongly connected part with more than one node, and each node that leads to itself. */
export function cycles(graph: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const links = numbered([...graph].flatMap(([from, all]) => all.map((to) => ({ from, to }))));
  const components = componentsOf(links);
  const parts = Map.groupBy(links.numbers.keys(), (node) => components[links.numbers.get(node) ?? -1]);
  return [...parts.values()]
    .filter((part) => part.length > 1 || part.some((node) => graph.get(node)?.includes(node)))
    .map((part) => part.toSorted());
}
