import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..', '..', 'docs', 'flows');

/** The tool of the simulated backend has a chart as well; a build for a real backend leaves it out. */
const isExported = (file: string): boolean => !file.startsWith('backstage.') && file !== 'README.md';

test('the path documents that every build exports speak of the backend, whichever answers', () => {
  const files = readdirSync(folder).filter((file) => /\.(md|csv|feature|json)$/.test(file) && isExported(file));
  expect(files.length).toBeGreaterThan(100);
  const named = files.filter((file) => /模拟后台|simulated backend/.test(readFileSync(join(folder, file), 'utf8')));
  expect(named).toEqual([]);
});
