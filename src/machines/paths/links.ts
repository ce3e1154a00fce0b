/** Link n leads from `from[n]` to `to[n]`; numbers, because searches cover thousands. */
export interface Links {
  readonly nodeCount: number;
  readonly from: Int32Array;
  readonly to: Int32Array;
}

interface Named {
  readonly from: string;
  readonly to: string;
}

export const numbered = (links: readonly Named[]): Links & { readonly numbers: ReadonlyMap<string, number> } => {
  const numbers = new Map<string, number>();
  const numberOf = (name: string): number => {
    const known = numbers.get(name) ?? numbers.size;
    numbers.set(name, known);
    return known;
  };
  const [from, to] = [new Int32Array(links.length), new Int32Array(links.length)];
  for (const [n, link] of links.entries()) {
    from[n] = numberOf(link.from);
    to[n] = numberOf(link.to);
  }
  return { nodeCount: numbers.size, from, to, numbers };
};

export const leavingIn = ({ nodeCount, from }: Links): readonly (readonly number[])[] => {
  const leaving: number[][] = Array.from({ length: nodeCount }, () => []);
  for (const [link, node] of from.entries()) leaving[node]?.push(link);
  return leaving;
};
