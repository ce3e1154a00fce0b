import { expect } from '@playwright/test';
import { violations } from '../pages/axe.ts';
import { test } from '../pages/fixtures.ts';
import { stableBox } from '../pages/stable-box.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('[R2.2-14 R2.2-15 R2.2-16 R2.2-17 R2.2-19 R2.2-20 R2.2-21 R2.2-25 R2.4-7 R2.4-8 R9-7 R9-10 R5.7-4 R5.7-5] messages over the page', {
  tag: ['@wide', '@story'],
}, async ({ I, page, backstage }) => {
  await I.goTo('/404');
  await backstage.signInAs('liran');
  // An answer would move what is pressed.
  await backstage.stopOthers();
  const dialog = page.getByRole('dialog', { name: '私信' });
  const log = dialog.getByRole('log', { name: '对话' });
  const box = dialog.getByRole('textbox', { name: '输入消息' });

  await test.step('the button opens the newest [R2.2-25 R2.4-8 R9-7]', async () => {
    const button = I.banner.getByRole('button', { name: /私信.*13 条未读/ });
    await button.click();
    const newest = page.getByRole('dialog', { name: '私信' });
    await expect(newest.getByRole('listitem')).toHaveCount(4);
    await expect.poll(async () => (await newest.boundingBox())?.width).toBe(448);
    await page.keyboard.press('Escape');
  });
  await test.step('the menu leads to all [R2.4-7 R2.2-14]', async () => {
    await expect(I.menuButton).toHaveAccessibleDescription('李然');
    await I.menuButton.click();
    await expect(page.getByRole('menuitem')).toHaveText([
      /我的主页/,
      /账号设置/,
      /系统消息.*7/,
      /私信.*13/,
      /退出登录/,
    ]);
    const entry = (name: string) => page.getByRole('menuitem', { name, exact: true });
    await expect(entry('系统消息')).toHaveAccessibleDescription('7 条未读');
    await expect(entry('私信')).toHaveAccessibleDescription('13 条未读');
    await entry('私信').click();
  });
  await test.step('a dialog of its size, with two tabs [R2.2-15 R2.2-16 R2.2-17]', async () => {
    await expect(dialog.getByRole('tab', { name: '未关注' })).toHaveAttribute('aria-selected', 'true');
    const size = async () => {
      const { width = 0, height = 0 } = (await dialog.boundingBox()) ?? {};
      return [Math.round(width), Math.round(height)];
    };
    await expect.poll(size).toEqual([829, 529]);
    await dialog.getByRole('list', { name: '对话列表' }).getByRole('button', { name: '王芳', exact: true }).click();
  });
  await test.step('a template, two lines, sent by Enter [R2.2-19 R2.2-20 R5.7-4 R5.7-5]', async () => {
    await expect(log.getByRole('article', { name: '王芳说' }).last()).toBeVisible();
    await dialog.getByRole('button', { name: '常用语' }).click();
    await dialog.getByRole('button', { name: /想了解一下合作方式/ }).click();
    await expect(box).toHaveValue(/想了解一下合作方式/);
    await box.fill('样品收到了');
    await box.press('Control+Enter');
    await box.pressSequentially('谢谢');
    await expect(box).toHaveValue('样品收到了\n谢谢');
    await box.press('Enter');
    await expect(log.getByRole('article', { name: '我说' }).last()).toContainText('样品收到了\n谢谢已发送');
    const selected = await log.evaluate((element) => {
      const selection = getSelection();
      selection?.selectAllChildren(element);
      const text = String(selection);
      selection?.removeAllRanges();
      return text;
    });
    expect(selected).toContain('样品收到了');
    expect(selected).not.toContain('已发送');
    await expect(box).toBeFocused();
    await expect(box).toHaveValue('');
  });
  await test.step('a picture that comes at the second attempt [R2.2-21 R9-10]', async () => {
    await backstage.fault({ endpoint: '/oss/images', kind: 'offline' });
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      dialog.getByRole('button', { name: '发送图片' }).click(),
    ]);
    await chooser.setFiles({ name: '样品.png', mimeType: 'image/png', buffer: png });
    const again = log.getByRole('button', { name: '李然发的图片 图片加载失败 重试' });
    await again.press('Enter');
    await expect(again).toBeVisible();
    await backstage.clearFaults();
    await again.press('Enter');
    const picture = log.getByRole('button', { name: '李然发的图片', exact: true });
    await expect(picture).toBeFocused();
    expect((await stableBox(picture)).height).toBeLessThanOrEqual(70);
    expect(await violations(page)).toEqual([]);
    await picture.click();
    const viewer = page.getByRole('dialog', { name: '查看图片' });
    await expect(viewer.getByRole('img')).toBeVisible();
    // Keys are heard by the dialog below until the one above has the focus.
    await expect.poll(() => viewer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(box).toBeVisible();
  });
});

