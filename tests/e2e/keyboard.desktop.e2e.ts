import { expect } from '@playwright/test';
import type { Backstage } from '#services/contract/backstage.ts';
import { accountWords, settingPath } from '../pages/account.ts';
import { test as withPages } from '../pages/fixtures.ts';
import { type Keys, keysOf } from '../pages/keys.ts';
import { articlePath } from '../pages/news.ts';
import { notice, waitForNotice } from '../pages/steps.ts';

/** Nothing here uses a mouse: what a person with keys alone needs is reached, seen and said. */
const test = withPages.extend<{ keys: Keys }>({ keys: async ({ page }, use) => use(keysOf(page)) });

test('[R2.4-3 R2.4-6 R4.1-2] with keys alone: the skip link, a search, a login by password that fails first, and the logout', {
  tag: '@story',
}, async ({ I, page, words, keys }) => {
  await I.goTo(articlePath);
  await expect(I.title).toBeVisible();
  await keys.press('Tab');
  await expect(page.getByRole('link', { name: words.skip })).toBeFocused();
  await keys.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await keys.to(I.searchBox(), 'Shift+Tab');
  await keys.type('新品');
  await expect(I.searchBox()).toHaveAttribute('aria-expanded', 'true');
  await expect(I.searchOffers.nth(1)).toBeVisible();
  for (const at of [0, 1]) {
    await keys.press('ArrowDown');
    await expect(I.searchOffers.nth(at)).toHaveAttribute('data-highlighted', '');
  }
  const offered = await I.searchOffers.nth(1).innerText();
  await keys.press('Enter');
  await expect(I.heading).toHaveText(words.resultsFor(offered));
  await waitForNotice(page, 'status', '条结果');
  await expect(I.results.first()).toBeVisible();

  await keys.use(I.logInButton, 'Shift+Tab');
  const dialog = I.loginDialog;
  await expect(dialog).toHaveAttribute('aria-modal', 'true');
  await keys.to(I.methodTab(words.wechat), 'Shift+Tab');
  await keys.press('End');
  await expect(I.methodTab(words.password)).toHaveAttribute('aria-selected', 'true');
  // Around and around: the dialog keeps the focus.
  await keys.to(dialog.getByRole('button', { name: words.close, exact: true }));
  await keys.to(I.methodTab(words.password));
  await keys.write(I.mobile, '13800000002');
  await keys.write(dialog.locator('input[type=password]'), 'Wrong2026');
  await keys.press('Enter');
  await expect(notice(dialog, 'alert', '账号不存在或密码错误')).toBeVisible();
  await keys.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(I.logInButton).toBeFocused();
  await keys.press('Enter');
  await keys.to(I.methodTab(words.wechat), 'Shift+Tab');
  await keys.press('End');
  await expect(I.methodTab(words.password)).toHaveAttribute('aria-selected', 'true');
  await keys.write(I.mobile, '13800000002');
  await keys.write(dialog.locator('input[type=password]'), 'Shiye2026');
  await keys.use(I.submit);
  await I.seeMyName('王芳');
  await keys.use(I.menuButton, 'Shift+Tab');
  await expect(page.getByRole('menu').and(page.locator(':focus-within'))).toBeVisible();
  await keys.press('End');
  await expect(page.getByRole('menuitem', { name: words.logOut })).toHaveAttribute('data-highlighted', '');
  await keys.press('Enter');
  await expect(I.logInButton).toBeFocused();
});

