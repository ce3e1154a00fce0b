import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { anyScript, brotliSum, firstLoadKeys, measureFirstLoad } from './first-load.ts';

const manifest = {
  'index.html': { file: 'assets/main.js', isEntry: true, imports: ['_shared.js'], css: ['assets/main.css'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['_base.js'] },
  '_base.js': { file: 'assets/base.js' },
  'src/views/news/NewsHome.tsx': {
    file: 'assets/home.js',
    imports: ['_base.js', '_card.js'],
    css: ['assets/home.css'],
  },
  '_card.js': { file: 'assets/card.js', name: 'card' },
  'src/mocks/hosts/browser.ts': { file: 'assets/browser.js', imports: ['_shared.js'] },
};

test('the first load is the entry and what it imports, without lazy chunks', () => {
  expect(firstLoadKeys(manifest)).toEqual(['index.html', '_shared.js', '_base.js']);
});

test('a lazy page that is needed at once can be counted in', () => {
  expect(firstLoadKeys(manifest, ['src/views/news/NewsHome.tsx']).toSorted()).toEqual(
    ['index.html', '_shared.js', '_base.js', '_card.js', 'src/views/news/NewsHome.tsx'].toSorted(),
  );
  expect(firstLoadKeys(manifest, ['card'])).toContain('_card.js');
  expect(() => firstLoadKeys(manifest, ['src/gone.tsx'])).toThrow('not in the manifest: src/gone.tsx');
});

test('a script of the build is found, also where the manifest names no entry', () => {
  const styles = { 'src/views/theme/global.css.ts': { file: 'assets/global.css' } };
  expect(anyScript({ ...styles, '_app.js': { file: 'assets/app.js' } })).toBe('assets/app.js');
  expect(() => anyScript(styles)).toThrow('no script');
});

test('scripts and styles are measured by brotli', () => {
  const folder = mkdtempSync(join(tmpdir(), 'first-load-'));
  try {
    mkdirSync(join(folder, '.vite'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
    for (const name of ['main.js', 'shared.js', 'base.js', 'main.css'])
      writeFileSync(join(folder, 'assets', name), name.repeat(50));
    const size = (name: string) => brotliCompressSync(name.repeat(50)).length;
    const { scripts, styles } = measureFirstLoad(folder);
    expect(scripts.map(({ file }) => file)).toEqual(['assets/main.js', 'assets/shared.js', 'assets/base.js']);
    expect(brotliSum(scripts)).toBe(size('main.js') + size('shared.js') + size('base.js'));
    expect(styles).toEqual([{ file: 'assets/main.css', bytes: 400, brotli: size('main.css') }]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
