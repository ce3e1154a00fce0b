/** Circles of a graph (Tarjan): each strongly connected part with more than one node, and each node that leads to itself. */
export function cycles(graph: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const waiting = new Set<string>();
  const found: string[][] = [];
  const lower = (node: string, value: number): void => {
    low.set(node, Math.min(low.get(node) ?? value, value));
  };
  const visit = (node: string): void => {
    index.set(node, index.size);
    lower(node, index.size - 1);
    stack.push(node);
    waiting.add(node);
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) visit(next);
      if (waiting.has(next)) lower(node, Math.min(low.get(next) ?? Infinity, index.get(next) ?? Infinity));
    }
    if (low.get(node) !== index.get(node)) return;
    const part = stack.splice(stack.lastIndexOf(node));
    for (const member of part) waiting.delete(member);
    if (part.length > 1 || graph.get(node)?.includes(node)) found.push(part.toSorted());
  };
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return found;
}