test('[R4.1-11 R4.2-1 R5.3-21 R8.1-4] with keys alone: a WeChat account is bound by a code, with the slider, and the profile is filled in', async ({
  I,
  page,
  words,
  backstage,
  keys,
}) => {
  await I.goTo('/404');
  await keys.use(I.logInButton);
  const dialog = I.loginDialog;
  await expect(dialog.getByRole('img', { name: words.wechatCode })).toBeVisible();
  await page.evaluate(() => {
    const backstage: Backstage = Reflect.get(window, 'backstage');
    backstage.wechat.confirm('unbound');
  });
  await expect(dialog.getByRole('heading', { name: words.bindHeading, exact: true })).toBeVisible();
  await keys.write(I.mobile, '13900010400');
  await keys.use(I.getCode);
  await expect(I.slider).toBeFocused();
  await keys.press('End');
  await I.seeCodeSent();
  await expect(I.code).toBeFocused();
  await keys.type(await backstage.code('13900010400'));
  await keys.use(dialog.getByRole('button', { name: words.bindSubmit, exact: true }));

  await I.seeProfileDialog();
  // The dialog before it has gone to its end, and the focus has come.
  await expect(dialog).toHaveCount(0);
  await expect(I.nameField).toBeFocused();
  // Until the profile is there a press starts nothing.
  await expect(I.next).not.toHaveAttribute('aria-busy', 'true');
  await keys.use(I.next);
  await expect(I.nameField).toBeFocused();
  await expect(I.profileDialog.getByRole('alert').first()).toHaveText(words.required(words.name));
  await expect(I.nameField).toHaveAccessibleDescription(new RegExp(words.required(words.name)));
  await keys.write(I.nameField, '林小满');
  await keys.to(I.gender(words.male).or(I.gender(words.female)));
  await keys.press(' ');
  await keys.to(I.gender(words.female), 'ArrowRight', 3);
  await keys.to(I.companyField);
  await keys.type('茶');
  await expect(page.getByRole('option').first()).toBeVisible();
  await keys.press('ArrowDown');
  await keys.press('Enter');
  await expect(I.companyField).not.toHaveValue('茶');
  await keys.write(I.positionField, '研发');
  await keys.use(I.locationField);
  for (const name of words.region) {
    await keys.to(page.getByRole('option', { name, exact: true }), 'ArrowDown');
    await keys.press('Enter');
  }
  await expect(I.locationField).toHaveText(words.region.join(' / '));
  await expect(I.locationField).toBeFocused();
  await keys.use(I.next);
  await I.seeSaved();

  const { workDialog: work, educationDialog: education, tagsDialog: tags } = I;
  await keys.write(work.getByRole('textbox', { name: words.position }), '研发');
  await keys.write(work.getByRole('combobox', { name: words.company }), '小满茶饮');
  await keys.write(work.getByRole('textbox', { name: words.startTime }), '2020-03');
  await keys.use(work.getByRole('button', { name: words.finish, exact: true }));
  await keys.use(education.getByRole('button', { name: words.skipStep, exact: true }));
  await expect(I.offeredTag).toBeVisible();
  await keys.use(I.offeredTag);
  await keys.use(tags.getByRole('button', { name: words.confirmTags, exact: true }));
  await I.seeNotice(words.tagsSaved);
  await I.seeNoStep();
  await I.seeMyName('林小满');
});

test('[R1-6 R4.5-7 R5.7-4 R7.2-5 R7.2-6 R7.6-9 R7.6-10] with keys alone: a comment, a like and a favourite and their end, a follow, a request to be a friend, and a message', async ({
  I,
  page,
  words,
  backstage,
  keys,
}) => {
  const main = page.getByRole('main');
  await I.goTo('/404');
  await backstage.signInAs('liran');
  await I.follow(articlePath);
  await expect(I.title).toBeVisible();
  for (const [name, on, off] of [
    ['点赞', 'entity.liked', 'entity.unliked'],
    ['收藏', 'entity.kept', 'entity.dropped'],
  ] as const) {
    const button = main.getByRole('button', { name, exact: true });
    await keys.use(button, 'Tab', ' ');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => backstage.count(on)).toBe(1);
    await keys.press('Enter');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => backstage.count(off)).toBe(1);
    await expect(button).toBeFocused();
  }
  const comments = page.locator('#comment');
  await keys.write(comments.getByRole('textbox', { name: '写评论' }), '数据很有参考价值');
  await keys.use(comments.getByRole('button', { name: '发表评论' }));
  await waitForNotice(page, 'status', '正在发表');
  await expect(comments.getByRole('article', { name: '李然' }).getByText('数据很有参考价值')).toBeVisible();
  await keys.use(comments.getByRole('article', { name: '李然' }).getByRole('button', { name: '删除' }));
  const sure = page.getByRole('alertdialog', { name: '删除这条评论？' });
  await keys.use(sure.getByRole('button', { name: '确认删除' }));
  await expect(comments.getByText('数据很有参考价值')).toHaveCount(0);
  await keys.seeFocus();

  await I.follow('/people/1003');
  const follow = main.getByRole('button', { name: words.followButton }).first();
  await keys.use(follow);
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await expect(follow).toBeFocused();
  await keys.use(main.getByRole('button', { name: words.addFriend }));
  const dialog = page.getByRole('dialog', { name: words.friendDialog });
  await keys.write(dialog.getByRole('textbox', { name: words.friendMessage }), '上海展会上见过，想聊聊合作');
  await keys.use(dialog.getByRole('button', { name: words.sendRequest }));
  await waitForNotice(page, 'status', words.requestSent);
  await expect(dialog).toBeHidden();

  await I.follow('/404');
  await keys.use(I.banner.getByRole('button', { name: /私信/ }), 'Shift+Tab');
  const newest = page.getByRole('dialog', { name: '私信' });
  // A Tab before the panel has the focus leads on from the button, and the panel closes behind it.
  await expect(newest.and(page.locator(':focus-within'))).toBeVisible();
  await keys.use(newest.getByRole('link', { name: '王芳', exact: true }));
  const chat = page.getByRole('dialog', { name: '私信' });
  const box = chat.getByRole('textbox', { name: '输入消息' });
  await keys.to(box);
  await keys.type('样品收到了');
  await keys.press('Enter');
  const log = chat.getByRole('log', { name: '对话' });
  await expect(log.getByRole('article', { name: '我说' }).last()).toContainText('样品收到了');
  await expect(log).toHaveAttribute('aria-live', 'polite');
  await expect(box).toBeFocused();
  await keys.press('Escape');
  await expect(chat).toBeHidden();
  await keys.seeFocus();
});

