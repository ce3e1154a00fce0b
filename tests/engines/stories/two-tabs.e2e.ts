import { expect } from '@playwright/test';
import { words as texts } from '../../pages/words.ts';
import { test as base } from '../fixtures.ts';
import { openSite, type Site } from '../real-site.ts';
import type { Tab } from '../tab.ts';

const test = base.extend<{ readonly site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern that nothing else is needed.
  site: async ({}, use, info) => {
    const site = await openSite(info.outputPath('site'), ['locks', 'channels']);
    await use(site);
    await site.close();
  },
});

const { zh, en } = texts;

/** The token that is kept. */
const token = (tab: Tab) =>
  tab.when((): string | null => JSON.parse(localStorage.getItem('shiye.session') ?? '{}').value?.token ?? null, null);

test('[R4.3-2 R4.3-10 R7.5-14] without locks and channels, too, two tabs are one member: draft, message, token, language, theme, logout', async ({
  site,
  tab,
  openTab,
  isPhone,
}) => {
  const box = { role: 'textbox', name: '输入消息' } as const;
  const [conversation, text] = [`${site.origin}/community/message/70001`, '样品寄到哪里'];
  await tab.driver.goto(`${site.origin}/sso/login?ticket=sso-liran`);
  await tab.see({ role: 'button', name: zh.menu });
  const other = await openTab();
  const tabs = [tab, other] as const;
  for (const one of tabs) await one.driver.goto(conversation);
  await other.write(box, text);
  await tab.driver.reload();
  await expect.poll(async () => (await tab.see(box)).value).toBe(text);
  await other.press(box);
  await other.key('Enter');
  for (const one of tabs)
    await one.see({ role: 'article', name: '我说', text: `${text}已发送`, within: { role: 'log', name: '对话' } });
  const history = await fetch(`${site.api}/msg/messages/history?convId=70001&current=1&size=20`, {
    headers: { authorization: `Bearer ${await token(tab)}` },
  });
  expect((await history.text()).split(text).length - 1).toBe(1);

  // A token that ends soon is renewed on entry, and the one to renew it with is good for once.
  const before = await token(tab);
  await tab.driver.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('shiye.session') ?? '{}');
    kept.value.expiresAt = Date.now() + 86_400_000;
    localStorage.setItem('shiye.session', JSON.stringify(kept));
  }, null);
  await Promise.all(tabs.map((one) => one.driver.reload()));
  await expect.poll(() => token(tab)).not.toBe(before);
  for (const one of tabs) {
    await one.driver.goto(`${site.origin}/404`);
    await one.see({ role: 'button', name: zh.menu });
  }

  const settings = { role: isPhone ? 'dialog' : 'banner' } as const;
  await other.show();
  if (isPhone) await other.press({ role: 'button', name: zh.drawer, within: { role: 'banner' } });
  await other.press({ role: 'button', name: zh.otherLanguage, within: settings });
  await other.press({ role: 'button', name: en.toDark, within: settings });
  if (isPhone) await other.key('Escape');
  await tab.see({ role: 'heading', level: 1, name: en.notFound });
  await tab.when(() => getComputedStyle(document.documentElement).colorScheme === 'dark' || null, null);
  await other.press({ role: 'button', name: en.menu });
  await other.press({ role: 'menuitem', name: en.logOut });
  for (const one of tabs) await one.see({ role: 'button', name: en.logIn, within: { role: 'banner' } });
});
