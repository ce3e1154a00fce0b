import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { root } from '../../scripts/lib/run.ts';
import { addresses } from '../pages/addresses.ts';
import { misplaced } from '../pages/reflow.ts';
import { test } from './beside.ts';
import { enterPage, switchTo } from './enter-page.ts';
import { keysOfDifferences, reasonsFor } from './layout-reasons.ts';
import { type Measured, measurePage } from './measure-page.ts';
import type { Tab } from './tab.ts';

/** In px. */
const limit = 4;

/** What may add up in a text, as a share of its height: these round the height of each line, to whole px in WebKit. */
const rounding = { chromium: 0, oldest: 0, firefox: 0.005, webkit: 0.02 };

const isAlike = (one: number, other: number, share: number): boolean =>
  Math.abs(one - other) <= Math.max(limit, share * Math.max(Math.abs(one), Math.abs(other)));

const keysOf = (...all: readonly object[]): readonly string[] => [...new Set(all.flatMap(Object.keys))];

const differencesOf = (meant: Measured, found: Measured, share: number): readonly string[] => [
  ...keysOf(meant.boxes, found.boxes).flatMap((key) => {
    const [one, other] = [meant.boxes[key], found.boxes[key]];
    if (!one || !other) return [`${key}: ${one ? 'is missing' : 'is too much'}`];
    // A paragraph is as wide as its letters, or as what is around it.
    const sides = key.startsWith('p ') ? (['y', 'height'] as const) : (['x', 'y', 'width', 'height'] as const);
    return sides
      .filter((side) => !isAlike(one[side], other[side], share))
      .map((side) => `${key}: ${side} ${Math.round(other[side])} for ${Math.round(one[side])}`);
  }),
  ...keysOf(meant.fonts, found.fonts).flatMap((list) => {
    const [one, other] = [meant.fonts[list], found.fonts[list]];
    return one && other && isAlike(one.width, other.width, share)
      ? []
      : [`font ${other?.family} for ${one?.family}: ${list}`];
  }),
  ...found.problems.filter((problem) => !meant.problems.includes(problem)),
];

const measure = async ({ driver }: Tab, persona: string | null, path: string): Promise<Measured> => {
  await driver.evaluate(switchTo, persona);
  await driver.evaluate(enterPage, path);
  const measured = await driver.evaluate(measurePage, null);
  const misfits = await driver.evaluate(misplaced, undefined);
  return { ...measured, problems: [...measured.problems, ...misfits] };
};

const forGuests = [
  '/',
  '/news/60600',
  '/events/80012',
  '/people/1002',
  '/company/501',
  '/community/popular',
  '/community/post/700500',
  '/sso/login',
];
const pages = [
  ...forGuests.map((path) => ({ path, persona: null, name: `${path} of a guest` })),
  ...Object.values(addresses)
    .flat()
    .map((path) => ({ path, persona: 'liran', name: path })),
];

for (const { path, persona, name } of pages)
  test(`${name} stands as in Chromium`, async ({ tabs, isPhone, engineName }) => {
    const size = isPhone ? 'phone' : 'desktop';
    const [meant, found] = await Promise.all([measure(tabs[0], persona, path), measure(tabs[1], persona, path)]);
    const differences = differencesOf(meant, found, rounding[engineName]);
    const reasons = reasonsFor(name, engineName, size);
    const unknown = differences.filter((line) => !reasons.some(({ what }) => what.test(line)));
    const stale = reasons.filter(({ what }) => !differences.some((line) => what.test(line))).map(({ why }) => why);
    if (differences.length > 0) {
      const folder = join(root, '.test', 'engines');
      await mkdir(folder, { recursive: true });
      const [key = ''] = unknown.length > 0 ? keysOfDifferences(unknown) : [];
      for (const [{ driver }, { tops }, engine] of [
        [tabs[0], meant, 'chromium'],
        [tabs[1], found, engineName],
      ] as const) {
        await driver.evaluate((top) => scrollTo(0, top), (tops[key] ?? 0) - 300);
        const file = `${name.replaceAll(/[/ ]/g, '_')}-${size}-${engine === engineName ? engine : `chromium-beside-${engineName}`}.png`;
        await writeFile(join(folder, file), await driver.picture());
      }
    }
    expect(unknown).toEqual([]);
    expect(stale).toEqual([]);
  });
