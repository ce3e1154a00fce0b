import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/run.ts';
import { readTsv } from '../../scripts/lib/tsv.ts';

/** The requirements of ASVS 5.0 that bind a client of this kind. */
const binding = [
  ...['1.1.1', '1.2.1', '1.2.2', '1.2.3', '1.2.9', '1.3.1', '1.3.2', '1.3.5', '1.3.12'],
  ...['2.1.1', '2.1.2', '2.1.3', '2.2.1', '2.2.3', '2.3.1', '3.1.1', '3.2.2', '3.2.3'],
  ...['3.4.1', '3.4.3', '3.4.4', '3.4.5', '3.4.6', '3.4.7', '3.4.8', '3.5.5', '3.5.6', '3.5.7'],
  ...['3.6.1', '3.7.1', '3.7.2', '3.7.3', '3.7.5', '4.4.1', '4.4.3', '4.4.4'],
  ...['5.1.1', '5.2.1', '5.2.2', '5.2.6', '6.2.6', '6.2.7', '6.2.8', '7.4.1', '7.4.4', '7.6.2'],
  ...['10.1.1', '10.1.2', '10.2.1', '13.4.1', '13.4.2', '14.2.1', '14.2.8', '14.3.1', '14.3.2', '14.3.3'],
  ...['15.1.2', '15.2.1', '15.2.3', '15.3.5', '15.3.6', '15.3.7', '15.4.2', '15.4.3'],
  ...['16.2.5', '16.5.1', '16.5.2', '16.5.3', '16.5.4'],
];

/** What is shown by no test, and why not. */
const byNoTest: Readonly<Record<string, string>> = {
  '3.1.1': 'a document',
  '15.3.5': 'the types are checked by `npm test`',
};

const files = globSync(['src/**/*.{ts,tsx}', 'tests/**/*.{ts,tsx}', 'scripts/**/*.ts'], { cwd: root });
const names = new Set(files.flatMap((path) => [path, basename(path)]));

interface Row {
  readonly id: string;
  readonly how: string;
  readonly named: readonly string[];
}

/** Requirement, how, tests with spaces between. */
const rowsOf = (text: string): readonly Row[] =>
  readTsv(text).map(([id = '', how = '', tests = '']) => ({ id, how, named: tests.split(' ').filter(Boolean) }));

/** What a row names that is not there, or that no test shows it. */
const gapsIn = ({ id, how, named }: Row): readonly string[] => {
  const missing = named.filter((name) => !names.has(name) && !existsSync(join(root, name)));
  const tests = named.filter((name) => /\.(test|e2e)\.tsx?$|^tests\//.test(name));
  const isShown = tests.length > 0 || id in byNoTest;
  return [
    ...missing.map((name) => `${id}: no ${name}`),
    ...(isShown ? [] : [`${id}: no test`]),
    ...(how === '' ? [`${id}: no word`] : []),
  ];
};

const text = readFileSync(join(root, 'docs', 'asvs.tsv'), 'utf8');

test('[R3-46] each requirement that binds us stands in docs/asvs.tsv once, with tests that exist', () => {
  const rows = rowsOf(text);
  expect(binding).toHaveLength(69);
  expect(rows.map(({ id }) => id)).toEqual(binding);
  expect(rows.flatMap(gapsIn)).toEqual([]);
});

test('a row that names what is not there, or nothing at all, is found', () => {
  const planted = 'requirement\thow\ttests\n1.1.1\thow\tgone.test.ts\n1.2.1\thow\t\n3.1.1\t\t';
  expect(rowsOf(planted).flatMap(gapsIn)).toEqual(['1.1.1: no gone.test.ts', '1.2.1: no test', '3.1.1: no word']);
});

interface Patterns {
  /** Sources of patterns that are written down. */
  readonly written: readonly string[];
  /** How often one is made of other text. */
  readonly made: number;
}

const patternsIn = (path: string, source: string): Patterns => {
  const written: string[] = [];
  let made = 0;
  new Visitor({
    Literal: (node: ESTree.Node) => {
      if ('regex' in node && node.regex) written.push(node.regex.pattern);
    },
    NewExpression: ({ callee, arguments: [first] }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return;
      if (first?.type === 'Literal' && typeof first.value === 'string') written.push(first.value);
      else made += 1;
    },
  }).visit(parseSync(path, source).program);
  return { written, made };
};

/** A repetition of what ends in one of the same: what may take a time that grows like a power. */
const isNested = (pattern: string): boolean =>
  /\((?:\?[:=!<][=!]?)?(?:[^()\\[\]]|\\.|\[[^\]]*\])*?(?:[^()\\[\]|^]|\\[wdsWDSpP.]|\[[^\]]*\])[+*]\)[+*]/.test(
    pattern.replaceAll(/\\p\{[^}]*\}/g, '\\w'),
  );

