import { expect } from '@playwright/test';
import { eventPath } from '../pages/events.ts';
import { test } from '../pages/fixtures.ts';
import { articlePath } from '../pages/news.ts';
import { postPath } from '../pages/posts.ts';

/** Runs in the page, before anything else: what members and companies wrote ends by turning the direction. */
const turn = (): void => {
  const written = /(name|company|position|leader|title|city|venue|content|introduction|message|degree|major|school)$/i;
  const turned = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((item) => turned(item, key));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([inner, of]) => [inner, turned(of, inner)]));
    return typeof value === 'string' && written.test(key) && /\p{Script=Han}$/u.test(value) ? `${value}\u202e` : value;
  };
  const { parse } = JSON;
  JSON.parse = (text, revive) => {
    const value = parse(text, revive);
    return typeof value?.code === 'number' && 'data' in value ? { ...value, data: turned(value.data) } : value;
  };
};

/** Runs in the page: texts that turn what stands behind them in the same line, title or accessible name. */
const turning = (): readonly string[] => {
  const goesOn = (text: string) => /\u202e.*\S/.test(text.replace(/\u2068[^\u2069]*\u2069/g, '-'));
  /** The lines of an element: what is isolated in them is one sign, and a block stands between two. */
  const linesOf = (element: Element): string =>
    [...element.childNodes]
      .map((child) => {
        if (!(child instanceof Element)) return child.nodeValue ?? '';
        const { display, unicodeBidi } = getComputedStyle(child);
        if (display !== 'inline' && display !== 'contents') return display.startsWith('inline') ? '-' : '\n';
        return unicodeBidi === 'normal' ? linesOf(child) : '-';
      })
      .join('');
  const names = ['aria-label', 'title', 'alt'];
  const texts = [...document.body.querySelectorAll('*')].flatMap((element) => [
    linesOf(element),
    ...names.map((name) => element.getAttribute(name) ?? ''),
  ]);
  return [...new Set([document.title, ...texts].flatMap((text) => text.split('\n')).filter(goesOn))];
};

for (const language of ['zh', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('what members wrote turns the direction of nothing beside it', async ({ I, page, backstage }) => {
      await page.addInitScript(turn);
      await I.goTo('/404');
      await backstage.signInAs('liran');
      const found: [string, readonly string[]][] = [];
      for (const path of [
        '/',
        articlePath,
        '/people',
        '/people/1001',
        '/people/1002',
        '/company',
        '/company/501',
        '/product/3001',
        '/events/',
        eventPath,
        '/community/popular',
        postPath,
        '/community/circle/4001',
        '/community/topic/5001',
        '/community/message/70001',
        '/search/people/茶',
      ]) {
        await I.enter(path);
        await expect(page.getByRole('main')).toContainText('\u202e');
        found.push([path, await page.evaluate(turning)]);
      }
      expect(found.filter(([, texts]) => texts.length > 0)).toEqual([]);
    });
  });
}
