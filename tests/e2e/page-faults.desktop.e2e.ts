import { expect } from '@playwright/test';
import { eventPath } from '../pages/events.ts';
import { test } from '../pages/fixtures.ts';
import { articlePath } from '../pages/news.ts';
import type { Fault } from '../pages/stage.ts';
import type { Words } from '../pages/words.ts';

const faults = [
  [{ kind: 'offline' }, 'offline'],
  [{ kind: 'status', status: 500 }, 'unavailable'],
] as const satisfies readonly (readonly [Fault, keyof Words])[];

const pages = [
  ['the news home', '/', 'news.page', 'newsFailed'],
  ['an article', articlePath, 'news.detail', 'articleFailed'],
  ['the calendar of events', '/events/', 'activity.page', 'calendarFailed'],
  ['an event', eventPath, 'activity.detail', 'eventsFailed'],
  ['the company library', '/company', 'company.search', 'companyFailed'],
  ['a company', '/company/501', 'company.detail', 'companyFailed'],
  ['a product', '/product/3001', 'company.product', 'productFailed'],
] as const;

for (const [name, path, endpoint, title] of pages) {
  test(`${name} says what went wrong, and loads when asked again`, async ({ I, page, stage, words }) => {
    const main = page.getByRole('main');
    await I.goTo('/404');
    // A visitor would be asked to log in after a few companies.
    if (/company|product/.test(path)) await stage.signInAs('liran');
    for (const [fault, text] of faults) {
      await stage.fault({ endpoint, ...fault });
      await I.follow(path);
      await expect(page).toHaveURL(path);
      const alert = main.getByRole('alert').filter({ has: page.getByText(words[title], { exact: true }) });
      await expect(alert, fault.kind).toContainText(words[text]);
      await expect(I.heading).toHaveCount(1);
      await stage.clearFaults();
      await alert.getByRole('button', { name: words.retry }).click();
      if (path === '/') await expect(I.firstStory, fault.kind).toBeVisible();
      await expect(alert).toHaveCount(0);
    }
  });
}

test('an answer that takes long holds its place, and is shown when it comes', async ({ I, page, stage }) => {
  await I.goTo('/404');
  await stage.fault({ endpoint: 'news.detail', kind: 'hold' });
  await I.follow(articlePath);
  await expect(page).toHaveURL(articlePath);
  await expect(I.title).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await stage.release();
  await expect(I.title).toBeVisible();
});

test('without any network the frame and the words still come', async ({ I, page, words }) => {
  await I.goTo('/?scenario=offline');
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText(words.offline);
  await expect(I.heading).toHaveCount(1);
  await expect(I.logInButton).toBeVisible();
  await I.pressLogIn();
  await I.chooseSms();
  await I.requestCode('13900001111');
  await I.readInLogin(words.offline);
});
