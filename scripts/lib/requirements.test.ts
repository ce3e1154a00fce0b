import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { citedIn, countCitations, proofOf, readRequirements, unprovenRows } from './requirements.ts';
import { root } from './run.ts';

const tsv = [
  'id\tsection\tkind\trequirement\tverify\tzh',
  'R1-1\tPurpose\tlimit\tFirst.\tunit\t第一。',
  'R1-2\tPurpose\tlimit\tSecond.\tunit',
  'R2.6-1\tRoutes\troute\tThird.\tbrowser',
  '',
].join('\n');

const outcome = (title: string, status: 'passed' | 'failed' | 'skipped', file = 'a.test.ts') => ({
  title,
  file,
  status,
});

test('ids stand in brackets, separated by spaces', () => {
  expect(citedIn('login [R1-1 R2.6-1] works [R1-2]')).toEqual(['R1-1', 'R2.6-1', 'R1-2']);
  expect(citedIn('[desktop] R1-1 without brackets [Rest]')).toEqual([]);
  expect(citedIn('[R1-1..3] ranges are no ids')).toEqual(['R1-1..3']);
});

test('a row has its requirement in both languages', () => {
  expect(readRequirements(tsv)[0]).toEqual({ id: 'R1-1', section: 'Purpose', requirement: 'First.', zh: '第一。' });
});

test('a row counts when a passing test cites it', () => {
  const count = countCitations(readRequirements(tsv), [
    outcome('[R1-1] a', 'passed'),
    outcome('[R1-1] b', 'failed'),
    outcome('[R1-2] c', 'failed'),
    outcome('[R2.6-1] d', 'skipped'),
  ]);
  expect(count).toEqual({
    sections: [
      { number: 'R1', name: 'Purpose', total: 2, cited: 1 },
      { number: 'R2.6', name: 'Routes', total: 1, cited: 0 },
    ],
    total: 3,
    held: { app: ['R1-1'], backend: [], constant: [] },
    missing: ['R1-2', 'R2.6-1'],
    unknown: [],
    failing: ['R1-1', 'R1-2'],
  });
});

test.each([
  ['/project/src/mocks/domain/rules/posts.test.ts', 'backend'],
  ['/project/tests/contract/people.test.ts', 'backend'],
  ['D:\\project\\src\\mocks\\seed\\seed.test.ts', 'backend'],
  ['/project/src/services/contract/constants.test.ts', 'constant'],
  ['/project/src/services/contract/wire.test.ts', 'app'],
  ['/project/tests/app/people.test.ts', 'app'],
  ['e2e/people.e2e.ts', 'app'],
])('%s is a test of: %s', (file, proof) => {
  expect(proofOf(file)).toBe(proof);
});

test('a row is held by the strongest passing test that cites it', () => {
  const [app, backend, constant] = [
    'tests/app/a.test.ts',
    'src/mocks/a.test.ts',
    'src/services/contract/constants.test.ts',
  ];
  const { held, missing } = countCitations(readRequirements(tsv), [
    outcome('[R1-1 R1-2 R2.6-1] a', 'passed', constant),
    outcome('[R1-1 R1-2] b', 'passed', backend),
    outcome('[R1-1] c', 'passed', app),
    outcome('[R1-2] d', 'failed', app),
  ]);
  expect(held).toEqual({ app: ['R1-1'], backend: ['R1-2'], constant: ['R2.6-1'] });
  expect(missing).toEqual([]);
});

test('a row that loses its last passing test is named, with what it asks for', () => {
  const [first, second] = [outcome('[R1-1] a', 'passed'), outcome('[R1-2 R2.6-1] b', 'passed')];
  const rows = readRequirements(tsv);
  expect(unprovenRows(rows, [first, second])).toBe('');
  expect(unprovenRows(rows, [first, outcome('[R1-2] b', 'failed')])).toBe('R1-2     Second.\nR2.6-1   Third.');
});

test('unknown ids are reported, and ranges too', () => {
  const { unknown, missing } = countCitations(readRequirements(tsv), [outcome('[R1-9 R1-1..2] x', 'passed')]);
  expect({ unknown, missing }).toEqual({
    unknown: ['R1-9 in "[R1-9 R1-1..2] x"', 'R1-1..2 in "[R1-9 R1-1..2] x"'],
    missing: ['R1-1', 'R1-2', 'R2.6-1'],
  });
});

test('docs/requirements.tsv is complete', () => {
  const rows = readRequirements(readFileSync(join(root, 'docs', 'requirements.tsv'), 'utf8'));
  expect(rows.length).toBe(726);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  expect(rows.filter(({ id, requirement }) => !/^R\d+(\.\d+)?-\d+$/.test(id) || requirement === '')).toEqual([]);
});
