import { expect } from '@playwright/test';
import { violations } from '../pages/axe.ts';
import { test } from '../pages/fixtures.ts';

const panel = '幕后工具';

test('the panel opens by key and handle beside the page, tells the code to an open dialog, and gives the focus back', {
  tag: '@wide',
}, async ({ I, page, backstage }) => {
  await I.openHome();
  await backstage.ready();
  const tools = page.getByRole('region', { name: panel, exact: true });
  const nav = tools.getByRole('navigation');
  await I.logInButton.focus();
  await page.keyboard.press('F2');
  await expect(nav).toBeVisible();
  const overlap = () =>
    page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      return (box('#root')?.right ?? 0) - (box('[data-tools] nav')?.left ?? 0);
    });
  await expect.poll(overlap).toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('F2');
  await expect(nav).toHaveCount(0);
  await expect(I.logInButton).toBeFocused();
  const handle = tools.getByRole('button', { name: panel, exact: true });
  await handle.click();
  await expect(nav).toBeVisible();

  await I.logInButton.click();
  const dialog = page.getByRole('dialog', { name: '登录' });
  await dialog.getByRole('tab', { name: '短信登录' }).click();
  await dialog.getByLabel('手机号').fill('13911112222');
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  const code = await backstage.code('13911112222');
  await expect(tools.getByRole('button', { name: `复制 ${code}` })).toBeVisible();
  await tools.getByRole('button', { name: '场景', exact: true }).click();
  await tools.getByLabel('按名称或说明查找').fill('empty-news');
  await expect(dialog).toBeVisible();
  await expect(tools.getByLabel('按名称或说明查找')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(nav).toHaveCount(0);
  await expect(dialog).toBeVisible();
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('on a phone a persona signs in, a call is held and released, and a world begins', {
    tag: '@phone',
  }, async ({ I, page, backstage }) => {
    await I.openHome();
    await backstage.ready();
    const tools = page.getByRole('region', { name: 'Backstage', exact: true });
    const press = (name: string) => tools.getByRole('button', { name, exact: true }).click();
    await press('Backstage');
    await press('People');
    await press('Log in as liran');
    await expect(tools.getByText('fresh · liran')).toBeVisible();

    await press('Network');
    await tools.getByLabel('Type', { exact: true }).selectOption('hold');
    await tools.getByLabel('Endpoint (empty for all)').fill('/news/short/news/');
    await press('Add fault');
    await expect(tools.getByText('0 calls held')).toBeVisible();
    await I.follow('/flash');
    await expect(tools.getByText(/[1-9] calls? held/)).toBeVisible();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
    await press('Release all');
    await expect(tools.getByText('The network is normal')).toBeVisible();
    // The button is gone with what it released: the keyboard stays in the panel.
    await expect(tools.locator(':focus')).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();

    await press('Scenarios');
    await tools.getByLabel('Search by name or description').fill('empty-news');
    await tools.getByRole('button', { name: 'empty-news No news and no flashes at all' }).click();
    await expect(tools.getByText('empty-news · not logged in')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});

test('a link to a situation says what is unknown in it, restores the rest, and a copy of it does the same', {
  tag: '@wide',
}, async ({ I, page, backstage, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await I.goTo('/flash?scenario=empty-news&persona=wangfang&fault=slow;ms=5;times=900&fault=boom');
  const tools = page.getByRole('region', { name: panel, exact: true });
  await expect(tools.getByRole('alert')).toContainText('无效的故障“boom”');
  await expect(tools.getByText('empty-news · wangfang')).toBeVisible();
  await backstage.signInAs('liran');
  await expect(tools.getByText('empty-news · liran')).toBeVisible();
  await tools.getByRole('button', { name: '复制当前场景的链接' }).click();
  await expect(tools.getByRole('status')).toHaveText('已复制');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(decodeURIComponent(new URL(link).search)).toBe('?scenario=empty-news&persona=liran&fault=slow;ms=5;times=900');
  await I.goTo(link);
  await expect(I.menuButton).toBeVisible();
  await page.keyboard.press('F2');
  await expect(tools.getByText('empty-news · liran')).toBeVisible();
});

/** Writes down by path and arguments what is called of `window.backstage`; only what reads is done. */
const record = (): void => {
  const reading =
    /^(codes|personas|scenarios|says|situation|link|problems|endpoints|faults|events|tables|rows|watch|journal|previousJournal|.*\.(range|isOn|now))$/;
  const called: (readonly unknown[])[] = [];
  const names: string[] = [];
  const listen = (part: object, path: string): void => {
    for (const [name, inner] of Object.entries(part)) {
      const at = `${path}${name}`;
      if (typeof inner !== 'function') {
        listen(inner, `${at}.`);
        continue;
      }
      names.push(at);
      Reflect.set(part, name, (...given: readonly unknown[]) => {
        called.push([at, ...given]);
        return reading.test(at) ? Reflect.apply(inner, part, given) : '/404';
      });
    }
  };
  listen(Reflect.get(window, 'backstage'), '');
  Object.assign(window, { called, names, open: () => null });
};

/** Tab, button, and the call that it is for. */
const commands: readonly (readonly [tab: string, button: string | RegExp, ...call: readonly unknown[]])[] = [
  ['手机', '扫码', 'wechat.scan'],
  ['手机', '确认（已绑定：李然）', 'wechat.confirm', 'bound'],
  ['手机', '确认（未绑定）', 'wechat.confirm', 'unbound'],
  ['手机', '取消', 'wechat.cancel'],
  ['手机', '让二维码过期', 'wechat.expire'],
  ['人物', '以liran的身份登录', 'signInAs', 'liran'],
  ['人物', '启动', 'others.start'],
  ['人物', '停止', 'others.stop'],
  ['场景', '全部重置', 'reset'],
  ['场景', /^empty-news/, 'scenario', 'empty-news'],
  ['网络', '放行 挂起 news.page', 'release', 'fault-1'],
  ['网络', '移除 挂起 news.page', 'removeFault', 'fault-1'],
  ['网络', '全部放行', 'release'],
  ['网络', '全部清除', 'clearFaults'],
  ['网络', '添加故障', 'fault', { kind: 'slow', endpoint: '/news', ms: 3_000, times: 2 }],
  ['网络', '应用', 'latency.set', { least: 1_000, most: 2_000 }],
  ['网络', '恢复默认', 'latency.set', null],
  ['实时', '断开连接', 'realtime.drop'],
  ['实时', '静默断开', 'realtime.hang'],
  ['实时', '停机', 'realtime.down', 10_000],
  ['实时', '发送', 'realtime.say', 'wangfang', '你好'],
  ['实时', '推送给所有人', 'realtime.push', { type: 'MESSAGE' }],
  ['时钟', '+ 1 分钟', 'clock.advance', 60_000],
  ['日志', '保存 .flow 文件', 'journal'],
  ['日志', '保存（隐去个人信息）', 'journal'],
  ['日志', '保存上次登录或上一页的日志', 'previousJournal'],
  ['日志', '在流程工作室中打开', 'leaveJournal', 'now'],
];

test('the panel reaches everything that window.backstage can do', { tag: ['@wide', '@story'] }, async ({
  I,
  page,
  backstage,
}) => {
  await I.openHome();
  await backstage.fault({ kind: 'hold', endpoint: 'news.page' });
  await page.evaluate((): void => Reflect.get(window, 'backstage').latency.set({ least: 5, most: 10 }));
  await page.evaluate(record);
  await page.keyboard.press('F2');
  const tools = page.getByRole('region', { name: panel, exact: true });
  const choose = (tab: string) => tools.getByRole('button', { name: tab, exact: true }).click();
  await tools.getByRole('button', { name: '复制当前场景的链接' }).click();
  await choose('网络');
  await tools.getByLabel('接口').fill('/news');
  await tools.getByLabel('次数').fill('2');
  await choose('实时');
  await tools.getByLabel('文字').fill('你好');
  for (const tab of ['事件', '数据表']) await choose(tab);
  for (const [tab, name] of commands) {
    await choose(tab);
    const shown = tools.getByRole('region', { name: tab, exact: true });
    await shown.getByRole('button', { name, exact: true }).click();
  }
  await expect(tools.getByRole('alert')).toHaveText('操作失败：浏览器拦截了新标签页，请点击上方的链接打开');
  await expect(tools.getByRole('link', { name: '/404' })).toBeVisible();
  const called: readonly (readonly unknown[])[] = await page.evaluate(() => Reflect.get(window, 'called'));
  const names: readonly string[] = await page.evaluate(() => Reflect.get(window, 'names'));
  const asked = commands.map(([, , ...call]) => call);
  expect(called.filter(([name]) => asked.some(([one]) => one === name))).toEqual(asked);
  // A line is for a program that writes its own frames: nobody does that by hand.
  expect(names.filter((name) => !called.some(([at]) => at === name))).toEqual(['realtime.line']);
});

test('a refused call says why, and nothing typed is lost with its tab or the panel', {
  tag: ['@wide', '@story'],
}, async ({ I, page, backstage }) => {
  await I.openHome();
  await backstage.ready();
  const tools = page.getByRole('region', { name: panel, exact: true });
  const press = (name: string) => tools.getByRole('button', { name, exact: true }).click();
  await page.keyboard.press('F2');
  await press('网络');
  const endpoint = tools.getByLabel('接口');
  await endpoint.fill('nowhere');
  await press('添加故障');
  await expect(tools.getByRole('alert')).toContainText('操作失败：No endpoint nowhere.');
  await press('实时');
  await tools.getByLabel('文字').fill('你好');
  await press('网络');
  await expect(endpoint).toHaveValue('nowhere');
  await endpoint.fill('news.page');
  await press('添加故障');
  await expect(tools.getByRole('status')).toHaveText('已完成');
  await press('关闭幕后');
  await expect(tools.getByRole('navigation')).toHaveCount(0);
  await backstage.clearFaults();
  await page.keyboard.press('F2');
  await expect(tools.getByText('网络一切正常')).toBeVisible();
  await expect(endpoint).toHaveValue('news.page');
  await press('实时');
  await expect(tools.getByLabel('文字')).toHaveValue('你好');
});
