import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';

test('[R4.4-1 R4.4-2 R4.3-1 R5.1-4] a member logs in by a code that comes at once, after one of seven digits, and logs out', async ({
  tab,
  words,
}) => {
  const mobile = '13800000002';
  const dialog = { role: 'dialog', name: words.logIn } as const;
  const button = (name: string | RegExp) => ({ role: 'button', name, within: dialog }) as const;
  const code = { role: 'textbox', name: words.code, within: dialog } as const;
  await tab.goto('/news');
  await tab.press({ role: 'button', name: words.logIn, within: { role: 'banner' } });
  await tab.press({ role: 'tab', name: words.sms, within: dialog });
  await tab.write({ role: 'textbox', name: words.mobile, within: dialog }, mobile);
  await tab.press(button(words.getCode));
  expect((await tab.see(button(/^\d+ 秒后重新获取$/))).isDisabled).toBe(true);
  await tab.advance(60_000);
  await tab.press(button(words.getCode));
  await tab.see(button(/^\d+ 秒后重新获取$/));
  await tab.write(code, '123456');
  await tab.type('7');
  await expect.poll(async () => (await tab.see(code)).description).toContain(words.cut(6));
  expect((await tab.see(code)).value).toBe('123456');
  // As the keyboards of phones put in what they offer.
  const sent = await tab.code(mobile);
  await tab.key('Control+a');
  await tab.driver.evaluate(
    (text) => document.execCommand('insertText', false, text),
    ` ${sent.slice(0, 3)} ${sent.slice(3)}\n`,
  );
  await expect.poll(async () => (await tab.see(code)).value).toBe(sent);
  await tab.press(button(words.logIn));
  await tab.seeNo(dialog);
  const menu = { role: 'button', name: words.menu } as const;
  await tab.press(menu);
  await tab.press({ role: 'menuitem', name: words.logOut });
  await tab.see({ role: 'button', name: words.logIn, within: { role: 'banner' } });
});
