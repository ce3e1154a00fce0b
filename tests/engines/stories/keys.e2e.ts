import { expect } from '@playwright/test';
import { test as withTabs } from '../fixtures.ts';
import type { Tab, Target } from '../tab.ts';

/** A person who has keys alone. */
const keysOf = (tab: Tab) => {
  const isAt = async (target: Target): Promise<boolean> => (await tab.see(target)).isFocused;
  const seeFocus = (target: Target) => expect.poll(() => isAt(target)).toBe(true);
  return {
    seeFocus,
    to: async (target: Target, key = 'Tab'): Promise<void> => {
      for (let turn = 0; !(await isAt(target)); turn += 1) {
        if (turn === 90) throw new Error(`90 times ${key} do not lead to ${JSON.stringify(target)}`);
        await tab.key(key);
      }
    },
    /** Whether the focus is within what matches. */
    isIn: (selector: string) =>
      tab.when((given) => (document.activeElement?.closest(given) ?? null) !== null, selector),
  };
};

const test = withTabs.extend<{ keys: ReturnType<typeof keysOf> }>({ keys: async ({ tab }, use) => use(keysOf(tab)) });

test('[R2.2-1 R4.3-1] with keys alone: the skip link, a dialog that keeps the focus and gives it back, a menu, the logout', async ({
  tab,
  words,
  keys,
}) => {
  const opener = { role: 'button', name: words.logIn, within: { role: 'banner' } } as const;
  const dialog = { role: 'dialog', name: words.logIn } as const;
  const method = (name: string) => ({ role: 'tab', name, within: dialog }) as const;
  const close = { role: 'button', name: words.close, within: dialog } as const;
  await tab.goto('/404');
  await tab.see({ role: 'heading', level: 1, name: words.notFound });
  await tab.key('Tab');
  await keys.seeFocus({ role: 'link', name: words.skip });
  await tab.key('Enter');
  await keys.seeFocus({ role: 'main' });

  await keys.to(opener, 'Shift+Tab');
  for (const key of ['Enter', ' ']) {
    await tab.key(key);
    await tab.see(dialog);
    await expect.poll(() => keys.isIn('[role=dialog]')).toBe(true);
    await keys.to({ role: 'tab', selected: true, within: dialog }, 'Shift+Tab');
    await tab.key('End');
    await keys.seeFocus({ ...method(words.password), selected: true });
    await tab.key('ArrowLeft');
    await keys.seeFocus({ ...method(words.sms), selected: true });
    for (const end of [close, method(words.sms), close]) {
      await keys.to(end);
      expect(await keys.isIn('[role=dialog]')).toBe(true);
    }
    // Not around: WebKitGTK says `Unidentified` where Safari says `Tab`, and the dialog stops at its first part.
    await keys.to(method(words.sms), 'Shift+Tab');
    await tab.key('Shift+Tab');
    await expect.poll(() => keys.isIn('[role=dialog]')).toBe(true);
    await tab.key('Escape');
    await tab.seeNo(dialog);
    await keys.seeFocus(opener);
  }

  await tab.signInAs('wangfang');
  const menu = { role: 'menu', name: words.menu } as const;
  const menuButton = { role: 'button', name: words.menu } as const;
  await keys.to(menuButton);
  await tab.key('Enter');
  await keys.seeFocus(menu);
  await tab.key('Escape');
  await keys.seeFocus(menuButton);
  await tab.key('Enter');
  await keys.seeFocus(menu);
  await tab.key('End');
  await expect.poll(async () => (await tab.see(menu)).aria.activedescendant).toMatch(/logOut$/);
  await tab.key('Enter');
  await keys.seeFocus(opener);
});

test('[R1-1] with keys alone: the header, and a list whose entry is opened, left and opened again', async ({
  tab,
  words,
  keys,
  isPhone,
}) => {
  const page = (name: string) => ({ role: 'heading', level: 1, name }) as const;
  await tab.goto('/404');
  await tab.see(page(words.notFound));
  if (isPhone) {
    await keys.to({ role: 'button', name: words.drawer, within: { role: 'banner' } });
    await tab.key('Enter');
  }
  await keys.to({
    role: 'link',
    name: words.companyLibrary,
    within: { role: 'navigation', name: words.mainNavigation },
  });
  await tab.key('Enter');
  await tab.see(page(words.companyLibrary));
  await tab.seeNo({ role: 'dialog' });
  await expect.poll(() => keys.isIn('main')).toBe(true);

  const entry = { role: 'link', within: { role: 'list', name: words.companies }, nth: 1 } as const;
  const { text } = await tab.see(entry);
  for (const again of [false, true]) {
    await keys.to(entry);
    await tab.key('Enter');
    await tab.see(page(text.trim()));
    await expect.poll(() => keys.isIn('main')).toBe(true);
    if (again) break;
    await tab.back();
    await tab.see(page(words.companyLibrary));
    await expect.poll(() => keys.isIn('main')).toBe(true);
  }
});
