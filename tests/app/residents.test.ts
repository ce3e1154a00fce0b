import { expect, test } from 'vitest';
import { residentNames, rootName } from '#machines/kit/residents.ts';
import { openBrowser } from '../harness/open-browser.ts';

test('every resident that charts may tell something runs in the app under its name', async () => {
  const tab = openBrowser().openTab();
  await tab.visit('/people', 'people');
  await tab.logIn('liran');
  tab.app.send({ type: 'friend.apply', memberId: '1002', name: '会员' });
  expect([rootName, ...residentNames].filter((name) => !tab.app.system.get(name))).toEqual([]);
});
