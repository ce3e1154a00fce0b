import { cpSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { type EngineName, engines } from '../../scripts/lib/engines.ts';
import { listenAnywhere } from '../../scripts/lib/port.ts';
import { root } from '../../scripts/lib/run.ts';
import { createStaticServer } from '../../scripts/lib/static-server.ts';
import { type Language, type Words, words } from '../pages/words.ts';
import type { Engine, Size } from './driver.ts';
import { type Lack, takeFrom } from './lacking.ts';
import { launch } from './launch.ts';
import { type Tab, tabOf } from './tab.ts';

export interface Options {
  readonly engineName: EngineName;
  readonly size: Size;
  readonly language: Language;
}

interface Fixtures {
  /** What the browser is to lack. */
  readonly lacks: readonly Lack[];
  readonly words: Words;
  readonly isPhone: boolean;
  /** Opens one more tab of the same visitor, or gives the one that a page opens because of what is done. */
  readonly openTab: (act?: () => Promise<void>) => Promise<Tab>;
  /** The first tab, still empty. */
  readonly tab: Tab;
}

interface WorkerFixtures extends Options {
  readonly engine: Engine;
}

/**
 * What browsers say of requests that find no network or that the simulated backend breaks off, and of those, as of the
 * look for a newer worker, that a reload cuts off.
 */
const cutOff =
  /Failed to update a ServiceWorker|A ServiceWorker (passed an Error Response|intercepted the request and encountered)|CORS request did not succeed/;

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
      const engine = await launch(engineName, { size, locale: language === 'en' ? 'en-US' : 'zh-CN' });
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  lacks: [[], { option: true }],
  baseURL: async ({ baseURL, lacks }, use, info) => {
    if (lacks.length === 0) return use(baseURL);
    const folder = info.outputPath('site');
    cpSync(resolve(root, process.env.DIST ?? 'dist'), folder, { recursive: true });
    takeFrom(folder, lacks);
    const server = createStaticServer(folder);
    await use(`http://localhost:${await listenAnywhere(server)}`);
    server.close();
  },
  words: async ({ language }, use) => use(words[language]),
  isPhone: async ({ size }, use) => use(size.width < 768),
  openTab: async ({ engine, baseURL }, use, info) => {
    const profile = await engine.profile();
    const tabs: Tab[] = [];
    await use(async (act) => {
      const tab = tabOf(await profile.open(act), baseURL ?? '', `${engines[engine.name].label} ${engine.version}`);
      tabs.push(tab);
      return tab;
    });
    if (info.errors.length > 0)
      for (const [n, { driver }] of tabs.entries()) {
        const picture = await driver.picture().catch(() => null);
        if (picture) await writeFile(info.outputPath(`tab-${n + 1}.png`), picture);
      }
    const problems = await Promise.all(tabs.map(({ driver }) => driver.problems().catch(() => [])));
    // One that died cannot be closed.
    await profile.close().catch(() => {});
    expect(problems.flat().filter((text) => !cutOff.test(text))).toEqual([]);
  },
  tab: async ({ openTab }, use) => use(await openTab()),
});
