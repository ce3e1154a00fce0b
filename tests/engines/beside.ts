import { stopClock } from '../../scripts/flows/library/clock.ts';
import { comeAt, startAt } from './enter-page.ts';
import { test as base } from './fixtures.ts';
import { launch } from './launch.ts';
import { type Tab, tabOf } from './tab.ts';

interface WorkerFixtures {
  /** Chromium, then the engine that is compared with it. */
  readonly tabs: readonly [Tab, Tab];
}

/** Noon in Shanghai, in ms, on a day far ahead: no text depends on when a test runs. */
const noon = Date.UTC(2030, 4, 15, 4);

export const test = base.extend<object, WorkerFixtures>({
  tabs: [
    async ({ engine, engineName, size, language }, use, { project }) => {
      const beside = await launch('chromium', { size, locale: language === 'en' ? 'en-US' : 'zh-CN' });
      const open = async ({ profile, name }: typeof engine): Promise<Tab> => {
        const tab = tabOf(await (await profile()).open(), project.use.baseURL ?? '', name);
        await tab.goto('/404');
        await tab.driver.evaluate(comeAt, noon);
        await tab.reload();
        await tab.driver.evaluate(stopClock, undefined);
        // WebKitGTK makes each Chinese character whole px wide, as no Safari does: letters of whole px are alike.
        await tab.driver.evaluate(startAt, { time: noon, hasWholeLetters: engineName === 'webkit' });
        return tab;
      };
      await use([await open(beside), await open(engine)]);
      await beside.close();
    },
    { scope: 'worker' },
  ],
});
