import { type Links, leavingIn } from './links.ts';

const none = -1;

/** Strongly connected component of each place, -1 without links (Tarjan, iterative). Walks never reach a higher number again. */
export const componentsOf = (links: Links): Int32Array => {
  const { places, from, to } = links;
  const leaving = leavingIn(links);
  const found = new Int32Array(places).fill(none);
  const lowest = new Int32Array(places);
  const part = new Int32Array(places).fill(none);
  const next = new Int32Array(places);
  const open: number[] = [];
  const trail: number[] = [];
  let [count, parts] = [0, 0];

  const close = (root: number): void => {
    for (let place = open.pop(); place !== undefined; place = open.pop()) {
      part[place] = parts;
      if (place === root) break;
    }
    parts += 1;
  };
  const lower = (place: number, by: number): void => {
    if (by < (lowest[place] as number)) lowest[place] = by;
  };
  const enter = (place: number): void => {
    found[place] = count;
    lowest[place] = count;
    count += 1;
    open.push(place);
    trail.push(place);
  };
  const leave = (place: number): void => {
    trail.pop();
    if (lowest[place] === found[place]) close(place);
    const above = trail.at(-1);
    if (above !== undefined) lower(above, lowest[place] as number);
  };

  for (const start of from) {
    if (found[start] === none) enter(start);
    for (let here = trail.at(-1); here !== undefined; here = trail.at(-1)) {
      const link = leaving[here]?.[next[here] as number];
      next[here] = (next[here] as number) + 1;
      if (link === undefined) leave(here);
      else {
        const place = to[link] as number;
        if (found[place] === none) enter(place);
        else if (part[place] === none) lower(here, found[place] as number);
      }
    }
  }
  return part;
};
