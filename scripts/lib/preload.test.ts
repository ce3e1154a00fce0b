import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { stored } from '#services/contract/stored.contract.ts';
import { firstLanguage } from '#views/boot/environment.ts';
import { preload } from './preload.ts';
import { root } from './run.ts';

const page = readFileSync(join(root, 'index.html'), 'utf8');

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

const framed = (language: string, text: string | null) => {
  const html = { lang: 'zh-CN', dataset: {} as Record<string, string> };
  const [, script = ''] = /<script data-static>([\s\S]*?)<\/script>/.exec(page) ?? [];
  runInNewContext(script, {
    document: { documentElement: html },
    navigator: { language },
    localStorage: { getItem: (key: string) => (key === stored.preferences.key ? text : null) },
  });
  return html;
};

test.each([
  ['zh-CN', { lang: null, theme: null }],
  ['en-GB', { lang: null, theme: null }],
  ['de', { lang: null, theme: 'light' }],
  ['en', { lang: 'zh', theme: 'dark' }],
  ['zh', { lang: 'en', theme: null }],
] as const)('[R1-18] the static frame has the language and the theme of the app: %s, %j', (language, chosen) => {
  const { lang, dataset } = framed(language, JSON.stringify({ version: stored.preferences.version, value: chosen }));
  expect(lang).toBe(firstLanguage(chosen, language) === 'en' ? 'en' : 'zh-CN');
  expect(dataset).toEqual(chosen.theme ? { theme: chosen.theme } : {});
});

test.each([null, '', 'no JSON', '{"version":1}'])('the static frame stands where nothing can be read: %j', (text) => {
  expect(framed('en', text)).toEqual({ lang: 'en', dataset: {} });
});
