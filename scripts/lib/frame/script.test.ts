import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { stored } from '#services/contract/stored.contract.ts';
import { firstLanguage } from '#views/boot/environment.ts';
import { bundleScript } from '../bundle-script.ts';
import type { FrameData } from './frame.ts';

const script = await bundleScript('scripts/lib/frame/script.ts');
const home = '^https://shiye[.]test/$';

const data: FrameData = {
  parts: [],
  places: [
    [home, ['zh', 'zh', 'en', 'en']],
    ['', ['elsewhere', 'elsewhere', 'elsewhere', 'elsewhere']],
  ],
  home,
  stories: [],
  swaps: { member: [], dark: [] },
  themes: { light: 'lightTheme', dark: 'darkTheme' },
  keys: { preferences: stored.preferences.key, session: stored.session.key },
  calls: ['/latest', '/weekly'],
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
    document: { documentElement: html, getElementById: () => frame },
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
  return { requested, themes, lang: html.lang, shown: shown.map(({ text }) => text), window };
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
  expect(run({ language: 'en', records })).toMatchObject({ lang: 'en', shown: ['en'], requested: data.calls });
});

test('a guest at the home of the news has its data requested before the app runs, and nobody else has', () => {
  const member = JSON.stringify({ version: 1, value: { token: 't' } });
  expect(run().requested).toEqual(data.calls);
  expect(Object.keys(Reflect.get(run().window, 'shiyeAhead'))).toEqual(data.calls);
  expect(run({ href: 'https://shiye.test/?from=x' }).requested).toEqual(data.calls);
  expect(run({ records: null }).requested).toEqual(data.calls);
  expect(run({ records: { [stored.session.key]: member } }).requested).toEqual([]);
  expect(run({ href: 'https://shiye.test/#/news/12' }).requested).toEqual([]);
  expect(run({ href: 'https://events.test/' })).toMatchObject({ requested: [], shown: ['elsewhere'] });
});
