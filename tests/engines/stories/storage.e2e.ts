import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';

interface Vanish {
  readonly areTextsGone: boolean;
  readonly areDatabasesGone: boolean;
}

/** Runs in the page: as Safari does after seven days without a visit. */
const vanish = async ({ areTextsGone, areDatabasesGone }: Vanish): Promise<void> => {
  if (areTextsGone) for (const area of [localStorage, sessionStorage]) area.clear();
  if (!areDatabasesGone) return;
  for (const { name = '' } of await indexedDB.databases())
    await new Promise((resolve) => {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = request.onerror = resolve;
    });
};

for (const [what, gone] of [
  ['all', { areTextsGone: true, areDatabasesGone: true }],
  ['records alone', { areTextsGone: true, areDatabasesGone: false }],
  ['databases alone', { areTextsGone: false, areDatabasesGone: true }],
] as const)
  test(`storage that goes under an open page, ${what}: the member goes on, and the next visit is a guest's`, async ({
    tab,
    words,
  }) => {
    await tab.goto('/404');
    await tab.signInAs('liran');
    await tab.see({ role: 'button', name: words.menu });
    await tab.driver.evaluate(vanish, gone);
    await tab.press({ role: 'button', name: words.menu });
    await tab.press({ role: 'menuitem', name: '账号设置' });
    await tab.see({ role: 'main', text: '138****0001' });
    await tab.driver.evaluate(vanish, gone);
    await tab.goto('/404');
    await tab.see({ role: 'button', name: words.logIn, within: { role: 'banner' } });
  });

test.describe('a browser that keeps nothing', () => {
  test.use({ lacks: ['storage'] });

  test('says so, and takes what is typed', async ({ tab, words }) => {
    await tab.goto('/community/post/700496');
    await tab.signInAs('liran');
    await tab.see({ role: 'alert', text: words.storage });
    const box = { role: 'textbox', name: '写评论' } as const;
    await tab.write(box, '请问最小起订量是多少？');
    await tab.press({ role: 'button', name: '发表评论' });
    await tab.see({ role: 'article', text: '请问最小起订量是多少？' });
    await expect.poll(async () => (await tab.see(box)).value).toBe('');
  });
});
