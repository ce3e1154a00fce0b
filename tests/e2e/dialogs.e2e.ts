import { expect, type Locator, type Page } from '@playwright/test';
import { isAll } from '../harness/extent.ts';
import { audit, reviewedAt, violations } from '../pages/axe.ts';
import { tellings, test } from '../pages/fixtures.ts';
import { articlePath } from '../pages/news.ts';
import { settledBox } from '../pages/settled.ts';
import type { Stage } from '../pages/stage.ts';
import { strained } from '../pages/strain.ts';

/** `part`: the rest is as on other pages. Contrast in the dark is proven for all colours by palette.test.ts. */
async function expectClean(page: Page, where: string, part?: Locator): Promise<void> {
  expect(await violations(page, undefined, part), where).toEqual([]);
  expect(await strained(page, part), where).toEqual([]);
}

// English words are the longer ones; `npm run test:all` looks at the Chinese ones, too.
for (const { language, tag } of isAll ? tellings : [tellings[1]]) {
  test.describe(`accessible to everybody (${language})`, { tag }, () => {
    test.use({ language });

    test('dialogs', { tag: '@story' }, async ({ I, page, stage, words }) => {
      await I.goTo('/404');
      await I.pressLogIn();
      await I.methodTab(words.wechat).click();
      await expect(I.loginDialog.getByRole('img', { name: words.wechatCode })).toBeVisible();
      await expectClean(page, 'login by WeChat');
      expect((await audit(page, ['aria-hidden-focus'])).met).toEqual(reviewedAt('dialog'));
      await I.methodTab(words.password).click();
      await expect(I.loginDialog.getByLabel(words.password, { exact: true }).last()).toBeVisible();
      await expectClean(page, 'login by password');
      await I.methodTab(words.sms).click();
      await expect(I.submit).toHaveCount(1);
      const place = await settledBox(I.submit);
      await I.submit.click();
      await I.readInLogin(words.mobileRequired);
      // Its errors had their room.
      expect(await settledBox(I.submit)).toEqual(place);
      await expectClean(page, 'login by SMS, with errors');
      await I.closeLogin();
      await stage.signInAs('newcomer');
      await I.seeProfileDialog();
      await I.next.click();
      await I.readInProfile(words.required(words.name));
      await expectClean(page, 'profile, with errors');
    });
  });
}

/** A page that is not as every-page.desktop.e2e.ts sees it: of another reader, empty, failed, or not there yet. */
const states: readonly (readonly [
  state: string,
  path: string,
  seen: RegExp,
  before?: (stage: Stage) => Promise<unknown>,
])[] = [
  ['a guest, who is asked in', '/community/popular', /热门供需/],
  ['nothing is found', '/search/news/zzzz', /没有找到与/],
  ['failed', articlePath, /文章加载失败/, (stage) => stage.fault({ endpoint: 'news.detail', kind: 'offline' })],
  ['not there yet', '/news/60601', /正在加载/, (stage) => stage.fault({ endpoint: 'news.detail', kind: 'hold' })],
  ['a banned member writes', '/community/circle/post/create', /禁言|不能发布/, (stage) => stage.signInAs('muted')],
  ['no messages', '/community/message/list', /还没有/, (stage) => stage.signInAs('muted')],
  ['nobody looked', '/people/visitors', /还没有/, (stage) => stage.signInAs('muted')],
];

test('accessible to everybody: pages for a guest and a banned member, empty, failed, and before they come', {
  tag: '@wide',
}, async ({ I, page, stage }) => {
  await I.goTo('/404');
  for (const [state, path, seen, before] of states) {
    await stage.clearFaults();
    await before?.(stage);
    await I.follow(path);
    await expect(page).toHaveURL(encodeURI(path));
    await expect(page.getByRole('main')).toContainText(seen);
    await expectClean(page, state, page.getByRole('main'));
  }
});
