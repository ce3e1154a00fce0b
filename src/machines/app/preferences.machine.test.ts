import { expect, test } from 'vitest';
import { stored } from '#services/contract/stored.contract.ts';
import { openBrowser } from '../../../tests/harness/open-browser.ts';
import { settle } from '../../../tests/harness/virtual-clock.ts';
import { selectChosen, selectLanguage } from './preferences.machine.ts';

const languageOf = async (chosen: 'zh' | 'en' | null, browserLanguage: string) => {
  const browser = openBrowser();
  const before = browser.openTab({ browserLanguage: 'zh-CN' });
  if (chosen !== null) before.at('preferences').send({ type: 'preference.choose', chosen: { lang: chosen } });
  await settle();
  before.app.stop();
  expect(browser.storage.values.has(stored.preferences.key)).toBe(chosen !== null);
  const tab = browser.openTab({ browserLanguage });
  await settle();
  return selectLanguage(tab.at('preferences').getSnapshot());
};

test.each([
  ['R1-18', null, 'fr-FR', 'zh'],
  ['R1-18', null, '', 'zh'],
  ['R1-18 R1-20', null, 'zh-TW', 'zh'],
  ['R1-20', null, 'en', 'en'],
  ['R1-20', null, 'en-GB', 'en'],
  ['R1-19', 'zh', 'en-US', 'zh'],
  ['R1-19', 'en', 'zh-CN', 'en'],
] as const)('[%s] chosen %s, in a browser of "%s": the interface speaks %s', async (_, chosen, browser, language) => {
  expect(await languageOf(chosen, browser)).toBe(language);
});

test('[R1-19] what is chosen in one tab is chosen in the others, and after a reload', async () => {
  const browser = openBrowser();
  const [here, there] = [browser.openTab({}), browser.openTab({})];
  await settle();
  here.at('preferences').send({ type: 'preference.choose', chosen: { lang: 'en' } });
  here.at('preferences').send({ type: 'preference.choose', chosen: { theme: 'dark' } });
  await settle();
  const later = browser.openTab({});
  await settle();
  for (const tab of [here, there, later]) {
    const snapshot = tab.at('preferences').getSnapshot();
    expect([selectLanguage(snapshot), selectChosen(snapshot).theme]).toEqual(['en', 'dark']);
  }
});
