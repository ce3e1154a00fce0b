import { expect } from '@playwright/test';
import type { Backstage } from '#services/contract/backstage.ts';
import { test } from '../fixtures.ts';

test('[R4.1-17 R4.1-18 R4.1-19] a WeChat account without a mobile is bound to a member by a code', async ({
  tab,
  words,
}) => {
  const mobile = '13800000002';
  const dialog = { role: 'dialog', name: words.logIn } as const;
  const button = (name: string) => ({ role: 'button', name, within: dialog }) as const;
  const method = { role: 'tab', within: dialog } as const;
  await tab.goto('/404');
  await tab.press({ role: 'button', name: words.logIn, within: { role: 'banner' } });
  await tab.press({ ...method, name: words.wechat });
  await tab.see({ role: 'img', name: words.wechatCode, within: dialog });
  await tab.driver.evaluate(() => {
    const backstage: Backstage = Reflect.get(window, 'backstage');
    backstage.wechat.confirm('unbound');
  }, null);
  await tab.see({ role: 'heading', name: words.bindHeading, within: dialog });
  expect((await tab.look(method)).map(({ text }) => text.trim())).toEqual([words.sms, words.password]);
  await tab.write({ role: 'textbox', name: words.mobile, within: dialog }, mobile);
  await tab.press(button(words.getCode));
  await tab.write({ role: 'textbox', name: words.code, within: dialog }, await tab.code(mobile));
  await tab.press(button(words.bindSubmit));
  await tab.seeNo(dialog);
  for (const again of [false, true]) {
    if (again) await tab.reload();
    await expect.poll(async () => (await tab.see({ role: 'button', name: words.menu })).description).toBe('王芳');
  }
});
