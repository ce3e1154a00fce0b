import { expect, test } from 'vitest';
import { preload } from './preload.ts';

const chunk = (fileName: string, name: string, imports: readonly string[], css: readonly string[] = []) => ({
  type: 'chunk',
  fileName,
  name,
  facadeModuleId: null,
  code: 'x'.repeat(fileName.length),
  imports,
  viteMetadata: { importedCss: new Set(css) },
});

test('scripts and styles of the first page are asked for at once, behind the styles of the app, which no picture waits for', () => {
  const html = [
    '<head>',
    '  <script type="module" crossorigin src="/demo/a/entry.js"></script>',
    '  <link rel="stylesheet" crossorigin href="/demo/a/app.css">',
    '</head>',
    '<body><div id="root"></div>',
    '</body>',
  ].join('\n');
  const home = chunk('a/home.js', 'home', ['a/entry.js', 'a/larger-cards.js'], ['a/home.css']);
  const bundle = [
    home,
    chunk('a/entry.js', 'index', [], ['a/app.css']),
    chunk('a/larger-cards.js', 'cards', []),
    chunk('a/other.js', 'other', []),
  ];
  const { configResolved, transformIndexHtml } = preload(['home']);
  Reflect.apply(configResolved as () => void, null, [{ base: '/demo/' }]);
  const { handler } = transformIndexHtml as { handler: () => string };
  const lines: string = Reflect.apply(handler, null, [html, { bundle }]);
  expect(lines.split(/\s*\n\s*/)).toEqual([
    '<head>',
    '<script type="module" crossorigin src="/demo/a/entry.js"></script>',
    '<link rel="preload" as="style" crossorigin href="/demo/a/app.css">',
    '<link rel="stylesheet" media="not all" crossorigin href="/demo/a/app.css">',
    '<link rel="modulepreload" crossorigin href="/demo/a/larger-cards.js">',
    '<link rel="modulepreload" crossorigin href="/demo/a/home.js">',
    '<link rel="preload" as="style" crossorigin href="/demo/a/home.css">',
    '<link rel="stylesheet" media="not all" crossorigin href="/demo/a/home.css">',
    '</head>',
    '<body><div id="root"></div>',
    '</body>',
  ]);
});
