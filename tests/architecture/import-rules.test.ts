import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { readTsv } from '../../scripts/lib/tsv.ts';
import { cycles } from './cycles.ts';
import { readFiles, type Violation, violations } from './import-rules.ts';
import { uses } from './zones.ts';

/** Within a layer imports are relative. */
const relative = (path: string, text: string): string =>
  text.replaceAll(/'#([^/']+)(\/[^']+)'/g, (whole, layer: string, rest: string) => {
    const to = posix.relative(posix.dirname(path), `${layer}${rest}`);
    return path.startsWith(`${layer}/`) ? `'${to.startsWith('.') ? to : `./${to}`}'` : whole;
  });

/** Plants files in a source tree without faults; a file that is only imported need not be given. */
const plant = (files: Readonly<Record<string, string>>): readonly Violation[] =>
  violations(new Map(Object.entries(files).map(([path, text]) => [path, relative(path, text)])));

const rulesOf = (found: readonly Violation[]): readonly string[] => found.map(({ rule }) => rule);
const bring = (path: string): string => `import { x } from '${path}';\nexport const y = x;\n`;

test('the source keeps the rules of its layers', () => {
  expect(violations(readFiles(join(import.meta.dirname, '..', '..', 'src')))).toEqual([]);
});

/** The rule that a text breaks in a file, none where it is allowed; a bare specifier is imported. */
const rows = readTsv(readFileSync(join(import.meta.dirname, 'import-rules.tsv'), 'utf8'));

test.each(rows)('%s: found in %s: %s', (rule = '', path = '', text = '') => {
  const found = plant({ [path]: /^[\w@#./-]+$/.test(text) ? bring(text) : text });
  expect([...new Set(rulesOf(found))]).toEqual(rule === '' ? [] : [rule]);
  if (rule === 'arrow') expect(found).toMatchObject([{ at: `${path}:1` }]);
});

test('type, dynamic and handed-on imports are arrows too', () => {
  const target = "'#views/session/Login.tsx'";
  for (const text of [
    `import type { X } from ${target};\nexport type Y = X;\n`,
    `export type Y = import(${target}).X;\n`,
    `export const y = () => import(${target});\n`,
    `export const z = 1;\nexport { x } from ${target};\n`,
    `export const z = 1;\nexport * from ${target};\n`,
  ])
    expect(rulesOf(plant({ 'machines/session/login.machine.ts': text }))).toEqual(['arrow']);
});

test('a relative import that climbs out of its layer is found, by both rules', () => {
  const found = plant({
    'machines/session/login.machine.ts':
      "import type { X } from '../../views/session/Login.tsx';\nexport type Y = X;\n",
    'views/session/Login.tsx': 'export type X = 1;\n',
  });
  expect(rulesOf(found)).toEqual(['arrow', 'specifier']);
});

test('an import by # within its own layer is found', () => {
  const files = { 'views/news/A.tsx': bring('#views/ui/Button.tsx'), 'views/ui/Button.tsx': 'export const x = 1;\n' };
  expect(rulesOf(violations(new Map(Object.entries(files))))).toEqual(['specifier']);
});

test('only tests see what lies in tests', () => {
  const found = plant({ 'machines/session/login.machine.ts': bring('../../../tests/harness/virtual-clock.ts') });
  expect(rulesOf(found)).toContain('arrow');
});

test('a folder that imports from more than 25 others is found', () => {
  const names = Array.from({ length: 26 }, (_, index) => `#machines/feature${index}/a.ts`);
  const lines = names.map((name, index) => `import { x as x${index} } from '${name}';\n`).join('');
  const all = (count: number) => `export const a = [${names.slice(0, count).map((_, index) => `x${index}`)}];\n`;
  expect(rulesOf(plant({ 'views/shell/a.ts': lines + all(26) }))).toEqual(['crowded folder']);
  expect(plant({ 'views/shell/a.ts': lines.split('\n').slice(0, 25).join('\n') + all(25) })).toEqual([]);
});

test('a circle is found, also through types and lazy imports', () => {
  const found = plant({
    'machines/kit/a.ts': bring('./b.ts'),
    'machines/kit/b.ts': "import type { C } from './c.ts';\nexport const x: C = 1;\n",
    'machines/kit/c.ts': "export type C = 1;\nexport const lazy = () => import('./a.ts');\n",
  });
  expect(found).toEqual([
    {
      rule: 'cycle',
      at: 'machines/kit/a.ts',
      detail: 'machines/kit/a.ts <-> machines/kit/b.ts <-> machines/kit/c.ts',
    },
  ]);
});

test('no feature uses one that uses it', () => {
  const all = new Set(Object.entries(uses).flatMap(([feature, used]) => [feature, ...used]));
  expect(cycles(new Map([...all].map((feature) => [feature, uses[feature] ?? []])))).toEqual([]);
});

test('circles of a graph', () => {
  const graph = { a: ['b'], b: ['c', 'd'], c: ['a'], d: ['e'], e: ['d'], f: ['f'], g: ['a', 'f'], h: ['g'] };
  expect(cycles(new Map(Object.entries(graph)))).toEqual([['a', 'b', 'c'], ['d', 'e'], ['f']]);
  expect(cycles(new Map(Object.entries({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] })))).toEqual([]);
});
