import { expect } from '@playwright/test';
import type { Backstage } from '#services/contract/backstage.ts';
import { test } from '../pages/fixtures.ts';

test('a clock that was put forward stands so on the page that opens next, however soon it opens', async ({
  I,
  page,
  backstage,
}) => {
  const ahead = () =>
    page.evaluate(() => {
      const backstage: Backstage = Reflect.get(window, 'backstage');
      return Math.round((backstage.clock.now() - Date.now()) / 60_000);
    });
  await I.goTo('/404');
  await backstage.ready();
  // The backend's log has its turn only after the page has gone.
  await page.evaluate(() => void navigator.locks.request('shiye.domain', () => new Promise(() => {})));
  await backstage.advance(60 * 60_000);
  await I.reload();
  await backstage.ready();
  expect(await ahead()).toBe(60);
  await I.reload();
  await backstage.ready();
  expect(await ahead()).toBe(60);
});
