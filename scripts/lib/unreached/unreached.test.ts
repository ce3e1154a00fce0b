import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import i18next from 'i18next';
import ky from 'ky';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loaders } from '#i18n/rooms.ts';
import { withoutBodies } from '../left-out.ts';
import { root } from '../run.ts';
import { unreached } from './unreached.ts';

const held = ['i18next', 'ky'];
const folder = mkdtempSync(join(tmpdir(), 'unreached-'));

beforeAll(() => {
  for (const name of held) cpSync(join(root, 'node_modules', name), join(folder, name), { recursive: true });
  for (const [path, leftOut] of Object.entries(unreached)) {
    if (!held.some((name) => path.startsWith(`${name}/`))) continue;
    const file = join(folder, path);
    writeFileSync(file, withoutBodies(readFileSync(file, 'utf8'), leftOut));
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const brought = (path: string) => import(pathToFileURL(join(folder, path)).href);

const wordsIn = (tree: unknown, path: readonly string[] = []): readonly (readonly [string, string])[] =>
  typeof tree === 'string'
    ? [[path.join('.'), tree]]
    : Object.entries(tree ?? {}).flatMap(([key, inside]) => wordsIn(inside, [...path, key]));

const namesIn = (text: string): readonly string[] => [...text.matchAll(/\{\{-? ?(\w+)/g)].map(([, name = '']) => name);

const start = async (made: typeof i18next, lng: 'zh' | 'en') => {
  const texts = made.createInstance();
  await texts.init({
    lng,
    fallbackLng: false,
    ns: [],
    defaultNS: 'shell',
    resources: {},
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  const { first, ...rooms } = loaders[lng];
  const all: Record<string, unknown> = { ...(await first()) };
  for (const [room, load] of Object.entries(rooms)) all[room] = (await load()).default;
  for (const [room, words] of Object.entries(all)) texts.addResourceBundle(lng, room, words);
  const say = (key: string, values: object = {}): string => Reflect.apply(texts.t, texts, [key, values]);
  return { texts, say, all };
};

test.each(['zh', 'en'] as const)('every text in %s is said as the whole library says it', async (lng) => {
  const whole = await start(i18next, lng);
  const lean = await start((await brought('i18next/dist/esm/i18next.js')).default, lng);
  const keys = wordsIn(whole.all).map(([path, text]) => {
    const [room, ...rest] = path.split('.');
    const values = Object.fromEntries(namesIn(text).map((name) => [name, `<${name} & $1>`]));
    return [`${room}:${rest.join('.')}`, values] as const;
  });
  const counted = [...new Set(keys.flatMap(([key]) => (/_(one|other)$/.test(key) ? key.replace(/_\w+$/, '') : [])))];
  const said = ({ texts, say }: typeof whole) => [
    ...keys.map(([key, values]) => say(key, values)),
    ...counted.flatMap((key) => [0, 1, 2, 11].map((count) => say(key, { count }))),
    texts.exists('shell:brand'),
    texts.exists('shell:nothing'),
    texts.hasResourceBundle(lng, 'shell'),
    texts.hasResourceBundle(lng, 'nothing'),
    say('nothing.at.all'),
  ];
  expect(keys.length).toBeGreaterThan(500);
  expect(said(lean)).toEqual(said(whole));
});

test('another language is said after a change, and whoever listens hears of it', async () => {
  const { texts } = await start((await brought('i18next/dist/esm/i18next.js')).default, 'zh');
  const heard: string[] = [];
  texts.on('languageChanged', (lng: string) => heard.push(lng));
  texts.addResourceBundle('en', 'shell', { brand: 'Shiye' });
  await texts.changeLanguage('en');
  expect([texts.language, texts.t('brand'), heard]).toEqual(['en', 'Shiye', ['en']]);
});

test('requests are made, answered and refused as by the whole library', async () => {
  const seen: unknown[] = [];
  const server = createServer((request, response) => {
    request
      .setEncoding('utf8')
      .toArray()
      .then((parts) => {
        const { method, url, headers } = request;
        seen.push([method, url, headers.authorization, headers['content-type'], parts.join('')]);
        response.writeHead(Number(url?.slice(1, 4))).end('"said"');
      });
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const where = server.address();
  const base = `http://localhost:${typeof where === 'object' && where ? where.port : 0}`;
  const told = async (made: typeof ky) => {
    seen.length = 0;
    const api = made.create({ retry: 0, timeout: false, throwHttpErrors: true });
    const gone = new AbortController();
    gone.abort();
    const ask = (path: string, options = {}) =>
      api(base + path, options).then(
        async (response) => [response.status, await response.text()],
        (error: Error) => [
          error.name,
          'response' in error && error.response instanceof Response && error.response.status,
        ],
      );
    const answers = [
      await ask('/200', { method: 'GET', searchParams: new URLSearchParams({ word: '酸奶 & 乳' }), headers: {} }),
      await ask('/200', { method: 'POST', json: { text: '好' }, headers: { authorization: 'Bearer t' } }),
      await ask('/401'),
      await ask('/404', { method: 'DELETE' }),
      await ask('/503', { method: 'PUT', json: [] }),
      await ask('/200', { signal: gone.signal }),
      await api(`${base}/200`, { searchParams: { last: '404' } }).text(),
      await api('http://localhost:1/').then(
        () => 'answered',
        (error: Error) => error.name,
      ),
    ];
    return { answers, seen: [...seen] };
  };
  const whole = await told(ky);
  const lean = await told((await brought('ky/distribution/index.js')).default);
  server.close();
  server.closeAllConnections();
  expect(whole.seen).toHaveLength(6);
  expect(lean).toEqual(whole);
});
