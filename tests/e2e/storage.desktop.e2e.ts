import { expect, type Page } from '@playwright/test';
import { test } from '../pages/fixtures.ts';
import type { User } from '../pages/user.ts';

const login = async ({ I }: { readonly I: User }): Promise<void> => {
  await I.logInBySms('13800000002');
  await I.seeMyName('王芳');
};

test.use({ serviceWorkers: 'allow' });

test('served by plain HTTP from another host, where browsers give less, the simulated app works', async ({
  I,
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['randomUUID', 'subtle'])
      Object.defineProperty(Crypto.prototype, name, { get: () => undefined });
    for (const name of ['locks', 'serviceWorker', 'storage', 'clipboard'])
      Object.defineProperty(Navigator.prototype, name, { get: () => undefined });
    Object.defineProperty(window, 'caches', { get: () => undefined });
  });
  await I.openHome();
  await login({ I });
  await I.reload();
  await I.seeMyName('王芳');
});

test('a browser that keeps nothing is told of, and all the rest works', { tag: '@story' }, async ({
  I,
  page,
  words,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, { configurable: true, get: refuse });
    IDBFactory.prototype.open = refuse;
    LockManager.prototype.request = async () => refuse();
    Object.defineProperty(window, 'BroadcastChannel', {
      value: class {
        constructor() {
          refuse();
        }
      },
    });
  });
  await I.openHome();
  await login({ I });
  await expect(page.getByRole('alert').filter({ hasText: words.storage }).first()).toBeVisible();
  await I.switchLanguage();
  await expect(page).toHaveTitle('Home · 食业');
});

/** Takes all the room that there is for records, and gives it back. */
const fill = async (page: Page): Promise<() => Promise<void>> => {
  await page.evaluate(() => {
    for (let size = 2 ** 20; size >= 1; ) {
      try {
        localStorage.setItem(`fill-${size}-${localStorage.length}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });
  return () =>
    page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('fill-')) localStorage.removeItem(key);
    });
};

test.describe('a browser that is full', () => {
  test('says so, keeps what is typed and sends what is said; with room again all is stored', async ({
    I,
    page,
    backstage,
    words,
  }) => {
    await I.goTo('/404');
    await backstage.signInAs('liran');
    await I.enter('/community/message/70001');
    const main = page.getByRole('main');
    const box = main.getByRole('textbox', { name: '输入消息' });
    await expect(box).toBeVisible();
    const makeSpace = await fill(page);
    await box.fill('放不下也要发出去');
    await box.press('Enter');
    const ownMessages = main.getByRole('log').getByRole('article', { name: '我说' });
    await expect(ownMessages.last()).toContainText('放不下也要发出去');
    await box.fill('还没有写完');
    await expect(page.getByText(words.storage).first()).toBeVisible();
    const drafts = () => page.evaluate(() => localStorage.getItem('shiye.drafts') ?? '');
    expect(await drafts()).not.toContain('还没有写完');

    await makeSpace();
    await backstage.advance(6_000);
    await expect.poll(drafts).toContain('还没有写完');
    await I.reload();
    await expect(box).toHaveValue('还没有写完');
    await expect(ownMessages.last()).toContainText('放不下也要发出去');
    await expect(ownMessages.filter({ hasText: '放不下也要发出去' })).toHaveCount(1);
  });
});
