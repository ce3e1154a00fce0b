import { expect, test } from 'vitest';
import { selectForm } from '#machines/registration/supplement.machine.ts';
import { selectIsLimited } from '#machines/session/visits.machine.ts';
import { confirmClosing } from '../harness/confirm-closing.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { settle } from '../harness/virtual-clock.ts';
import { signUp, userOf } from './sign-up.ts';

test('[R2.3-1 R2.3-2 R2.3-3] a login request opens by environment', async () => {
  const authorize = 'https://open.weixin.qq.com/connect/oauth2/authorize?appid=wx1#wechat_redirect';
  const cases = [
    [{ isInWechat: true, isMobile: true, wechatAuthorizeUrl: authorize }, null],
    [{ isMobile: true }, 'sms'],
    [{}, 'wechat'],
  ] as const;
  for (const [input, tag] of cases) {
    const tab = openBrowser().openTab(input);
    await tab.visit('/');
    tab.app.send({ type: 'login.wanted', byTap: true });
    await settle();
    if (tag) expect(tab.at('login').getSnapshot().hasTag(tag)).toBe(true);
    else
      expect(tab.wanted).toEqual([{ type: 'leave.wanted', url: expect.stringContaining('appid=wx1'), newTab: false }]);
  }
});

test('[R4.1-23 R4.3-2] what was typed waits for the member who closed the form, and is forgotten when he logs out', async () => {
  const browser = openBrowser();
  const tab = browser.openTab();
  await tab.visit('/');
  await signUp(browser, tab);
  tab.at('wizard/supplement').send({ type: 'field.change', field: 'nickname', text: '林小满' });
  await browser.advance(1_000);
  confirmClosing(tab.at('wizard/supplement'));
  await browser.advance(61_000);
  expect(userOf(tab).isLogined).toBe(false);

  await signUp(browser, tab);
  expect(selectForm(tab.at('wizard/supplement').getSnapshot()).texts.nickname).toBe('林小满');
  tab.at('session').send({ type: 'session.close' });
  await browser.advance(1_000);
  expect(browser.storage.values.get('shiye.drafts')).not.toContain('林小满');
});

test('[R1-2 R1-3 R4.3-13] what does not exist, or does not come, counts as no visit', async () => {
  const browser = openBrowser();
  const tab = browser.openTab();
  const { domain } = browser.backend;
  const counted = () => {
    const { count, seen } = tab.at('visits').getSnapshot().context.visits;
    return [count, seen];
  };
  for (const path of ['/company/999999', '/product/999999', '/community/post/999999']) await tab.visit(path);
  browser.backend.faults.add({ kind: 'offline', endpoint: 'company.detail' });
  const company = `/company/${domain.seed.companies[0]?.id}`;
  await tab.visit(company);
  expect(counted()).toEqual([0, 0]);
  browser.backend.faults.clear();
  tab.app.send({ type: 'connection.returned' });
  await settle();
  await tab.visit(`/community/post/${domain.seed.posts()[0]?.id}`);
  expect(counted()).toEqual([1, 1]);
});

test('[R1-5 R2.2-10 R2.2-11] the login tip stands over pages of companies and products alone, after a reload too', async () => {
  const browser = openBrowser();
  const tab = browser.openTab();
  const [one, two, three] = browser.backend.domain.seed.companies.map(({ id }) => `/company/${id}`);
  const product = `/product/${browser.backend.domain.seed.products[0]?.id}`;
  const isShown = (at: typeof tab) => selectIsLimited(at.at('visits').getSnapshot());
  for (const path of [one, two, three]) await tab.visit(String(path));
  expect(isShown(tab)).toBe(true);
  await tab.visit('/search/news/%E7%87%95%E9%BA%A6');
  expect(isShown(tab)).toBe(false);
  await tab.visit(product);
  expect(isShown(tab)).toBe(true);

  tab.app.stop();
  const reloaded = browser.openTab();
  await reloaded.visit('/');
  expect(isShown(reloaded)).toBe(false);
  await reloaded.visit('/company');
  expect(isShown(reloaded)).toBe(false);
  await reloaded.visit(String(one));
  expect(isShown(reloaded)).toBe(true);
  reloaded.at('visits').send({ type: 'tip.close' });
  expect(isShown(reloaded)).toBe(false);
});
