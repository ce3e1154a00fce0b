import { expect } from '@playwright/test';
import { eventPath } from '../pages/events.ts';
import { test } from '../pages/fixtures.ts';
import { articlePath } from '../pages/news.ts';
import type { Fault } from '../pages/stage.ts';
import type { Words } from '../pages/words.ts';

// Every page under every fault is proven without a browser (tests/app/page-faults.test.tsx): here a reader presses the button.
const offline = [{ kind: 'offline' }, 'offline'] as const satisfies readonly [Fault, keyof Words];
const html = [{ kind: 'html' }, 'malformed'] as const satisfies readonly [Fault, keyof Words];
const status = [{ kind: 'status', status: 500 }, 'unavailable'] as const satisfies readonly [Fault, keyof Words];

const pagesOfNews = [
  ['/', 'news.page', 'newsFailed', offline],
  [articlePath, 'news.detail', 'articleFailed', html],
  ['/events/', 'activity.page', 'calendarFailed', status],
  [eventPath, 'activity.detail', 'eventsFailed', offline],
] as const;
const pagesOfCompanies = [
  ['/company', 'company.search', 'companyFailed', html],
  ['/company/501', 'company.detail', 'companyFailed', status],
  ['/product/3001', 'company.product', 'productFailed', offline],
] as const;

for (const pages of [pagesOfNews, pagesOfCompanies]) {
  test(`a page such as ${pages[0][0]} that fails says what went wrong, and loads when asked again`, async ({
    I,
    page,
    stage,
    words,
  }) => {
    const main = page.getByRole('main');
    await I.goTo('/404');
    // A visitor would be asked to log in after a few companies.
    await stage.signInAs('liran');
    for (const [path, endpoint, title, [fault, text]] of pages) {
      await stage.fault({ endpoint, ...fault });
      await I.follow(path);
      await expect(page).toHaveURL(path);
      const alert = main.getByRole('alert').filter({ has: page.getByText(words[title], { exact: true }) });
      await expect(alert, path).toContainText(words[text]);
      await expect(I.heading).toHaveCount(1);
      await stage.clearFaults();
      await alert.getByRole('button', { name: words.retry }).click();
      await expect(alert).toHaveCount(0);
      if (path === '/') await expect(I.firstStory).toBeVisible();
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
