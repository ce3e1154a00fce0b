import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/run.ts';
import { readTsv } from '../../scripts/lib/tsv.ts';

/** Area, fault, test, title. */
const rows = readTsv(readFileSync(join(root, 'docs', 'faults.tsv'), 'utf8'));

const isThere = (file: string, title: string): boolean => {
  const path = join(root, file);
  return title !== '' && existsSync(path) && readFileSync(path, 'utf8').includes(title);
};

test('the list of faults has 77 and more, each with a test that is there', () => {
  expect(rows.length).toBeGreaterThanOrEqual(77);
  expect(new Set(rows.map(([, fault]) => fault)).size).toBe(rows.length);
  expect(rows.filter(([, , file = '', title = '']) => !isThere(file, title))).toEqual([]);
});

test('a test that is not there is found', () => {
  expect([
    isThere('tests/app/none.test.ts', 'test'),
    isThere('tests/app/fault-list.test.ts', ''),
    isThere('tests/app/fault-list.test.ts', ['no', 'such'].join(' of ')),
  ]).toEqual([false, false, false]);
});
