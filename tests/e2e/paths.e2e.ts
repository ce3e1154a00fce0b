import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PathFile } from '#machines/paths/path-file.ts';
import { playPaths } from '../drivers/browser/path-window.ts';
import { isAll } from '../harness/sampling.ts';
import { storyVariants, test } from '../pages/fixtures.ts';

const folder = join(import.meta.dirname, '..', '..', 'docs', 'flows');
const files: readonly PathFile[] = readdirSync(folder)
  .filter((name) => name.endsWith('.json') && name !== 'coverage.json')
  .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
const playable = files.filter(({ cases }) => cases.length > 0);

test.use({ serviceWorkers: 'block' });

// `npm test` plays one case of each chart, at one width; `npm run test:all` plays all of them at both.
for (const [index, file] of playable.entries()) {
  const { language, tag } = storyVariants[index % 2 === 0 ? 0 : 1];
  test.describe(file.name.en, { tag: isAll ? [] : [tag] }, () => {
    test.use({ language });

    test(`${file.machine}: its cases, by the controls of the page`, async ({ page, backstage, words, isPhone }) => {
      const cases = isAll ? file.cases : file.cases.slice(-1);
      await playPaths({ page, backstage, words, isPhone }, file, cases);
    });
  });
}
