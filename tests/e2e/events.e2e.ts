import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from '../pages/fixtures.ts';
import { keysOf } from '../pages/keys.ts';
import { notice } from '../pages/steps.ts';

test('[R0-2 R2.6-70 R2.5-14 R2.6-73] the events site: the calendar leads to an event, and hot ones stand beside it', async ({
  I,
  page,
  words,
}) => {
  await I.goTo('/events/');
  await I.seeEventsHome();
  const hot = I.aside.getByRole('region', { name: words.hotActivities });
  await expect(hot.getByRole('listitem')).toHaveCount(5);
  await I.openFirstEvent();
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/events\/\d+$/);
  await expect(I.heading).toHaveCount(1);
  const link = hot.getByRole('link').nth(1);
  const name = (await link.innerText()).trim();
  await link.click();
  await expect(I.eventTitle).toHaveText(name);
  await page.goBack();
  await page.goBack();
  await expect(I.calendar.getByRole('article').first()).toBeVisible();
});

test('[R2.6-68 R2.6-72 R2.6-76] lists by category and organiser, narrowed by time and price', {
  tag: '@phone',
}, async ({ I, page, words }) => {
  await I.goTo('/events/');
  await page.getByRole('main').getByRole('link', { name: '论坛', exact: true }).click();
  await expect(page).toHaveURL('/events/forum');
  await expect(I.heading).toHaveText('论坛');
  const rows = I.eventList.getByRole('article');
  await expect(rows.first()).toBeVisible();
  await expect(rows.filter({ hasNotText: '论坛' })).toHaveCount(0);

  await I.eventFilter(words.past).click();
  await expect(I.eventFilter(words.past)).toHaveAttribute('aria-pressed', 'true');
  await expect(rows.first()).toContainText(words.past);
  await expect(rows.filter({ hasNotText: words.past })).toHaveCount(0);
  for (const isFree of [true, false]) {
    await I.eventFilter(words.freeOnly).click();
    await expect(I.eventFilter(words.freeOnly)).toHaveAttribute('aria-pressed', `${isFree}`);
  }
  await I.goTo('/events/source/3203');
  await expect(I.heading).toHaveText('味觉实验室的活动');
  await expect(rows.first()).toBeVisible();
  await I.goTo('/events/tasting?city=%E7%81%AB%E6%98%9F');
  await expect(page.getByText(words.noEvents, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: words.clearFilters }).click();
  await expect(rows.first()).toBeVisible();
});

test('[R2.6-69 R2.6-74 R8.5-13] an event under its category: facts, by keys alone a calendar file and a code to share, and data for machines', {
  tag: ['@wide', '@story'],
}, async ({ I, page, words, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await I.goTo('/events/trade-show/80012');
  await expect(I.eventTitle).toBeVisible();
  const title = await I.eventTitle.innerText();
  await expect(page).toHaveTitle(`${title} · 食业`);
  const keys = keysOf(page);
  await keys.to(page.getByRole('link', { name: words.addToCalendar }));
  const [download] = await Promise.all([page.waitForEvent('download'), keys.press('Enter')]);
  expect(download.suggestedFilename()).toBe(`${title}.ics`);
  const ics = await readFile(await download.path(), 'utf8');
  expect(ics.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
  const share = page.getByRole('main').getByRole('button', { name: words.share, exact: true });
  await keys.use(share);
  await expect(page.getByRole('img', { name: words.pageCode })).toBeVisible();
  await keys.use(page.getByRole('button', { name: words.copyLink }));
  await expect(notice(page, 'status', words.copied).first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/events\/80012$/);
  await keys.press('Escape');
  await expect(share).toBeFocused();
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({ '@context': 'https://schema.org', '@type': 'Event', name: title });
});
