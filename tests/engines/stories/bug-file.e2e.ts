import { basename } from 'node:path';
import { expect } from '@playwright/test';
import type { Backstage } from '#services/contract/backstage.ts';
import { test } from '../fixtures.ts';

test('a bug is saved as a file, which is opened, and continued in a new tab from the step before it', async ({
  tab,
  openTab,
  words,
  isPhone,
}) => {
  const mobile = '13911112222';
  const dialog = { role: 'dialog', name: words.logIn } as const;
  const field = { role: 'textbox', name: words.mobile, within: dialog } as const;
  const getCode = { role: 'button', name: words.getCode, within: dialog } as const;
  const step = (text: string) => ({ role: 'tabpanel', text, nth: -1 }) as const;
  const failure = { role: 'alert', within: dialog, text: words.offline } as const;
  await tab.goto('/404');
  await tab.driver.evaluate(() => {
    const backstage: Backstage = Reflect.get(window, 'backstage');
    backstage.fault({ endpoint: 'session.sendCode', kind: 'offline' });
  }, null);
  await tab.press({ role: 'button', name: words.logIn, within: { role: 'banner' } });
  await tab.press({ role: 'tab', name: words.sms, within: dialog });
  await tab.write(field, mobile);
  await tab.press(getCode);
  await tab.see(failure);
  const tools = { role: 'region', name: '幕后工具' } as const;
  await tab.key('F2');
  await tab.press({ role: 'button', name: '日志', within: tools });
  const file = await tab.driver.saves(() => tab.press({ role: 'button', name: '保存 .flow 文件', within: tools }));
  expect(basename(file)).toBe('shiye.flow');

  const studio = await openTab();
  await studio.goto('/flows/time');
  await studio.see({ role: 'button', name: '打开 .flow 文件' });
  await studio.driver.choose('input[type=file]', [file]);
  await studio.see({ role: 'heading', level: 1, name: 'shiye.flow' });
  if (isPhone) await studio.press({ role: 'tab', name: '说明' });
  await studio.see(step('offline'));
  await studio.press({ role: 'button', name: '上一次用户操作' });
  await studio.see(step('code.request'));
  await studio.press({ role: 'button', name: '后退一步' });
  await studio.see(step('field.leave'));
  const again = await openTab(async () => {
    await studio.press({ role: 'button', name: '从这里继续' });
    const isBlocked = (await studio.see({ role: 'status', text: '新标签页' })).text.includes('拦截');
    if (isBlocked) await studio.press({ role: 'link', name: '打开应用' });
  });
  expect((await again.see(field)).value).toBe(mobile);
  await again.seeNo(failure);
  await again.press(getCode);
  await again.see({ role: 'status', text: words.codeSent });
});
