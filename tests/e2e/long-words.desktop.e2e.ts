import { expect } from '@playwright/test';
import { eventPath } from '../pages/events.ts';
import { test } from '../pages/fixtures.ts';
import { articlePath } from '../pages/news.ts';
import { postPath } from '../pages/posts.ts';
import { strained } from '../pages/strain.ts';

/** Runs in the page, before anything else: what people and things are called, by words that no line can end in, and counts of nine digits. */
const lengthen = (): void => {
  const name = 'Maximiliane-AlexandraSchwarzenbergerhausen';
  const title = 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(2);
  const called = /^(nickname|company|position|cnName|enName|tagName|categoryName|authorName|sourceName|city|venue)$/;
  const told = /^(title|introduction|summary|address)$/;
  const counted = /^\w+Count$/;
  const longer = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((item) => longer(item, key));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([inner, of]) => [inner, longer(of, inner)]));
    if (typeof value === 'string' && value !== '' && called.test(key)) return name;
    if (typeof value === 'string' && value !== '' && told.test(key)) return title;
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

  test('no name, title or count is too long for its place', async ({ I, page, stage }) => {
    await page.addInitScript(lengthen);
    await I.goTo('/404');
    await stage.signInAs('liran');
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
      await I.follow(path);
      await expect(page.getByRole('main')).toContainText(/Maximiliane-|Pneumono/);
      await expect(I.aside).toContainText(/Maximiliane-|Pneumono/);
      await page.waitForFunction(
        () =>
          !document.getAnimations().some(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY),
      );
      found.push([path, await strained(page)]);
    }
    expect(found.filter(([, problems]) => JSON.stringify(problems) !== '[]')).toEqual([]);
  });
});
