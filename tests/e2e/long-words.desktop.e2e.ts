import { expect } from '@playwright/test';
import { eventPath } from '../pages/events.ts';
import { test } from '../pages/fixtures.ts';
import { articlePath } from '../pages/news.ts';
import { postPath } from '../pages/posts.ts';
import { reflowProblems } from '../pages/reflow.ts';

/** Runs in the page, before anything else: what people and things are called, by words that no line can end in, and counts of nine digits. */
const lengthen = (): void => {
  const name = 'Maximiliane-AlexandraSchwarzenbergerhausen';
  const title = 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(2);
  const called = /^(nickname|company|position|cnName|enName|tagName|categoryName|authorName|sourceName|city|venue)$/;
  const titleKeys = /^(title|introduction|summary|address)$/;
  const counted = /^\w+Count$/;
  const longer = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((item) => longer(item, key));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([inner, of]) => [inner, longer(of, inner)]));
    if (typeof value === 'string' && value !== '' && called.test(key)) return name;
    if (typeof value === 'string' && value !== '' && titleKeys.test(key)) return title;
    return typeof value === 'number' && counted.test(key) ? 123_456_789 : value;
  };
  const { parse } = JSON;
  JSON.parse = (text, revive) => {
    const value = parse(text, revive);
    return typeof value?.code === 'number' && 'data' in value ? { ...value, data: longer(value.data) } : value;
  };
};

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('no name, title or count is too long for its place', async ({ I, page, backstage }) => {
    await page.addInitScript(lengthen);
    await I.goTo('/404');
    await backstage.signInAs('liran');
    const found: [string, unknown][] = [];
    for (const path of [
      articlePath,
      '/people',
      '/company',
      '/company/501',
      eventPath,
      '/community/popular',
      postPath,
    ]) {
      await I.enter(path);
      await expect(page.getByRole('main')).toContainText(/Maximiliane-|Pneumono/);
      await expect(I.aside).toContainText(/Maximiliane-|Pneumono/);
      await page.waitForFunction(
        () =>
          !document.getAnimations().some(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY),
      );
      found.push([path, await reflowProblems(page)]);
    }
    expect(found.filter(([, problems]) => JSON.stringify(problems) !== '[]')).toEqual([]);
  });
});

/** Runs in the page, before anything else: each name and title as long as its limit, in one word, and HTML that is wider than any page. */
const widen = (): void => {
  const word = 'W'.repeat(40);
  const html = `<p>§</p><table width="9999"><tr><td nowrap width="9999">${word}</td></tr></table><hr width="9999"><pre>${word.repeat(9)}</pre>${'<ul><li><blockquote>'.repeat(40)}deep`;
  const called = /^(nickname|company|companyName|position|title|summary|introduction|name)$/;
  const within = (text: string): unknown => {
    try {
      return /^[[{]/.test(text) ? JSON.parse(text) : undefined;
    } catch {
      return undefined;
    }
  };
  const wider = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => wider(item, key));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([inner, of]) => [inner, wider(of, inner)]));
    if (typeof value !== 'string') return value;
    const held = within(value);
    if (held !== undefined) return JSON.stringify(wider(held, key));
    if (/<\w+[^>]*>/.test(value)) return html;
    return called.test(key) && /\p{Script=Han}/u.test(value) ? word : value;
  };
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const answer = await fetch(input, init);
    // What the house itself is called in its bars is not what others write.
    if (!answer.headers.get('content-type')?.includes('json') || /\/auth\/|\/(tag|dict)/.test(answer.url))
      return answer;
    const body: unknown = await answer.json();
    return Response.json(
      typeof body === 'object' && body && 'data' in body ? { ...body, data: wider(body.data, '') } : body,
    );
  };
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });

  test('no page is wider than the window for a word as long as it may be, nor for wide or deep HTML', async ({
    I,
    page,
    backstage,
  }) => {
    await page.addInitScript(widen);
    await I.goTo('/404');
    await backstage.signInAs('liran');
    const main = page.getByRole('main');
    const wide: string[] = [];
    for (const [path, seen] of [
      ['/people', 'WWWW'],
      ['/community/popular', 'WWWW'],
      [postPath, 'WWWW'],
      ['/community/circle/4001', 'WWWW'],
      ['/search/people/李', 'WWWW'],
      ['/search/company/茶', 'WWWW'],
      ['/community/search/post/茶', 'WWWW'],
      ['/product/3001', 'WWWW'],
      ['/community/system-message', '§'],
      ['/news/60600', 'deep'],
      ['/site/about', 'deep'],
      ['/flash', '§'],
    ] as const) {
      await I.enter(path);
      await expect(main).toContainText(seen);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) wide.push(`${path}: ${over} px`);
    }
    expect(wide).toEqual([]);
  });
});
