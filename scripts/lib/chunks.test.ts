import { expect, test } from 'vitest';
import { chunkGroups } from './chunks.ts';

test('a build fails that makes a file of a source that is gone, and names it', () => {
  expect(() => chunkGroups([{ site: ['src/views/site/*.tsx', 'src/views/gone/*.tsx'] }])).toThrow(
    'src/views/gone/*.tsx',
  );
  expect(() => chunkGroups([{ news: ['src/views/news/{Article,Gone}.tsx'] }])).toThrow('src/views/news/Gone.tsx');
  expect(chunkGroups([{ news: ['src/views/news/{Article,NewsHome}.tsx'] }]).length).toBeGreaterThan(0);
});