test('what is put into the box of a message is undone as what is typed, and the caret stays in sight', {
  tag: ['@wide', '@story'],
}, async ({ I, page, backstage }) => {
  await I.goTo('/404');
  await backstage.signInAs('liran');
  await I.goTo('/community/message/70001');
  const box = page.getByRole('textbox', { name: '输入消息' });
  await box.pressSequentially('样品');
  for (let line = 0; line < 9; line += 1) await box.press('Control+Enter');
  await box.pressSequentially('收到');
  const below = () =>
    box.evaluate(({ scrollHeight, scrollTop, clientHeight }) => Math.round(scrollHeight - scrollTop - clientHeight));
  expect(await below()).toBeLessThan(20);
  await page.getByRole('button', { name: '常用语' }).click();
  await page.getByRole('button', { name: /想了解一下合作方式/ }).click();
  await expect(box).toHaveValue(/^样品\n{9}收到.*想了解一下合作方式/);
  expect(await below()).toBeLessThan(20);
  await box.press('Control+z');
  await expect(box).toHaveValue(`样品${'\n'.repeat(9)}收到`);
  for (let undone = 0; undone < 14; undone += 1) await box.press('Control+z');
  await expect(box).toHaveValue('');
  await box.press('Control+Shift+z');
  await expect(box).toHaveValue(/^样/);
});

