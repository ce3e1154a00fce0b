import { expect, type Page } from '@playwright/test';
import { addresses } from '../pages/addresses.ts';
import { violations } from '../pages/axe.ts';
import { test } from '../pages/fixtures.ts';

const looks = [
  { language: 'zh', colorScheme: 'light', width: 1280 },
  { language: 'en', colorScheme: 'dark', width: 1280 },
  { language: 'zh', colorScheme: 'dark', width: 390 },
  { language: 'en', colorScheme: 'light', width: 390 },
] as const;

// Each page in one of the looks, in turn; EVERY_LOOK=1 goes through all pages in all of them.
const everything = Object.values(addresses).flat();
const shareOf = (look: number): readonly string[] =>
  process.env.EVERY_LOOK ? everything : everything.filter((_, index) => index % looks.length === look);

/** The page of this address has come, and nothing on it is a skeleton any more: these alone move for ever. */
const hasCome = (path: string): boolean =>
  decodeURI(location.pathname) === path &&
  document.querySelectorAll('h1').length === 1 &&
  !document.getAnimations().some(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY);

/** What is wider than the page, is cut, lies over its heading, and pictures whose room is not known before they are there. */
const misfits = (): readonly string[] => {
  const wide = document.documentElement.scrollWidth - innerWidth;
  const unsized = [...document.images].filter((image) => {
    const { aspectRatio, position, width } = getComputedStyle(image);
    const hasSize = image.hasAttribute('width') && image.hasAttribute('height');
    return !hasSize && position !== 'absolute' && aspectRatio === 'auto' && width !== '0px';
  });
  const heading = document.querySelector('h1');
  const isShown = heading && heading.getBoundingClientRect().width > 1;
  const words = document.createRange();
  if (heading) words.selectNodeContents(heading);
  const [{ left, top, height } = new DOMRect()] = words.getClientRects();
  const seen = isShown ? document.elementFromPoint(left + 2, top + height / 2) : null;
  // A notice goes again.
  const isOver = seen && !seen.closest('[data-notices]') && !seen.contains(heading) && !heading?.contains(seen);
  const over = isOver ? [`${seen.outerHTML.slice(0, 120)} lies over the heading`] : [];
  const tooWide = wide > 0 ? [`${wide} px too wide`] : [];
  const tabs = document.querySelector('header nav');
  const areCut = innerWidth >= 1280 && tabs && tabs.scrollWidth > tabs.clientWidth;
  return [
    ...tooWide,
    ...(areCut ? ['tabs are cut'] : []),
    ...over,
    ...unsized.map(({ outerHTML }) => outerHTML.slice(0, 120)),
  ];
};

/** 320 px is also what a window of 1280 px shows at 400 %. */
const look = async (page: Page): Promise<object> => {
  const size = page.viewportSize();
  const seen = { axe: await violations(page), misfits: await page.evaluate(misfits) };
  await page.setViewportSize({ width: 320, height: 844 });
  // What depends on the width follows a moment later.
  await page
    .waitForFunction(() => document.documentElement.scrollWidth <= innerWidth, null, { timeout: 3_000 })
    .catch(() => {});
  const narrow = await page.evaluate(misfits);
  if (size) await page.setViewportSize(size);
  return { ...seen, narrow };
};

for (const [index, { language, colorScheme, width }] of looks.entries()) {
  test.describe(`${language}, ${colorScheme}, ${width} px`, () => {
    test.describe.configure({ timeout: process.env.EVERY_LOOK ? 600_000 : 120_000 });
    test.use({ language, colorScheme, viewport: { width, height: 844 } });

    test('every page of the route table is accessible, and no wider than the window, also at 320 px', async ({
      I,
      page,
      stage,
    }) => {
      await I.goTo('/404');
      await stage.signInAs('liran');
      const found: [string, object][] = [];
      const clean = { axe: [], misfits: [], narrow: [] };
      for (const path of shareOf(index)) {
        await I.follow(path);
        await page.waitForFunction(hasCome, path, { timeout: 10_000 }).catch(() => found.push([path, { come: false }]));
        found.push([path, await look(page)]);
      }
      expect(found.filter(([, seen]) => JSON.stringify(seen) !== JSON.stringify(clean))).toEqual([]);
    });
  });
}