const code = files.filter((path) => path.startsWith('src') && !path.includes('.test.') && !path.includes('/mocks/'));
const sources = code.map((path) => [path, readFileSync(join(root, path), 'utf8')] as const);
const patterns = sources.map(([path, source]) => [path, patternsIn(path, source)] as const);

/** Where patterns are made while the app runs, and of what. */
const madeOf: Readonly<Record<string, string>> = {
  'src/machines/journal/redact-text.ts': 'names of its own',
  'src/machines/kit/emoji.ts': 'constants of its own',
  'src/services/address/match.ts': 'shapes of the route table',
  'src/routes/resolve.ts': 'a count',
  'src/services/upload/upload-image.ts': 'names of XML elements',
  'src/views/aside/promo.ts': 'names of attributes',
  'src/views/search/marked.ts': 'the words searched for, with their marks escaped',
  'src/views/messages/message-content.ts': 'constants of its own',
};

test('patterns are made of nothing that others wrote, unless its marks are escaped', () => {
  const made = patterns.filter(([, { made: count }]) => count > 0).map(([path]) => path);
  expect(made.toSorted()).toEqual(Object.keys(madeOf).toSorted());
  expect(patternsIn('a.ts', 'new RegExp(name); new RegExp("a+"); /b/').made).toBe(1);
});

/** Repeated repetitions whose turns begin with a sign that none of them can end with: there is one way to read a text. */
const parted: Readonly<Record<string, string>> = {
  'src/machines/journal/redact.ts': 'a capital letter',
  'src/machines/kit/text-rules.ts': 'a dot',
};

test('no pattern repeats a repetition, so that none takes longer than its text is long', () => {
  const nested = patterns.flatMap(([path, { written }]) => (written.some(isNested) ? [path] : []));
  expect(patterns.flatMap(([, { written }]) => written).length).toBeGreaterThan(60);
  expect(nested.toSorted()).toEqual(Object.keys(parted));
  expect(
    ['(a+)+$', '^(\\w*)*x', '([a-z]+)*', '(?:x\\d+)+', '(?:a|b+)+'].filter((pattern) => !isNested(pattern)),
  ).toEqual([]);
  expect(['(ab)+', '(a+)b', '[a+]+', '(?:a+b)+'].filter(isNested)).toEqual([]);
});

const using = (what: RegExp): readonly string[] =>
  sources.flatMap(([path, source]) => (what.test(source) ? [path] : []));

test('no window listens to what another window posts to it: only channels of this origin, workers of our own, and the frame of a captcha', () => {
  expect(using(/addEventListener\('message'|\bonmessage\b/).toSorted()).toEqual([
    'src/services/captcha/captcha-frame.ts',
    'src/services/flows/link.ts',
    'src/services/flows/read-in-worker.ts',
    'src/services/offline/shell-worker.ts',
    'src/services/offline/watch-shell.ts',
    'src/services/read-json.worker.ts',
    'src/services/realtime/link.ts',
    'src/views/boot/await-studio.ts',
  ]);
  expect(using(/\bwindow\.(addEventListener\('message'|onmessage)/)).toEqual([]);
});

test('a lock is taken in one place, and nowhere inside another', () => {
  expect(using(/locks\.request\(|manager\.request\(/)).toEqual(['src/services/storage/locks.ts']);
});

test('every part of the app has one version, and no other', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const loose = Object.entries<string>({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  );
  expect(loose).toEqual([]);
});
