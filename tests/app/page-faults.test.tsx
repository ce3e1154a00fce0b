import { describe, expect, test, vi } from 'vitest';
import { zh } from '#i18n/zh.ts';
import { pages } from '#pages/pages.ts';
import type { FaultKind } from '#services/contract/backstage.ts';
import { requestTimeout } from '#services/contract/constants.ts';
import { root as bone } from '#views/ui/Skeleton.css.ts';
import { retry, tagged } from '../harness/actors.ts';
import { announce } from '../harness/announce.ts';
import { type PageCase, pageCases, unknownId } from '../harness/page-cases.ts';
import { openPage } from '../harness/page-fixture.tsx';
import { sample } from '../harness/sampling.ts';
import { settle } from '../harness/virtual-clock.ts';

// Foreign HTML is put in by the browser: what becomes of it is proven there.
vi.mock('#views/ui/sanitize.ts', () => ({ headingsOf: () => [], sanitize: () => null }));

type Both = Readonly<Record<'zh' | 'en', string>>;
const languages = ['zh', 'en'] as const;

const unreadable: Both = {
  zh: '服务器返回的数据有误，请稍后重试',
  en: 'The server sent an unexpected response. Please try again later',
};
const faults: readonly (readonly [FaultKind, Both])[] = [
  ['offline', { zh: '网络不通，请检查网络后重试', en: 'No connection. Check your network and try again' }],
  ['html', unreadable],
  ['malformed', unreadable],
  ['status', { zh: '服务暂时不可用，请稍后重试', en: 'The service is unavailable. Please try again later' }],
  ['timeout', { zh: '服务器响应超时，请重试', en: 'The server took too long to respond. Please try again' }],
];
const tryAgain: Both = { zh: '重试', en: 'Retry' };

/** Offers without which the page is whole: they say so in one quiet line, with a way to try again. */
const quiet: Readonly<Record<string, Both>> = {
  'people.tags': { zh: '行业标签加载失败', en: 'Couldn’t load industry tags' },
  'newsHome.banners': { zh: '推荐内容加载失败', en: 'Couldn’t load featured content' },
  'eventsHome.banners': { zh: '推荐内容加载失败', en: 'Couldn’t load featured content' },
  'newsList.related': { zh: '相关标签加载失败', en: 'Couldn’t load related tags' },
  'eventsHome.categories': { zh: '活动分类加载失败', en: 'Couldn’t load event types' },
  'companies.choices': { zh: '筛选条件加载失败', en: 'Couldn’t load the filters' },
};

/** What is not in the page itself: blocks of the aside say by themselves that they failed (`Aside.test.tsx`), and a tab that is not open does so when it is. */
const elsewhere: readonly string[] = [
  ...['post.relatedPosts', 'postList.hotPosts', 'topic.hotPosts', 'circle.hotPosts', 'circles.hotPosts'],
  'profileEditor.tags',
];

const namesOf = (actor: string, parts: readonly string[]): readonly string[] => parts.map((part) => `${actor}.${part}`);
const isAlarm = (name: string): boolean => !elsewhere.includes(name) && quiet[name] === undefined;
const quietWords = (names: readonly string[]): readonly Both[] => names.flatMap((name) => quiet[name] ?? []);

/** React writes an apostrophe as an entity. */
const plain = (html: string): string => html.replaceAll('&#x27;', "'");
/** What failed parts say, up to their button. */
const alarms = (html: string): string => [...plain(html).matchAll(/role="alert".*?<\/button>/g)].join('\n');

const count = (html: string, pattern: RegExp): number => [...html.matchAll(pattern)].length;
/** Places that are held for what is on its way: of what has failed none is. */
const bones = (html: string): number => html.split(`class="${bone} `).length - 1;
const alerts = (html: string): number => count(html, /role="alert"/g);
const ids = (actors: readonly { readonly id: string }[]): readonly string[] => actors.map(({ id }) => id);

const keysOf = (texts: object, path: string): readonly string[] =>
  Object.entries(texts).flatMap(([key, inner]) =>
    typeof inner === 'object' ? keysOf(inner, `${path}${key}.`) : [path + key],
  );
const keys = new Set(Object.values(zh).flatMap((namespace) => keysOf(namespace, '')));

/** Keys that stand in the place of their words. */
const keysIn = (html: string): readonly string[] =>
  [...html.matchAll(/>(?:\w+:)?(\w+(?:\.\w+)+)</g)].flatMap(([, key = '']) => (keys.has(key) ? key : []));

/** Over all pages that wait. */
let held = 0;

/** What every state of every page has. */
const frameOf = (html: string) => ({ headings: count(html, /<h1[ >]/g), titles: count(html, /<title>[^<]+ · 食业</g) });
const frame = { headings: 1, titles: 1 };

/** How often the words of the page's heading stand on it. */
const titlesShown = (html: string): number => {
  const [, title = ''] = /<h1[^>]*>([^<]+)</.exec(html) ?? [];
  return html.replace(/<title>.*?<\/title>/, '').split(`>${title}<`).length - 1;
};

