import { expect } from '@playwright/test';
import { words } from '../../pages/words.ts';
import { test } from '../fixtures.ts';
import type { Tab } from '../tab.ts';

const { zh, en } = words;

/** Of the document: its language and whether its ground is dark. */
const looks = (tab: Tab) =>
  tab.when(() => {
    const [red = 0] = getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return { language: document.documentElement.lang, isDark: red < 128 };
  }, null);

test('[R1-20] a guest chooses English and the dark theme, which a reload and another tab keep', {
  tag: '@story',
}, async ({ tab, openTab, isPhone }) => {
  const settings = { role: isPhone ? 'dialog' : 'banner' } as const;
  const setting = (name: string) => ({ role: 'button', name, within: settings }) as const;
  const chosen = { language: 'en', isDark: true };
  await tab.goto('/404');
  await tab.see({ role: 'heading', level: 1, name: zh.notFound });
  if (isPhone) await tab.press({ role: 'button', name: zh.drawer, within: { role: 'banner' } });
  await tab.press(setting(zh.otherLanguage));
  await tab.press(setting(en.toDark));
  await tab.see(setting(en.toLight));
  await expect.poll(() => looks(tab)).toEqual(chosen);
  if (isPhone) await tab.key('Escape');
  const heading = { role: 'heading', level: 1, name: en.notFound } as const;
  await tab.see(heading);
  await tab.reload();
  await tab.see(heading);
  expect(await looks(tab)).toEqual(chosen);
  const other = await openTab();
  await other.goto('/404');
  await other.see(heading);
  expect(await looks(other)).toEqual(chosen);
});
