import { join } from 'node:path';
import { normalizePath } from 'vite';
import { expect, test } from 'vitest';
import { chunkGroups } from './chunks.ts';
import { root } from './run.ts';

test('a build fails that makes a file of a source that is gone, and names it', () => {
  expect(() => chunkGroups([{ site: ['src/views/site/*.tsx', 'src/views/gone/*.tsx'] }])).toThrow(
    'src/views/gone/*.tsx',
  );
  expect(() => chunkGroups([{ news: ['src/views/news/{Article,Gone}.tsx'] }])).toThrow('src/views/news/Gone.tsx');
  expect(chunkGroups([{ news: ['src/views/news/{Article,NewsHome}.tsx'] }]).length).toBeGreaterThan(0);
});

test('a file of routes stands for its pages, but for those that an earlier file has', () => {
  const at = (path: string) => normalizePath(join(root, 'src', path));
  const [first, routes] = ['views/company/Company.tsx', 'routes/company.routes.ts'];
  const pages = [first, 'views/company/BrandNew.tsx'].map(at);
  const getModuleInfo = (id: string) => ({
    importedIds: [],
    dynamicallyImportedIds: id === at(routes) ? pages : [],
  });
  const groups = chunkGroups([{ company: [`src/${first}`] }, { companies: [`src/${routes}`] }]);
  const { name } = groups.at(-1) as { name: (id: string, context: unknown) => string | null };
  expect([...pages, at(routes)].map((id) => name(id, { getModuleInfo }))).toEqual(['company', 'companies', null]);
});
