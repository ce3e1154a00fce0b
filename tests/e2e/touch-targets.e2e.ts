import { expect } from '@playwright/test';
import { eventPath } from '../pages/events.ts';
import { test } from '../pages/fixtures.ts';
import { articlePath } from '../pages/news.ts';
import { postPath } from '../pages/posts.ts';
import { smallTouchTargets } from '../pages/touch-targets.ts';

const paths = [
  '/',
  articlePath,
  '/flash',
  '/search/news/新品',
  '/people',
  '/people/1003',
  '/company',
  '/company/501',
  '/events/',
  eventPath,
  '/community/popular',
  postPath,
  '/community/circle/post/create',
  '/community/system-message',
  '/community/edit-info',
  '/community/message/list',
  '/community/message/70001',
];

const withComments: readonly string[] = [eventPath, postPath];

test('on a phone each touch target has 44 px, and none covers another', {
  tag: '@phone',
}, async ({ I, page, backstage }) => {
  await I.goTo('/404');
  await backstage.signInAs('liran');
  for (const path of paths) {
    await I.enter(path);
    await page.waitForFunction(
      (there) =>
        decodeURI(location.pathname) === there &&
        !document.getAnimations().some(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY),
      path,
    );
    if (withComments.includes(path)) {
      await page.locator('#comment').scrollIntoViewIfNeeded();
      await expect(page.locator('#comment article').first()).toBeVisible();
    }
    expect(await page.evaluate(smallTouchTargets), path).toEqual([]);
  }

  await page.evaluate(() => {
    const button = document.createElement('button');
    button.textContent = 'small';
    button.style.cssText = 'position: fixed; inset: 50% auto auto 50%; height: 40px; width: 80px; z-index: 999';
    document.body.append(button);
  });
  expect(await page.evaluate(smallTouchTargets)).toContainEqual(expect.stringMatching(/^80 x 40: <button.* small$/));
});
