import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { hinted } from './compiled-whole.ts';

const chunk = (name: string, code: string) => ({ type: 'chunk', name, code }) as Rolldown.OutputChunk;

test('the hint stands before everything that has been put at the top of a chunk, once, and in the named ones alone', () => {
  const asset = { type: 'asset', source: 'x' } as Rolldown.OutputAsset;
  const bundle = {
    'a.js': chunk('app', 'const __vite__mapDeps=1;\nrun();'),
    'b.js': chunk('people', 'run();'),
    'c.css': asset,
  } as Rolldown.OutputBundle;
  hinted(bundle, new Set(['app']));
  hinted(bundle, new Set(['app']));
  expect([bundle['a.js'], bundle['b.js'], bundle['c.css']]).toEqual([
    chunk('app', '//# allFunctionsCalledOnLoad\nconst __vite__mapDeps=1;\nrun();'),
    chunk('people', 'run();'),
    asset,
  ]);
});
