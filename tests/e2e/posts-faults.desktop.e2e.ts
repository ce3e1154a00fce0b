import { expect } from '@playwright/test';
import { test } from '../pages/fixtures.ts';
import { circlePath, postPath, postWords, topicPath } from '../pages/posts.ts';
import type { Fault } from '../pages/stage.ts';
import type { Words } from '../pages/words.ts';

const says = postWords.zh;
const faults = [
  [{ kind: 'offline' }, 'offline'],
  [{ kind: 'html' }, 'malformed'],
] as const satisfies readonly (readonly [Fault, keyof Words])[];

const pages = [
  ['a list', '/community/popular', 'post.hot', says.listFailed],
  ['a list whose tag is looked up', '/community/supply', 'basic.tags', says.listFailed],
  ['a post', postPath, 'post.detail', says.postFailed],
  ['a topic', topicPath, 'post.page', says.listFailed],
  ['a circle', circlePath, 'circle.detail', says.circleFailed],
  ['the circles', '/community/circle', 'circle.recommend', says.circleFailed],
] as const;

for (const [name, path, endpoint, title] of pages) {
  test(`${name} of the post site says what went wrong, and loads when asked again`, async ({
    I,
    page,
    stage,
    words,
  }) => {
    const main = page.getByRole('main');
    await I.goTo('/404');
    for (const [fault, text] of faults) {
      await stage.fault({ endpoint, ...fault });
      await I.follow(path);
      await expect(page).toHaveURL(path);
      const alert = main
        .getByRole('alert')
        .filter({ has: page.getByText(title, { exact: true }) })
        .first();
      await expect(alert, fault.kind).toContainText(words[text]);
      await expect(I.heading).toHaveCount(1);
      await stage.clearFaults();
      const count = await main.getByRole('alert').count();
      for (let left = count; left > 0; left -= 1) {
        await main.getByRole('alert').first().getByRole('button', { name: words.retry }).click();
        await expect(main.getByRole('alert')).toHaveCount(left - 1);
      }
      await expect(main.getByRole('article').first(), fault.kind).toBeVisible();
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