test('of copied cells the text goes into the box; a copied picture is sent, and the word on a refused one covers nothing', {
  tag: '@wide',
}, async ({ I, context, page, backstage }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await I.goTo('/404');
  await backstage.signInAs('liran');
  await I.goTo('/community/message/70001');
  const box = page.getByRole('textbox', { name: '输入消息' });
  const paste = async (flavours: Readonly<Record<string, string>>) => {
    await page.evaluate(
      ([cells, picture]) => {
        const held = Object.entries(cells).map(([type, text]) => [type, new Blob([text], { type })]);
        const bytes = Uint8Array.from(atob(picture), (byte) => byte.charCodeAt(0));
        const image = new Blob([bytes], { type: 'image/png' });
        return navigator.clipboard.write([new ClipboardItem({ ...Object.fromEntries(held), 'image/png': image })]);
      },
      [flavours, png.toString('base64')] as const,
    );
    await box.press('Control+v');
  };
  const own = page.getByRole('button', { name: '李然发的图片' });
  await expect(box).toBeVisible();
  const before = await own.count();
  await paste({ 'text/plain': '燕麦\t12.5', 'text/html': '<table><td>燕麦<td>12.5</table>' });
  await expect(box).toHaveValue('燕麦\t12.5');
  await paste({});
  await expect(own).toHaveCount(before + 1);
  await page.setInputFiles('input[type=file]', { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  const notice = await stableBox(page.locator('[data-notices] > div', { hasText: '仅支持' }));
  for (const name of ['常用语', '发送图片']) {
    const { x } = await stableBox(page.getByRole('button', { name }));
    expect(x).toBeGreaterThan(notice.x + notice.width);
  }
});

test('[R4.6-14 R4.6-13] a long conversation: older messages come near its top, nothing jumps, few are in the page', {
  tag: '@wide',
}, async ({ I, page, backstage }) => {
  await I.goTo('/404');
  await backstage.signInAs('liran');
  await I.goTo('/community/message/70002');
  const log = page.getByRole('log', { name: '对话' });
  const messages = log.getByRole('article');
  await expect(messages.last()).toBeVisible();
  const total = () => log.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  /** How far from the window's top the foot of the oldest message is that is in the page; what comes may change its head. */
  const footOfOldest = (fromTop: number) =>
    log.evaluate((element, rest) => {
      element.scrollTop = -(element.scrollHeight - element.clientHeight - rest);
      const oldest = element.querySelector('article:not([data-known])');
      oldest?.setAttribute('data-known', '');
      return oldest?.getBoundingClientRect().bottom ?? 0;
    }, fromTop);
  const footOfKnown = async () => {
    const { y, height } = await stableBox(log.locator('[data-known]'));
    return y + height;
  };
  /** A log is scrolled by whole pixels: what is held in place may be off by the rest. */
  const rest = 1;
  await expect.poll(total).toBeGreaterThan(100);
  let before = await total();
  await footOfOldest(60);
  await expect(page.getByRole('button', { name: '回到最新消息' })).toBeVisible();
  expect(await total()).toBe(before);
  for (let turn = 0; turn < 6; turn++) {
    await footOfOldest(40);
    await expect(messages.first()).toBeVisible();
    await log.evaluate((element) => {
      for (const known of element.querySelectorAll('[data-known]')) known.removeAttribute('data-known');
    });
    const foot = await footOfOldest(5);
    await expect.poll(total).toBeGreaterThan(before + 100);
    before = await total();
    expect(Math.abs((await footOfKnown()) - foot)).toBeLessThanOrEqual(rest);
    expect(await messages.count()).toBeLessThanOrEqual(150);
  }
  await page.getByRole('button', { name: '回到最新消息' }).click();
  await expect.poll(() => log.evaluate(({ scrollTop }) => scrollTop)).toBe(0);

  // What arrives while older messages are read moves nothing either: not by the browser's own anchoring, which is off.
  await I.enter('/community/message/70001');
  await expect(log.getByRole('article', { name: '王芳说' }).last()).toBeVisible();
  await expect(log).toHaveCSS('overflow-anchor', 'none');
  await expect.poll(total).toBeGreaterThan(200);
  const seen = await log.evaluate((element) => {
    element.scrollTop = -120;
    const line = [...element.querySelectorAll('article')].at(-4);
    line?.setAttribute('data-known', '');
    return line?.getBoundingClientRect().bottom ?? 0;
  });
  await expect(page.getByRole('button', { name: '回到最新消息' })).toBeVisible();
  await backstage.say('wangfang', '还有一件事：包装要改成小袋的');
  await expect(messages.last()).toContainText('还有一件事');
  expect(Math.abs((await footOfKnown()) - seen)).toBeLessThanOrEqual(rest);
});

test.describe('en', () => {
  test.use({ language: 'en' });

  test('[R2.2-23 R2.4-8 R2.4-27] on the phone messages are a page, reached from the menu', {
    tag: ['@phone', '@story'],
  }, async ({ I, page, backstage }) => {
    await I.goTo('/404');
    await backstage.signInAs('liran');
    await expect(I.banner.getByRole('link', { name: 'Messages, 13 unread' })).toBeVisible();
    await I.menuButton.click();
    await expect(page.getByRole('menuitem')).toHaveText([
      /My page/,
      /Publish/,
      /Account settings/,
      /System messages.*7/,
      /Messages.*13/,
      /Log out/,
    ]);
    const entry = page.getByRole('menuitem', { name: 'Messages', exact: true });
    await expect(entry).toHaveAccessibleDescription('13 unread');
    await entry.click();
    await expect(page).toHaveURL('/community/message/list');
    await page.getByRole('tab', { name: 'Others' }).click();
    await page.getByRole('link', { name: '王芳', exact: true }).click();
    await expect(page).toHaveURL('/community/message/70001');
    await expect(page.getByRole('log', { name: 'Conversation' }).getByRole('article').last()).toBeVisible();
    // Its head is the only one.
    await expect(I.banner).toHaveCount(0);
    expect((await stableBox(page.getByRole('region', { name: '王芳' }))).y).toBe(0);
    await page.getByRole('textbox', { name: 'Write a message' }).fill('谢谢');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('article', { name: 'You say' }).last()).toContainText('谢谢Sent');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Back to conversations' }).click();
    await expect(page.getByRole('list', { name: 'Conversations' })).toBeVisible();
    await expect(I.banner).toBeVisible();
  });
});

test('[R2.2-16] of two thousand conversations the page holds those that are near, and the last opens', {
  tag: '@phone',
}, async ({ I, page, backstage }) => {
  await page.addInitScript(() => {
    const fetched = window.fetch;
    window.fetch = async (...of) => {
      const answer = await fetched(...of);
      if (!answer.url.includes('/msg/conversation/list')) return answer;
      const { data, ...envelope } = await answer.json();
      const row = data[0];
      const older = Array.from({ length: 2_000 }, (_, at) => ({
        ...row,
        id: `${9_000_000 + at}`,
        createdTime: at,
        lastMessage: { ...row.lastMessage, sentTime: 2_000 - at },
      }));
      return Response.json({ ...envelope, data: [...data, ...older] });
    };
  });
  await I.goTo('/404');
  await backstage.signInAs('liran');
  await I.goTo('/community/message/list');
  const list = page.getByRole('list', { name: '对话列表' });
  const last = list.locator('a[href$="/9001999"]');
  await expect(list.getByRole('listitem').first()).toBeVisible();
  expect(await page.locator('*').count()).toBeLessThan(1_500);
  const toEnd = (list: Element): void => {
    const scrolls = (element: Element | null): Element | null =>
      element && getComputedStyle(element).overflowY !== 'auto' ? scrolls(element.parentElement) : element;
    const box = scrolls(list);
    box?.scrollTo(0, box.scrollHeight);
  };
  // Rows that come near are taller or lower than was guessed, so the end moves.
  await expect
    .poll(async () => {
      await list.evaluate(toEnd);
      return last.isVisible();
    })
    .toBe(true);
  await last.click();
  await expect(page).toHaveURL(/\/community\/message\/9001999$/);
});
