import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { signpostOf, straightened, straightImports } from './straight-imports.ts';

test('a file that only gives on what lies in another one says where, and under which names', () => {
  expect(signpostOf('export{t as Footer,n as default,Chip}from"./around.js";\n')).toEqual({
    file: 'around.js',
    names: [
      ['Footer', 't'],
      ['default', 'n'],
      ['Chip', 'Chip'],
    ],
  });
  expect(signpostOf('export{t as Footer}from"./around.js";run();')).toBeNull();
  expect(signpostOf('import{t}from"./around.js";export{t as Footer};')).toBeNull();
  expect(signpostOf('export{a as A,b as B,c as C,d as D,e as E}from"./loads.js";')).toBeNull();
});

test('what is imported through it is imported from where it lies, by the same names; other imports stay', () => {
  const signposts = new Map([['footer.js', { file: 'around.js', names: [['Footer', 't'] as const] }]]);
  const code = 'p(async()=>{let{Footer:e}=await import(`./footer.js`);return e},M),import(`./page.js`),"./footer.js"';
  expect(straightened(code, signposts)).toBe(
    'p(async()=>{let{Footer:e}=await import(`./around.js`).then(m=>({Footer:m.t}));return e},M),import(`./page.js`),"./footer.js"',
  );
});

test('a build has such files no more, and its manifest names the other one', () => {
  const chunk = (fileName: string, code: string, isDynamicEntry = true) =>
    ({ type: 'chunk', fileName, code, isDynamicEntry }) as Rolldown.OutputChunk;
  const manifest = {
    type: 'asset',
    fileName: '.vite/manifest.json',
    source: '{"Footer.tsx":{"file":"assets/footer.js"}}',
  };
  const bundle: Rolldown.OutputBundle = Object.fromEntries(
    [
      chunk('assets/app.js', 'import(`./footer.js`)', false),
      chunk('assets/footer.js', 'export{t as Footer}from"./around.js";'),
      chunk('assets/around.js', 'export{t};', false),
      manifest as Rolldown.OutputAsset,
    ].map((part) => [part.fileName, part]),
  );
  for (const { generateBundle } of straightImports())
    if (typeof generateBundle === 'object') Reflect.apply(generateBundle.handler, null, [{}, bundle]);
  expect(Object.keys(bundle)).toEqual(['assets/app.js', 'assets/around.js', '.vite/manifest.json']);
  expect(bundle['assets/app.js']).toHaveProperty('code', 'import(`./around.js`).then(m=>({Footer:m.t}))');
  expect(bundle['.vite/manifest.json']).toHaveProperty('source', '{"Footer.tsx":{"file":"assets/around.js"}}');
});
