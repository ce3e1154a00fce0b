import { expect } from '@playwright/test';
import { test } from '../pages/fixtures.ts';
import { circlePath, postPath, postWords, topicPath } from '../pages/posts.ts';
import type { Fault } from '../pages/stage.ts';
import type { Words } from '../pages/words.ts';

const says = postWords.zh;
// Every page under every fault is proven without a browser (tests/app/page-faults.test.tsx): here a reader presses the button.
const offline = [{ kind: 'offline' }, 'offline'] as const satisfies readonly [Fault, keyof Words];
const html = [{ kind: 'html' }, 'malformed'] as const satisfies readonly [Fault, keyof Words];

const pagesOfPosts = [
  ['/community/popular', 'post.hot', says.listFailed, offline],
  ['/community/supply', 'basic.tags', says.listFailed, html],
  [postPath, 'post.detail', says.postFailed, offline],
] as const;
const pagesOfGroups = [
  [topicPath, 'post.page', says.listFailed, html],
  [circlePath, 'circle.detail', says.circleFailed, offline],
  ['/community/circle', 'circle.recommend', says.circleFailed, html],
] as const;

for (const pages of [pagesOfPosts, pagesOfGroups]) {
  test(`a page such as ${pages[0][0]} that fails says what went wrong, and loads when asked again`, async ({
    I,
    page,
    stage,
    words,
  }) => {
    const main = page.getByRole('main');
    await I.goTo('/404');
    for (const [path, endpoint, title, [fault, text]] of pages) {
      await stage.fault({ endpoint, ...fault });
      await I.follow(path);
      await expect(page).toHaveURL(path);
      const alert = main
        .getByRole('alert')
        .filter({ has: page.getByText(title, { exact: true }) })
        .first();
      await expect(alert, path).toContainText(words[text]);
      await expect(I.heading).toHaveCount(1);
      await stage.clearFaults();
      const count = await main.getByRole('alert').count();
      for (let left = count; left > 0; left -= 1) {
        await main.getByRole('alert').first().getByRole('button', { name: words.retry }).click();
        await expect(main.getByRole('alert')).toHaveCount(left - 1);
      }
      await expect(main.getByRole('article').first(), path).toBeVisible();
      await I.follow('/404');
      await expect(I.heading).toHaveText(words.notFound);
    }
  });
}

test('without any post or circle there is a next step', async ({ I, page }) => {
  await I.goTo('/community/popular?scenario=empty-posts');
  const main = page.getByRole('main');
  await expect(main.getByText(says.empty, { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: says.publish }).last()).toHaveAttribute(
    'href',
    '/community/circle/post/create',
  );
  await I.follow('/community/circle');
  await expect(main.getByText(says.noCircles, { exact: true })).toHaveCount(2);
});
