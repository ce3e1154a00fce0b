import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kettlePaths, menuPaths } from '../../../tests/models/sample-charts.ts';
import { type Arc, arcsBy, criteria } from './arcs.ts';
import { componentsOf } from './components.ts';
import { cover } from './cover.ts';
import { before, type Edge, explore } from './explore.ts';
import { numbered } from './links.ts';
import { lowerBound } from './lower-bound.ts';

const typesIn = (paths: readonly (readonly Edge[])[]) => paths.map((path) => path.map(({ event }) => event.type));

test('as many paths as there are ends, and everything else on the way', () => {
  const { paths, steps, lowerBound: least } = cover(arcsBy(explore(menuPaths), 'transitions'));
  expect(typesIn(paths).toSorted()).toEqual([
    ['xstate.init', 'go', 'a'],
    ['xstate.init', 'go', 'b'],
    ['xstate.init', 'go', 'back', 'go', 'c'],
  ]);
  expect({ steps, least }).toEqual({ steps: 8, least: 3 });
});

test.each(criteria)('%s: everything is covered, in paths that can be walked', (criterion) => {
  const arcs = arcsBy(explore(kettlePaths), criterion);
  const { paths, lowerBound: least } = cover(arcs, 60);
  expect(least).toBeLessThanOrEqual(paths.length);
  for (const path of paths) {
    expect(path.map(({ from }) => from)).toEqual([before, ...path.slice(0, -1).map(({ to }) => to)]);
    expect(path.length).toBeLessThanOrEqual(61);
  }
  const walked = new Set(paths.flat());
  const wanted = arcs.filter(({ items }) => items.length > 0);
  const missing = new Set(wanted.flatMap(({ items }) => items));
  if (criterion !== 'pairs') {
    for (const { edge, items } of wanted) if (walked.has(edge)) for (const item of items) missing.delete(item);
    expect(missing).toEqual(new Set());
  }
});

test('a start that brings nothing more is shown with a step that leads on from it', () => {
  const [start] = kettlePaths.starts;
  if (!start) throw new Error('the kettle begins somewhere');
  const again = { ...kettlePaths, starts: [...kettlePaths.starts, { ...start, zh: '再来', en: 'Once more' }] };
  for (const criterion of criteria) {
    const { paths } = cover(arcsBy(explore(again), criterion), 60);
    expect(paths.length).toBeGreaterThan(1);
    expect(Math.min(...paths.map((path) => path.length))).toBeGreaterThan(1);
  }
});

const edge: Edge = {
  from: '',
  to: '',
  event: { type: 'e' },
  kind: 'user',
  words: { zh: '', en: '' },
  then: null,
  see: null,
  also: [],
  cause: { by: 'event' },
  hits: [],
  refused: [],
};
const someArcs = fc
  .array(fc.tuple(fc.nat(4), fc.nat(4), fc.nat(5)), { minLength: 1, maxLength: 12 })
  .map((links): readonly Arc[] => {
    const all = [
      { from: before, to: '0', items: ['start'], edge },
      ...links.map(([from, to, item]) => ({ from: `${from}`, to: `${to}`, items: [`${item}`], edge })),
    ];
    const reached = new Set([before]);
    for (const node of reached) for (const { from, to } of all) if (from === node) reached.add(to);
    return all.filter(({ from }) => reached.has(from));
  });

const fewest = (arcs: readonly Arc[]): number => {
  const all = [...new Set(arcs.flatMap(({ items }) => items))].toSorted();
  let states = new Map([[`${before}|${all}`, { at: before, missing: new Set(all) }]]);
  const seen = new Set(states.keys());
  for (let walks = 1; ; walks += 1) {
    for (const { at, missing } of states.values()) {
      if (missing.size === 0) return walks;
      for (const { from, to, items } of arcs) {
        if (from !== at) continue;
        const left = new Set([...missing].filter((item) => !items.includes(item)));
        const key = `${to}|${[...left]}`;
        if (!seen.has(key)) states.set(key, { at: to, missing: left });
        seen.add(key);
      }
    }
    const again = [...states.values()].map(({ missing }) => ({ at: before, missing }));
    states = new Map(again.map((state) => [`${before}|${[...state.missing]}`, state]));
  }
};

test('no cover is smaller than the lower bound, and the greedy one is near it', () => {
  fc.assert(
    fc.property(someArcs, (arcs) => {
      const least = fewest(arcs);
      expect(lowerBound(arcs)).toBeLessThanOrEqual(least);
      expect(cover(arcs).paths.length).toBeGreaterThanOrEqual(least);
    }),
    { numRuns: 300, seed: 1 },
  );
});

test('where every link is wanted, the lower bound is the number of paths', () => {
  fc.assert(
    fc.property(someArcs, (some) => {
      const arcs = some.map((arc, index) => ({ ...arc, items: [`link ${index}`] }));
      expect(lowerBound(arcs)).toBe(fewest(arcs));
    }),
    { numRuns: 300, seed: 2 },
  );
});

test('places between which one can go back and forth are one part, and parts are numbered against the way', () => {
  const links = numbered(['ab', 'bc', 'ca', 'cd', 'de', 'ed', 'ef'].map(([from = '', to = '']) => ({ from, to })));
  const components = componentsOf(links);
  const named = [...links.numbers].map(([name, node]) => [name, components[node]]);
  expect(Object.fromEntries(named)).toEqual({ a: 2, b: 2, c: 2, d: 1, e: 1, f: 0 });
});
