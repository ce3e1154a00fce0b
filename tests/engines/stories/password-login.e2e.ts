import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';

test('[R4.1-2] a member logs in by a wrong password, then by the right one, and nothing typed is lost', {
  tag: '@story',
}, async ({ tab, words }) => {
  const mobile = '13800000001';
  const wrong = 'Shiye2025';
  const dialog = { role: 'dialog', name: words.logIn } as const;
  const field = (name: string) => ({ role: 'textbox', name, within: dialog }) as const;
  const submit = { role: 'button', name: words.logIn, within: dialog } as const;
  const menu = { role: 'button', name: words.menu } as const;
  await tab.goto('/news');
  await tab.press({ role: 'button', name: words.logIn, within: { role: 'banner' } });
  await tab.press({ role: 'tab', name: words.password, within: dialog });
  await tab.write(field(words.mobile), mobile);
  await tab.write(field('密码'), wrong);
  await tab.press(submit);
  await tab.see({ role: 'alert', within: dialog, text: '账号不存在或密码错误' });
  expect((await tab.see(field(words.mobile))).value).toBe(mobile);
  expect((await tab.see(field('密码'))).value).toBe(wrong);
  await tab.write(field('密码'), 'Shiye2026');
  await tab.press(submit);
  await tab.seeNo(dialog);
  await tab.see(menu);
  await tab.reload();
  await tab.see(menu);
});
