interface Link {
  readonly from: string;
  readonly to: string;
}

/**
 * For every place, the number of the strongly connected part it lies in: within a part one can always go back. A walk
 * never comes to a higher number again, so that what lies in higher parts is better done first. (Tarjan, without
 * recursion.)
 */
export const componentsOf = (links: readonly Link[]): ReadonlyMap<string, number> => {
  const leaving = Map.groupBy(links, ({ from }) => from);
  const found = new Map<string, number>();
  const lowest = new Map<string, number>();
  const part = new Map<string, number>();
  const open: string[] = [];
  let parts = 0;

  const close = (root: string): void => {
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      part.set(name, parts);
      if (name === root) break;
    }
    parts += 1;
  };
  const lower = (name: string, to: number): void => void lowest.set(name, Math.min(lowest.get(name) ?? to, to));
  const enter = (name: string) => {
    found.set(name, found.size);
    lower(name, found.size - 1);
    open.push(name);
    return { name, next: (leaving.get(name) ?? [])[Symbol.iterator]() };
  };

  for (const { from } of links) {
    const trail = found.has(from) ? [] : [enter(from)];
    for (let here = trail.at(-1); here; here = trail.at(-1)) {
      const { done, value } = here.next.next();
      if (done) {
        trail.pop();
        if (lowest.get(here.name) === found.get(here.name)) close(here.name);
        const above = trail.at(-1);
        if (above) lower(above.name, lowest.get(here.name) ?? 0);
      } else if (!found.has(value.to)) trail.push(enter(value.to));
      else if (!part.has(value.to)) lower(here.name, found.get(value.to) ?? 0);
    }
  }
  return part;
};
