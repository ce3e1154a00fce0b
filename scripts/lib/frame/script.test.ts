import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { stored } from '#services/contract/stored.contract.ts';
import { firstLanguage } from '#views/boot/environment.ts';
import { bundleScript } from '../bundle-script.ts';
import type { FrameData } from './frame.ts';

const script = await bundleScript('scripts/lib/frame/script.ts');

const data: FrameData = {
  parts: [],
  places: [
    ['^https://shiye[.]test/$', ['zh', 'zh', 'en', 'en'], 'newsHome'],
    ['^https://shiye[.]test/news/(?<id>\\d+)$', ['article', 'article', 'article', 'article'], 'article'],
    ['', ['elsewhere', 'elsewhere', 'elsewhere', 'elsewhere'], null],
  ],
  stories: [],
  swaps: { member: [], dark: [] },
  themes: { light: 'lightTheme', dark: 'darkTheme' },
  keys: { preferences: stored.preferences.key, session: stored.session.key },
  ahead: {
    newsHome: { files: [], calls: ['/latest', '/weekly'] },
    article: { files: ['/article.js', '/article.css'], calls: ['/news/{id}'] },
  },
};

class Text {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

interface Visit {
  readonly href?: string;
  readonly language?: string;
  readonly records?: Readonly<Record<string, string | null>> | null;
}

/** Without records the browser lets nobody store. */
const run = ({ href = 'https://shiye.test/', language = 'zh-CN', records = {} }: Visit = {}) => {
  const requested: string[] = [];
  const themes: string[] = [];
  const links: object[] = [];
  const html = { lang: '', classList: { add: (name: string) => themes.push(name) } };
  let shown: readonly Text[] = [];
  const frame = {
    previousElementSibling: { textContent: JSON.stringify(data) },
    addEventListener: () => {},
    replaceChildren: (...nodes: readonly Text[]) => {
      shown = nodes;
    },
  };
  const window = {};
  runInNewContext(script, {
    Text,
    window,
    addEventListener: () => {},
    document: {
      documentElement: html,
      getElementById: () => frame,
      createElement: () => ({}),
      head: { append: (link: object) => links.push(link) },
    },
    navigator: { language },
    matchMedia: () => ({ matches: false }),
    location: new URL(href),
    localStorage: {
      getItem: (key: string) => {
        if (!records) throw new DOMException('denied', 'SecurityError');
        return records[key] ?? null;
      },
    },
    fetch: async (url: string) => {
      requested.push(url);
      return Response.json({ code: 0, data: { records: [] } });
    },
  });
  return { requested, links, themes, lang: html.lang, shown: shown.map(({ text }) => text), window };
};

test.each([
  ['zh-CN', { lang: null, theme: null }],
  ['en-GB', { lang: null, theme: null }],
  ['de', { lang: null, theme: 'light' }],
  ['en', { lang: 'zh', theme: 'dark' }],
  ['zh', { lang: 'en', theme: null }],
] as const)('[R1-18] the frame has the language and the theme of the app: %s, %j', (language, chosen) => {
  const record = JSON.stringify({ version: stored.preferences.version, value: chosen });
  const expected = firstLanguage(chosen, language);
  expect(run({ language, records: { [stored.preferences.key]: record } })).toMatchObject({
    lang: expected === 'en' ? 'en' : 'zh-CN',
    shown: [expected],
    themes: chosen.theme ? [`${chosen.theme}Theme`] : [],
  });
});

test.each([null, '', 'no JSON', '{"version":1}'])('the frame stands where nothing can be read: %j', (text) => {
  const records = { [stored.preferences.key]: text, [stored.session.key]: text };
  expect(run({ language: 'en', records })).toMatchObject({
    lang: 'en',
    shown: ['en'],
    requested: ['/latest', '/weekly'],
  });
});

test('at an article its code and, for guests, its data are requested before the app runs', () => {
  const href = 'https://shiye.test/news/600123?from=x#comments';
  const links = [
    { rel: 'modulepreload', crossOrigin: '', href: '/article.js' },
    { rel: 'preload', as: 'style', crossOrigin: '', href: '/article.css' },
  ];
  expect(run({ href })).toMatchObject({ requested: ['/news/600123'], links, shown: ['article'] });
  const records = { [stored.session.key]: JSON.stringify({ version: 1, value: { token: 't' } }) };
  expect(run({ href, records })).toMatchObject({ requested: [], links });
});

test('a guest at the home of the news has its data requested before the app runs, and nobody else has', () => {
  const member = JSON.stringify({ version: 1, value: { token: 't' } });
  expect(run().requested).toEqual(['/latest', '/weekly']);
  expect(Object.keys(Reflect.get(run().window, 'shiyeAhead'))).toEqual(['/latest', '/weekly']);
  expect(run({ href: 'https://shiye.test/?from=x' }).requested).toEqual(['/latest', '/weekly']);
  expect(run({ records: null }).requested).toEqual(['/latest', '/weekly']);
  expect(run({ records: { [stored.session.key]: member } }).requested).toEqual([]);
  expect(run({ href: 'https://shiye.test/#/news/12' }).requested).toEqual([]);
  expect(run({ href: 'https://events.test/' })).toMatchObject({ requested: [], shown: ['elsewhere'] });
});
