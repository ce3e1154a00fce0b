import { expect } from '@playwright/test';
import { isAll } from '../harness/sampling.ts';
import { addresses } from '../pages/addresses.ts';
import { audit, reviewed, reviewedAt, violations } from '../pages/axe.ts';
import { test } from '../pages/fixtures.ts';
import { reflowProblems } from '../pages/reflow.ts';
import { variants } from '../pages/variants.ts';

// Each page in one of the looks, in turn; `npm run test:all` goes through all pages in all of them.
const everything = Object.values(addresses).flat();
const shareOf = (look: number): readonly string[] =>
  isAll ? everything : everything.filter((_, index) => index % variants.length === look);

/** The page of this address has come, and nothing on it is a skeleton any more: these alone move for ever. */
const hasCome = (path: string): boolean =>
  decodeURI(location.pathname) === path &&
  document.querySelectorAll('h1').length === 1 &&
  !document.getAnimations().some(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY);

/** What is seen in Chinese on an English page, and is not said to be: it would be read out, and drawn, as English. */
const unspoken = (): readonly string[] => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let at = texts.nextNode(); at; at = texts.nextNode()) {
    const { nodeValue, parentElement } = at;
    const isChinese = parentElement?.closest<HTMLElement>('[lang]')?.lang.startsWith('zh') ?? false;
    if (isChinese || !/\p{Script=Han}/u.test(nodeValue ?? '')) continue;
    const isDecoration = parentElement?.closest('[aria-hidden=true]') !== null;
    if (!isDecoration && (parentElement?.getBoundingClientRect().width ?? 0) > 1) found.push(String(nodeValue));
  }
  return found;
};

/** What is wider than the page, is cut (the search's own words too), lies over its heading, and pictures whose room is not known before they are there. */
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
  const search = document.querySelector<HTMLInputElement>('header input[placeholder]');
  const pen = document.createElement('canvas').getContext('2d');
  if (search && pen) pen.font = getComputedStyle(search).font;
  // Its words are not seen while something is typed.
  const isAskedInPart = search?.value === '' && pen && pen.measureText(search.placeholder).width > search.clientWidth;
  return [
    ...tooWide,
    ...(areCut ? ['tabs are cut'] : []),
    ...(isAskedInPart ? [`“${search.placeholder}” is cut`] : []),
    ...over,
    ...unsized.map(({ outerHTML }) => outerHTML.slice(0, 120)),
  ];
};

for (const [index, { language, colorScheme, width }] of variants.entries()) {
  test.describe(`${language}, ${colorScheme}, ${width} px`, () => {
    test.use({ language, colorScheme, viewport: { width, height: 844 } });

    test('every page of the route table is accessible, says what is Chinese in it, and is whole in its window, at 400 %, with letters of 200 % and wider spaces', async ({
      I,
      page,
      backstage,
    }) => {
      await I.goTo('/404');
      await backstage.signInAs('liran');
      const found: [string, object][] = [];
      const clean = { axe: [], misfits: [], unspoken: [], reflowProblems: [] };
      for (const path of shareOf(index)) {
        await I.enter(path);
        await expect.poll(() => page.evaluate(hasCome, path), path).toBe(true);
        found.push([
          path,
          {
            axe: await violations(page),
            misfits: await page.evaluate(misfits),
            unspoken: await page.evaluate(unspoken),
            reflowProblems: await reflowProblems(page),
          },
        ]);
      }
      expect(found.filter(([, seen]) => JSON.stringify(seen) !== JSON.stringify(clean))).toEqual([]);
    });
  });
}

test.describe('in the dark, at 390 px', () => {
  test.use({ language: 'en', colorScheme: 'dark', viewport: { width: 390, height: 844 } });

  test('what a person has reviewed for axe is there still; what stands badly is found: each kind is planted once', async ({
    I,
    page,
    backstage,
  }) => {
    await I.goTo('/404');
    await backstage.signInAs('liran');
    const paths = new Set(reviewed.map(({ metAt }) => metAt).filter((metAt) => metAt.startsWith('/')));
    expect(paths.size).toBeGreaterThan(0);
    for (const path of paths) {
      await I.enter(path);
      await page.waitForFunction(hasCome, path);
      const { met } = await audit(page);
      expect(met, path).toEqual(expect.arrayContaining([...reviewedAt(path)]));
    }

    await page.evaluate(() => {
      const plant = (
        style: string,
        ...inner: readonly (readonly [tag: string, words: string, style?: string])[]
      ): void => {
        const box = document.createElement('div');
        box.style.cssText = style;
        for (const [tag, words, own = ''] of inner) {
          const element = document.createElement(tag);
          element.textContent = words;
          element.style.cssText = own;
          if (element instanceof HTMLAnchorElement) element.href = '/';
          box.append(element);
        }
        document.body.append(box);
      };
      plant('height: 1em; overflow: hidden', ['p', 'cut off'], ['p', 'below it']);
      plant('height: 3em; border: 1px solid', ['p', 'one'], ['p', 'two'], ['p', 'outside']);
      plant('height: 2em', ['p', 'lower', 'margin-bottom: -2em !important'], ['p', 'upper']);
      plant('width: 1400px', ['p', 'too wide']);
      plant('position: relative', ['a', 'hidden link'], ['b', '', 'position: absolute; inset: 0; background: red']);
      plant('background: linear-gradient(red, blue)', ['p', 'on a gradient'], ['img', '']);
      const small = 'width: 12px; height: 12px; padding: 0; min-height: 0; margin: 0';
      plant('', ['p', '没有语言']);
      plant('display: flex', ['button', '1', small], ['button', '2', small]);
      const bar = document.createElement('header');
      const search = document.createElement('input');
      search.placeholder = 'asked in part';
      search.style.width = '40px';
      bar.append(search);
      document.body.append(bar);
    });
    const found = (await reflowProblems(page)).join('\n');
    for (const problem of [
      /cut by .*below it/,
      /leaves .*outside/,
      /lies over/,
      /px too wide/,
      /not seen with the focus: .*hidden link/,
    ])
      expect(found).toMatch(problem);
    expect(await page.evaluate(unspoken)).toEqual(['没有语言']);
    // The window has just been made narrow again: the page's own search goes when it knows.
    await expect.poll(() => page.evaluate(misfits)).toContain('“asked in part” is cut');
    const { problems } = await audit(page);
    expect(problems.join('\n')).toMatch(/image-alt: /);
    expect(problems.join('\n')).toMatch(/target-size: <button/);
    expect(problems.join('\n')).toMatch(/undecided, bgGradient, color-contrast: /);
  });
});
