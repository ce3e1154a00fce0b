import { expect } from '@playwright/test';
import { test } from '../pages/fixtures.ts';
import { articlePath } from '../pages/news.ts';
import { postWords } from '../pages/posts.ts';

const says = postWords.zh;

// Every page under every fault is proven without a browser (tests/app/page-faults.test.tsx), each page under one in every-page-faults.desktop.e2e.ts.
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

test('without any network the frame and the words still come', { tag: '@story' }, async ({ I, page, words }) => {
  await I.goTo('/?scenario=offline');
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText(words.offline);
  await expect(I.heading).toHaveCount(1);
  await expect(I.logInButton).toBeVisible();
  await I.pressLogIn();
  await I.chooseSms();
  await I.requestCode('13900001111');
  await I.readInLogin(words.offline);
});

test('without any post or circle there is a next step', async ({ I, page }) => {
  await I.goTo('/community/popular?scenario=empty-posts');
  const main = page.getByRole('main');
  await expect(main.getByText(says.empty, { exact: true })).toBeVisible();
  await expect(main.getByRole('button', { name: says.publishTrade })).toHaveAttribute(
    'href',
    '/community/circle/post/create',
  );
  await I.follow('/community/circle');
  await expect(main.getByText(says.noCircles, { exact: true })).toHaveCount(2);
});
