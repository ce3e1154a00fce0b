import { expect, type Page } from '@playwright/test';
import { type PageTexts, readTexts } from '../drivers/browser/texts.ts';
import { isAll } from '../harness/sampling.ts';
import { audit, reviewedAt } from '../pages/axe.ts';
import { test } from '../pages/fixtures.ts';
import { close, type OverlayCase, ofGuest, ofMember, shut } from '../pages/overlays.ts';
import { reflowProblems } from '../pages/reflow.ts';
import { variants } from '../pages/variants.ts';

/** English words are the longer ones. `npm run test:all` looks at the whole page under it, too, and leaves a picture of each. */
const taken = (member: boolean): readonly (typeof variants)[number][] =>
  isAll ? variants : [variants[member ? 1 : 3]];

const widths = { wide: 1280, narrow: 390 };

/** Runs in what is open: a reader's own colours take its ground and its shadow; a line must say where it ends. */
const hasEdge = (part: Element): boolean => {
  for (let at: Element | null = part; at && !at.matches('[data-part=positioner]'); at = at.parentElement) {
    const { outlineStyle, borderTopStyle } = getComputedStyle(at);
    if (outlineStyle !== 'none' || borderTopStyle !== 'none') return true;
  }
  return false;
};

/** What axe and strain find while this is open. */
const see = async (page: Page, one: OverlayCase, { t }: PageTexts, look: number): Promise<readonly string[]> => {
  const { view, floats, onlyIn, opensIn = onlyIn } = one;
  const width = onlyIn ? widths[onlyIn] : look;
  await page.setViewportSize({ width: opensIn ? widths[opensIn] : width, height: 844 });
  const open = () => one.open({ page, t });
  const overlay = await open();
  await page.setViewportSize({ width, height: 844 });
  await expect(overlay, view).toBeVisible();
  const { problems, met } = await audit(page, undefined, isAll ? undefined : overlay);
  expect(met, view).toEqual(expect.arrayContaining([...reviewedAt(view)]));
  await page.emulateMedia({ forcedColors: 'active' });
  const edges = (await overlay.evaluate(hasEdge)) ? [] : ['no edge in forced colours'];
  await page.emulateMedia({ forcedColors: 'none' });
  if (isAll) await page.screenshot({ path: test.info().outputPath(`${view.replace('/', '-')}.png`) });
  if (floats) await shut(overlay);
  return [...problems, ...edges, ...(await reflowProblems(page, floats ? { open, shut } : overlay, onlyIn))];
};

for (const [who, all] of Object.entries({ liran: ofMember, guest: ofGuest }))
  for (const { language, colorScheme, width } of taken(who !== 'guest'))
    test.describe(`${language}, ${colorScheme}, ${width} px`, () => {
      test.use({ language, colorScheme });

      test(`what is opened over a page is accessible, and whole at 400 %, with letters of 200 % and wider spaces: ${who}`, async ({
        I,
        page,
        backstage,
        words,
      }) => {
        const read = readTexts({ page, words });
        await I.goTo('/404');
        if (who !== 'guest') await backstage.signInAs(who);
        const found: object[] = [];
        let here = '/404';
        for (const one of all) {
          if (one.at !== here) await I.enter(one.at);
          here = one.at;
          await expect(page).toHaveURL(here);
          const problems = await see(page, one, read, width);
          if (problems.length > 0) found.push({ view: one.view, problems });
          if (!one.stays) await close(page);
        }
        expect(found).toEqual([]);
      });
    });