test('[R2.4-8] with keys alone: a panel that opens before its rows leads to the first of them', async ({
  I,
  page,
  backstage,
  keys,
}) => {
  await I.goTo('/404');
  await backstage.fault({ endpoint: 'message.list', kind: 'hold' });
  await backstage.signInAs('liran');
  await keys.use(I.banner.getByRole('button', { name: /私信/ }));
  const panel = page.getByRole('dialog', { name: '私信' });
  await expect(panel).toBeFocused();
  await backstage.release();
  await keys.to(panel.getByRole('link', { name: '王芳', exact: true }), 'Tab', 1);
});

test('[R2.6-9 R7.1-16] with keys alone: a post is published, and an email is bound', { tag: '@story' }, async ({
  I,
  page,
  words,
  backstage,
  keys,
}) => {
  const main = page.getByRole('main');
  await I.goTo('/404');
  await backstage.signInAs('wangfang');
  await I.follow('/community/circle/post/create');
  await keys.to(main.getByRole('radio').first());
  await keys.press(' ');
  await keys.use(main.getByRole('button', { name: '发布', exact: true }));
  await expect(main.getByRole('alert').first()).toBeVisible();
  const title = main.getByRole('textbox', { name: '标题' });
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription(/\S/);
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await keys.write(title, '供应燕麦粉，现货十吨');
  await keys.write(main.getByRole('textbox', { name: '内容' }), '可寄样品');
  await keys.to(main.getByRole('radio', { name: '其他' }));
  await keys.press('ArrowUp');
  await expect(main.getByRole('radio', { name: '展会' })).toBeChecked();
  await keys.to(main.getByRole('button', { name: '发布', exact: true }));
  // A second press within 0.8 s is ignored (R5.7-10).
  await backstage.advance(1_000);
  await keys.press('Enter');
  await expect(page).toHaveURL(/\/community\/post\/\d+$/);
  await waitForNotice(page, 'status', '发布成功');

  const account = accountWords.zh;
  await I.follow(settingPath);
  await keys.use(main.getByRole('button', { name: account.bindEmail, exact: true }));
  const email = main.getByRole('textbox', { name: account.email });
  await expect(email).toBeFocused();
  await keys.type('wangfang@example.com');
  await keys.use(main.getByRole('button', { name: words.getCode }));
  await keys.write(
    main.getByRole('textbox', { name: words.code }),
    await backstage.code('wangfang@example.com'),
    'Shift+Tab',
  );
  await keys.use(main.getByRole('button', { name: account.bind, exact: true }));
  await waitForNotice(page, 'status', account.emailBound);
  await keys.seeFocus();
});

test('with keys alone: a page that failed is tried again, and the focus stays in it', async ({
  I,
  page,
  words,
  backstage,
  keys,
}) => {
  for (const [path, endpoint] of [
    [articlePath, 'news.detail'],
    ['/events/80082', 'activity.detail'],
    ['/company/509', 'company.detail'],
  ] as const) {
    await I.goTo('/404');
    await backstage.fault({ endpoint, kind: 'code', times: 1 });
    await I.follow(path);
    const main = page.getByRole('main');
    const retry = main.getByRole('alert').getByRole('button', { name: words.retry });
    await expect(retry).toBeVisible();
    await backstage.fault({ endpoint, kind: 'hold' });
    await keys.use(retry);
    await expect(main).toBeFocused();
    await backstage.release();
    await expect(main.getByRole('article').first()).toBeVisible();
    await expect(main).toBeFocused();
  }
});

test('a page keeps the focus while its content is loaded and when it has come', async ({ I, page, backstage }) => {
  // No picture is drawn before the page's own view is there, as on a slow machine.
  await page.addInitScript(() => {
    const frame = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (draw) => {
      const wait = (now: number): unknown => (document.querySelector('main h1') ? draw(now) : frame(wait));
      return frame(wait);
    };
  });
  const main = page.getByRole('main');
  for (const [before, path, endpoint] of [
    ['/events/80082', '/events/80012', 'activity.detail'],
    ['/community/circle/4002', '/community/circle/4001', 'circle.detail'],
  ] as const) {
    // Its code is there already: the shape that its own view gives it is the first that is seen.
    await I.goTo(before);
    await expect(main.getByRole('article').first()).toBeVisible();
    await backstage.fault({ endpoint, kind: 'hold' });
    await I.follow(path);
    await expect(main.getByRole('heading', { level: 1, name: '正在加载' })).toBeAttached();
    await expect(main).toBeFocused();
    await backstage.release();
    await expect(main.getByRole('heading', { level: 1, name: '正在加载' })).toHaveCount(0);
    await expect(main).toBeFocused();
  }
});
