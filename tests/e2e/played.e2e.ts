import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PathFile } from '#machines/paths/path-file.ts';
import { playPaths } from '../drivers/browser/path-window.ts';
import { test } from '../pages/fixtures.ts';

const folder = join(import.meta.dirname, '..', '..', 'docs', 'flows');
test.use({ serviceWorkers: 'block' });
const files: readonly PathFile[] = readdirSync(folder)
  .filter((name) => name.endsWith('.json') && name !== 'coverage.json')
  .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));

for (const file of files) {
  const placed = file.paths.filter(({ at }) => at);
  if (placed.length === 0) continue;
  for (const path of placed)
    test(path.id, async ({ page, backstage, words, isPhone }) => {
      await playPaths({ page, backstage, words, isPhone }, file, [path]);
    });
}
