import { type Links, leavingIn } from './links.ts';

const none = -1;

/** Strongly connected component of each place, -1 without links (Tarjan, iterative). Walks never reach a higher number again. */
export const componentsOf = (links: Links): Int32Array => {
  const { nodeCount, from, to } = links;
  const leaving = leavingIn(links);
  const found = new Int32Array(nodeCount).fill(none);
  const lowest = new Int32Array(nodeCount);
  const component = new Int32Array(nodeCount).fill(none);
  const next = new Int32Array(nodeCount);
  const open: number[] = [];
  const trail: number[] = [];
  let [count, components] = [0, 0];

  const close = (root: number): void => {
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      component[node] = components;
      if (node === root) break;
    }
    components += 1;
  };
  const lower = (node: number, by: number): void => {
    if (by < (lowest[node] as number)) lowest[node] = by;
  };
  const enter = (node: number): void => {
    found[node] = count;
    lowest[node] = count;
    count += 1;
    open.push(node);
    trail.push(node);
  };
  const leave = (node: number): void => {
    trail.pop();
    if (lowest[node] === found[node]) close(node);
    const above = trail.at(-1);
    if (above !== undefined) lower(above, lowest[node] as number);
  };

  for (const start of from) {
    if (found[start] === none) enter(start);
    for (let here = trail.at(-1); here !== undefined; here = trail.at(-1)) {
      const link = leaving[here]?.[next[here] as number];
      next[here] = (next[here] as number) + 1;
      if (link === undefined) leave(here);
      else {
        const node = to[link] as number;
        if (found[node] === none) enter(node);
        else if (component[node] === none) lower(here, found[node] as number);
      }
    }
  }
  return component;
};
