import { writeFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import { type Language, type Words, words } from '../pages/words.ts';
import { launchChromium } from './chromium.ts';
import type { Engine, EngineName, Size } from './driver.ts';
import { launchFirefox } from './firefox.ts';
import { type Tab, tabOf } from './tab.ts';
import { launchWebKit } from './webkit.ts';

const launchers = { chromium: launchChromium, firefox: launchFirefox, webkit: launchWebKit };

export interface Options {
  readonly engineName: EngineName;
  readonly size: Size;
  readonly language: Language;
}

interface Fixtures {
  readonly words: Words;
  readonly isPhone: boolean;
  /** Opens one more tab of the same visitor. */
  readonly openTab: () => Promise<Tab>;
  /** The first tab, still empty. */
  readonly tab: Tab;
}

interface WorkerFixtures extends Options {
  readonly engine: Engine;
}

/** A reload cuts off the browser's look for a newer worker of the simulated backend, which nobody waits for. */
const cutOff = /Failed to update a ServiceWorker/;

/** A visitor in front of an engine. An uncaught error fails the test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  size: [
    { width: 1280, height: 800 },
    { option: true, scope: 'worker' },
  ],
  language: ['zh', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName, size, language }, use) => {
      const engine = await launchers[engineName]({ size, locale: language === 'en' ? 'en-US' : 'zh-CN' });
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  words: async ({ language }, use) => use(words[language]),
  isPhone: async ({ size }, use) => use(size.width < 768),
  openTab: async ({ engine, baseURL }, use, info) => {
    const profile = await engine.profile();
    const tabs: Tab[] = [];
    await use(async () => {
      const tab = tabOf(await profile.open(), baseURL ?? '');
      tabs.push(tab);
      return tab;
    });
    if (info.errors.length > 0)
      for (const [n, { driver }] of tabs.entries()) {
        const picture = await driver.picture().catch(() => null);
        if (picture) await writeFile(info.outputPath(`tab-${n + 1}.png`), picture);
      }
    const problems = await Promise.all(tabs.map(({ driver }) => driver.problems().catch(() => [])));
    await profile.close();
    expect(problems.flat().filter((text) => !cutOff.test(text))).toEqual([]);
  },
  tab: async ({ openTab }, use) => use(await openTab()),
});