describe.each(pageCases.map((page, at) => [page, at] as const))('$pageName', (page, at) => {
  test('whatever happens to the network is said on the page, in both languages, and trying again helps', async () => {
    const { advance, backend, visit, actor, render } = await openPage(page);
    for (const [kind, words] of sample(faults, faults.length, at)) {
      backend.faults.add({ kind, status: 502 });
      await visit();
      if (kind === 'timeout') await advance(requestTimeout);
      const failed = namesOf(page.pageName, ids(tagged(actor(), 'failed')));
      for (const language of languages) {
        const html = plain(await render(language));
        expect({ kind, ...frameOf(html), loading: ids(tagged(actor(), 'loading')), bones: bones(html) }).toEqual({
          kind,
          ...frame,
          loading: [],
          bones: 0,
        });
        const [shown, again] = [words[language], tryAgain[language]];
        if (failed.some(isAlarm)) expect(html).toMatch(new RegExp(`role="alert".*${shown}.*${again}</`));
        for (const line of quietWords(failed)) expect(html).toMatch(new RegExp(`${line[language]}.*${again}</`));
        if (language === 'en') expect(alarms(html)).not.toMatch(/\p{Script=Han}/u);
      }
      backend.faults.clear();
      await retry(actor());
      const after = await render();
      expect({ kind, ...frameOf(after), failed: ids(tagged(actor(), 'failed')), alerts: alerts(after) }).toEqual({
        kind,
        ...frame,
        failed: [],
        alerts: 0,
      });
    }
  });

  test('an answer that takes long holds its place, and is shown when it comes', async () => {
    const { advance, backend, visit, actor, render } = await openPage(page);
    backend.faults.add({ kind: 'slow', ms: requestTimeout - 1 });
    await visit();
    const waiting = await render();
    expect({ ...frameOf(waiting), alerts: alerts(waiting) }).toEqual({ ...frame, alerts: 0 });
    held += bones(waiting);
    for (let step = 0; step < 3; step += 1) await advance(requestTimeout - 1);
    expect([ids(tagged(actor(), 'loading')), ids(tagged(actor(), 'failed'))]).toEqual([[], []]);
  });

  test('[R1-22] a page that is opened first shows no key of a text, in both languages', async () => {
    const { visit, render } = await openPage(page);
    await visit();
    for (const language of languages) expect(keysIn(await render(language))).toEqual([]);
  });

  test('what is shown says what it is, and stays when it cannot be looked at again', async () => {
    const { backend, visit, actor, render } = await openPage(page);
    await visit();
    const html = await render();
    const own = pages[page.pageName].describesItself ? 1 : 0;
    expect(count(html, /<meta name="description" content="[^"]+"/g)).toBe(own);
    expect(count(html, /<meta property="og:description" content="[^"]+"/g)).toBe(own);
    const bare = ids(tagged(actor(), 'empty').filter((part) => part.getSnapshot().context.items === undefined));
    backend.faults.add({ kind: 'offline' });
    announce(actor(), { type: 'page.returned' });
    await settle();
    expect(ids(tagged(actor(), 'failed')).filter((part) => !bare.includes(part))).toEqual([]);
    expect(frameOf(await render())).toEqual(frame);
  });
});

test.each(sample(pageCases, 3))('$pageName: a part that fails takes no other with it', async (page) => {
  const { backend, calls, visit, actor, render } = await openPage(page);
  backend.faults.add({ kind: 'offline' });
  await visit();
  const parts = ids(tagged(actor(), 'failed'));
  backend.faults.clear();
  await visit();
  const lost: number[] = [];
  for (const path of calls().filter((called) => !called.startsWith('/admin/log/'))) {
    backend.faults.add({ kind: 'offline', endpoint: path });
    await visit();
    const html = await render();
    const failed = namesOf(page.pageName, ids(tagged(actor(), 'failed')));
    expect({ path, ...frameOf(html) }).toEqual({ path, ...frame });
    if (failed.some(isAlarm)) expect({ path, shown: alerts(html) > 0 }).toEqual({ path, shown: true });
    for (const line of quietWords(failed))
      expect({ path, shown: html.includes(line.zh) }).toEqual({ path, shown: true });
    if (failed.length > 0) lost.push(failed.length);
    backend.faults.clear();
  }
  if (parts.length > 1) expect(Math.min(...lost)).toBeLessThan(parts.length);
});

test('what is on its way is known by its place', () => {
  expect(held).toBeGreaterThan(pageCases.length);
});

test.each(pageCases.filter(({ ofOne }) => ofOne))(
  '[R2.6-1] $pageName: what does not exist or was deleted has a way on instead of another try',
  async (page: PageCase) => {
    const { visit, render } = await openPage(page);
    await visit(unknownId);
    const html = await render();
    expect(frameOf(html)).toEqual(frame);
    expect(titlesShown(html)).toBe(1);
    expect(html).not.toMatch(/重试<\//);
    expect(count(html, /<a [^>]*href="\//g)).toBeGreaterThan(0);
  },
);

/** Answers with nothing in them: lists are empty, pages have no rows. */
const emptied = (data: unknown): unknown => {
  if (Array.isArray(data)) return [];
  if (typeof data === 'object' && data !== null && 'records' in data) return { ...data, records: [], total: 0 };
  return data;
};

test.each(pageCases)('$pageName: a world with nothing in it is no failure', async (page: PageCase) => {
  const { visit, actor, render } = await openPage(page, emptied);
  await visit();
  const html = await render();
  expect({ ...frameOf(html), alerts: alerts(html) }).toEqual({ ...frame, alerts: 0 });
  expect(ids(tagged(actor(), 'loading'))).toEqual([]);
});
