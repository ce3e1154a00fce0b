import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { stored } from '#services/contract/stored.contract.ts';
import { firstLanguage } from '#views/shell/facts.ts';
import { askedWith, withFirstParts } from './first-parts.ts';
import { root } from './run.ts';

const page = readFileSync(join(root, 'index.html'), 'utf8');

test('scripts and styles of the first page are asked for at once, behind the styles of the app, which no picture waits for', () => {
  const html = [
    '<head>',
    '  <script type="module" crossorigin src="/a/entry.js"></script>',
    '  <link rel="modulepreload" crossorigin href="/a/libraries.js">',
    '  <link rel="stylesheet" crossorigin href="/a/app.css">',
    '</head>',
    '<body><div id="root"></div>',
    '</body>',
  ].join('\n');
  const lines = withFirstParts(html, {
    scripts: ['a/entry.js', 'a/libraries.js', 'a/home.js'],
    styles: ['a/app.css', 'a/home.css'],
  });
  expect(lines.split(/\s*\n\s*/)).toEqual([
    '<head>',
    '<script type="module" crossorigin src="/a/entry.js"></script>',
    '<link rel="modulepreload" crossorigin href="/a/libraries.js">',
    '<link rel="preload" as="style" crossorigin href="/a/app.css">',
    '<link rel="stylesheet" media="not all" crossorigin href="/a/app.css">',
    '<link rel="modulepreload" crossorigin href="/a/home.js">',
    '<link rel="preload" as="style" crossorigin href="/a/home.css">',
    '<link rel="stylesheet" media="not all" crossorigin href="/a/home.css">',
    '</head>',
    '<body><div id="root"></div>',
    '</body>',
  ]);
});

test('a part that comes later has asked for with it what the page has not; what is asked for already, or it alone, is not asked for twice', () => {
  const known = new Set(['a/libraries.js', 'a/app.js', 'a/home.js']);
  expect(askedWith('a/people.js', ['a/people.js', 'a/app.js', 'a/cards.js'], known)).toEqual([
    'a/people.js',
    'a/cards.js',
  ]);
  expect(askedWith('a/people.js', ['a/people.js', 'a/app.js', 'a/libraries.js'], known)).toEqual([]);
  expect(askedWith('a/home.js', ['a/home.js', 'a/cards.js'], known)).toEqual(['a/cards.js']);
});

/** What the script in the page makes of the browser's language and of what is stored. */
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
