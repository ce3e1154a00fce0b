import { expect, type Locator, type Page } from '@playwright/test';
import { isAll } from '../harness/sampling.ts';
import { audit, reviewedAt, violations } from '../pages/axe.ts';
import type { RemoteBackstage } from '../pages/backstage.ts';
import { storyVariants, test } from '../pages/fixtures.ts';
import { articlePath } from '../pages/news.ts';
import { reflowProblems } from '../pages/reflow.ts';
import { stableBox } from '../pages/stable-box.ts';

/** `part`: the rest is as on other pages. Contrast in the dark is proven for all colours by palette.test.ts. */
async function expectClean(page: Page, where: string, part?: Locator): Promise<void> {
  expect(await violations(page, undefined, part), where).toEqual([]);
  expect(await reflowProblems(page, part), where).toEqual([]);
}

// English words are the longer ones; `npm run test:all` looks at the Chinese ones, too.
for (const { language, tag } of isAll ? storyVariants : [storyVariants[1]]) {
  test.describe(`accessible to everybody (${language})`, { tag }, () => {
    test.use({ language });

    test('dialogs', { tag: '@story' }, async ({ I, page, backstage, words }) => {
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
      const place = await stableBox(I.submit);
      await I.submit.click();
      await I.readInLogin(words.mobileRequired);
      // Its errors had their room.
      expect(await stableBox(I.submit)).toEqual(place);
      await expectClean(page, 'login by SMS, with errors');
      await I.closeLogin();
      await backstage.signInAs('newcomer');
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
  before?: (backstage: RemoteBackstage) => Promise<unknown>,
])[] = [
  ['a guest, who is asked in', '/community/popular', /热门供需/],
  ['nothing is found', '/search/news/zzzz', /没有找到与/],
  ['failed', articlePath, /文章加载失败/, (backstage) => backstage.fault({ endpoint: 'news.detail', kind: 'offline' })],
  [
    'not there yet',
    '/news/60601',
    /正在加载/,
    (backstage) => backstage.fault({ endpoint: 'news.detail', kind: 'hold' }),
  ],
  [
    'a banned member writes',
    '/community/circle/post/create',
    /禁言|不能发布/,
    (backstage) => backstage.signInAs('muted'),
  ],
  ['no messages', '/community/message/list', /还没有/, (backstage) => backstage.signInAs('muted')],
  ['nobody looked', '/people/visitors', /还没有/, (backstage) => backstage.signInAs('muted')],
];

test('accessible to everybody: pages for a guest and a banned member, empty, failed, and before they come', {
  tag: '@wide',
}, async ({ I, page, backstage }) => {
  await I.goTo('/404');
  for (const [state, path, seen, before] of states) {
    await backstage.clearFaults();
    await before?.(backstage);
    await I.enter(path);
    await expect(page).toHaveURL(encodeURI(path));
    await expect(page.getByRole('main')).toContainText(seen);
    await expectClean(page, state, page.getByRole('main'));
  }
});
