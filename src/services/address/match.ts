interface Edge {
  readonly name: string;
  readonly shape: string | null;
  readonly accepts: RegExp;
  readonly node: Node;
}

interface Node {
  readonly literals: Map<string, Node>;
  readonly edges: Edge[];
  place: string | null;
  rest: string | null;
}

/** Patterns of one site, compiled. */
export type Matcher = (segments: readonly string[]) => Match | null;
export interface Match {
  readonly place: string;
  readonly params: Readonly<Record<string, string>>;
}

const emptyNode = (): Node => ({ literals: new Map(), edges: [], place: null, rest: null });

const readParam = (part: string) => {
  const [, name = '', shape = null, optional] = /^:(\w+)(?:\((.+)\))?(\?)?$/.exec(part) ?? [];
  return { name, shape, optional: optional !== undefined };
};

const literalChild = (node: Node, word: string): Node => {
  const child = node.literals.get(word) ?? emptyNode();
  node.literals.set(word, child);
  return child;
};

const paramChild = (node: Node, name: string, shape: string | null): Node => {
  const known = node.edges.find((edge) => edge.name === name && edge.shape === shape);
  if (known) return known.node;
  const edge = { name, shape, accepts: new RegExp(`^(?:${shape ?? '.+'})$`, 's'), node: emptyNode() };
  node.edges.push(edge);
  // A shaped parameter is asked before one that takes any word.
  node.edges.sort((a, b) => Number(a.shape === null) - Number(b.shape === null));
  return edge.node;
};

const add = (root: Node, place: string, pattern: string): void => {
  let node = root;
  for (const part of pattern.split('/').filter((word) => word !== '')) {
    if (part === '*') {
      node.rest ??= place;
      return;
    }
    if (!part.startsWith(':')) {
      node = literalChild(node, part);
      continue;
    }
    const { name, shape, optional } = readParam(part);
    if (optional) node.place ??= place;
    node = paramChild(node, name, shape);
  }
  node.place ??= place;
};

const walk = (
  node: Node,
  segments: readonly string[],
  at: number,
  params: readonly [string, string][],
): Match | null => {
  const segment = segments[at];
  if (segment === undefined && node.place !== null) return { place: node.place, params: Object.fromEntries(params) };
  if (node.rest !== null) {
    return { place: node.rest, params: Object.fromEntries([...params, ['rest', segments.slice(at).join('/')]]) };
  }
  if (segment === undefined) return null;
  const literal = node.literals.get(segment);
  if (literal) return walk(literal, segments, at + 1, params);
  for (const edge of node.edges) {
    const found = edge.accepts.test(segment) && walk(edge.node, segments, at + 1, [...params, [edge.name, segment]]);
    if (found) return found;
  }
  return null;
};

/**
 * Compiles patterns: `word`, `:param`, `:param(shape)`, `:param(shape)?` and a closing `*` for any rest. A literal comes
 * before any parameter and, once taken, is not given back: no tag code hides behind a word of the table (R2.6-78). Of two
 * places with the same path the first one has it.
 */
export const compile = (table: Iterable<readonly [place: string, patterns: readonly string[]]>): Matcher => {
  const root = emptyNode();
  for (const [place, patterns] of table) for (const pattern of patterns) add(root, place, pattern);
  return (segments) => walk(root, segments, 0, []);
};
