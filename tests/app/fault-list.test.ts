import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const rows = [
  ...readFileSync(join(root, 'docs', 'faults.md'), 'utf8').matchAll(/^\| (\d+) \| .* \| `(.*)`: (.*) \|$/gm),
];

const isThere = (file: string, title: string): boolean => {
  const path = join(root, file);
  return existsSync(path) && readFileSync(path, 'utf8').includes(title);
};

test('the list of faults has 77 and more, each with a test that is there', () => {
  expect(rows.map(([, number]) => Number(number))).toEqual(rows.map((_, at) => at + 1));
  expect(rows.length).toBeGreaterThanOrEqual(77);
  expect(rows.filter(([, , file = '', title = '']) => !isThere(file, title)).map(([row]) => row)).toEqual([]);
});

test('a test that is not there is found', () => {
  expect([
    isThere('tests/app/none.test.ts', ''),
    isThere('tests/app/fault-list.test.ts', ['no', 'such'].join(' of ')),
  ]).toEqual([false, false]);
});
