import type { Plugin } from 'vite';
import { children, isNode, type Node, treeOf } from './syntax-tree.ts';

const makers = new Set(['createMachine', 'createStateConfig']);

const isChart = (node: Node): boolean => {
  const callee = node.type === 'CallExpression' && isNode(node.callee) ? node.callee : null;
  const name = callee?.type === 'MemberExpression' && isNode(callee.property) ? callee.property.name : callee?.name;
  return typeof name === 'string' && makers.has(name);
};

const keyOf = ({ key }: Node): unknown => (isNode(key) ? (key.name ?? key.value) : undefined);

/** What holds states or transitions; all else is code of ours in which a `description` may be a datum. */
const inner = new Set(['states', 'on', 'always', 'after', 'invoke', 'onDone', 'onError']);

type Shape = 'node' | 'table' | 'transition';
const shapeOf: Readonly<Record<string, Shape>> = {
  states: 'table',
  on: 'table',
  after: 'table',
  always: 'transition',
  onDone: 'transition',
  onError: 'transition',
  invoke: 'transition',
};

const spansIn = (value: Node, shape: Shape, parent: string): readonly (readonly [number, number])[] => {
  if (value.type === 'ArrayExpression') return children(value).flatMap((item) => spansIn(item, shape, parent));
  if (value.type !== 'ObjectExpression') return [];
  return children(value).flatMap((property) => {
    const name = keyOf(property);
    const inside = property.value;
    if (property.type !== 'Property' || typeof name !== 'string' || !isNode(inside)) return [];
    if (shape === 'table') return spansIn(inside, parent === 'states' ? 'node' : 'transition', name);
    if (name === 'description' || name === 'meta') return [[property.start, property.end] as const];
    return inner.has(name) ? spansIn(inside, shapeOf[name] ?? 'transition', name) : [];
  });
};

const chartsIn = (node: Node): readonly Node[] => (isChart(node) ? [node] : children(node).flatMap(chartsIn));

const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');

/** The module with blanks for the `description` and the `meta` of states and transitions: all else stays in its place. */
export const withoutWords = (code: string): string => {
  const charts = chartsIn(treeOf(code));
  const spans = charts.flatMap(({ arguments: given }) => {
    const [config] = Array.isArray(given) ? given.filter(isNode) : [];
    return config ? spansIn(config, 'node', '') : [];
  });
  return spans
    .toSorted(([a], [b]) => b - a)
    .reduce((text, [start, end]) => {
      const rest = end + (/^\s*,/.exec(text.slice(end))?.[0].length ?? 0);
      return text.slice(0, start) + blank(text.slice(start, rest)) + text.slice(rest);
    }, code);
};

/**
 * Leaves the words of the charts out of the build: they are for those who read, test and draw the charts, which take
 * them from `docs/flows`; no state depends on them.
 */
export const chartWords = (): Plugin => ({
  name: 'shiye-chart-words',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /src[\\/]machines[\\/]/, code: /createMachine|createStateConfig/ },
    handler: (code) => ({ code: withoutWords(code), map: null }),
  },
});
