import { expect } from '@playwright/test';
import { test } from '../pages/fixtures.ts';

/** Runs in the page: all HTML that the backend sends begins with a frameset, which takes the place of a body. */
const frameEverything = (): void => {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const answer = await fetch(input, init);
    if (!answer.headers.get('content-type')?.includes('json')) return answer;
    const text = await answer.text();
    const headers = { 'content-type': 'application/json' };
    return new Response(text.replace(/"<p>/g, '"<frameset><frame></frameset><p>※'), { status: answer.status, headers });
  };
};

test.use({ serviceWorkers: 'allow' });

test('[R3-46] an article that begins with a frameset is read like any other', async ({ I, page }) => {
  await page.addInitScript(frameEverything);
  await I.goTo('/404');
  await I.follow('/news/60600');
  await expect(page.getByRole('main').getByRole('paragraph').filter({ hasText: '※' }).first()).toBeVisible();
  await expect(page.locator('frame, frameset')).toHaveCount(0);
});
