import { expect } from '@playwright/test';
import { test } from '../pages/fixtures.ts';

test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/116.0 Mobile MicroMessenger/8.0.42' });

test('[R7.4-23] inside WeChat each page is handed on with its title, its words and its picture', async ({
  I,
  page,
}) => {
  await page.addInitScript(() => {
    const calls: unknown[] = [];
    const invoke = (name: string, given: object, done: (answer: object) => void): void => {
      calls.push({ name, ...given });
      done({ err_msg: `${name}:ok` });
    };
    Object.assign(window, { calls, WeixinJSBridge: { invoke, on: () => {} } });
  });
  const cardOf = (name: string) =>
    expect.poll(() =>
      page.evaluate((call) => {
        const all: readonly Record<string, string>[] = Reflect.get(window, 'calls');
        const { link = '', title = '', imgUrl = '' } = all.findLast((each) => each.name === call) ?? {};
        return { path: link.replace(/^https?:\/\/[^/]+/, ''), title, hasPicture: /^https?:\/\//.test(imgUrl) };
      }, name),
    );
  await I.goTo('/news/60600');
  const heading = await page.locator('article h1').innerText();
  for (const call of ['updateAppMessageShareData', 'updateTimelineShareData'])
    await cardOf(call).toEqual({ path: '/news/60600', title: heading, hasPicture: true });
  await I.banner.getByRole('link', { name: '人脉' }).click();
  await cardOf('updateAppMessageShareData').toMatchObject({ path: '/people', title: '人脉' });
});
