import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';

test('[R4.4-1 R4.4-2 R4.3-1] a member logs in by a code, after the countdown by another, and logs out', async ({
  tab,
  words,
}) => {
  const mobile = '13800000002';
  const dialog = { role: 'dialog', name: words.logIn } as const;
  const button = (name: string | RegExp) => ({ role: 'button', name, within: dialog }) as const;
  await tab.goto('/news');
  await tab.press({ role: 'button', name: words.logIn, within: { role: 'banner' } });
  await tab.press({ role: 'tab', name: words.sms, within: dialog });
  await tab.write({ role: 'textbox', name: words.mobile, within: dialog }, mobile);
  await tab.press(button(words.getCode));
  expect((await tab.see(button(/^\d+ 秒后重新获取$/))).isDisabled).toBe(true);
  await tab.advance(60_000);
  await tab.press(button(words.getCode));
  await tab.see(button(/^\d+ 秒后重新获取$/));
  await tab.write({ role: 'textbox', name: words.code, within: dialog }, await tab.code(mobile));
  await tab.press(button(words.logIn));
  await tab.seeNo(dialog);
  const menu = { role: 'button', name: words.menu } as const;
  await tab.press(menu);
  await tab.press({ role: 'menuitem', name: words.logOut });
  await tab.see({ role: 'button', name: words.logIn, within: { role: 'banner' } });
});
