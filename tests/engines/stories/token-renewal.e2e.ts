import { expect } from '@playwright/test';
import type { Backstage } from '#services/contract/backstage.ts';
import { test } from '../fixtures.ts';
import type { Tab } from '../tab.ts';

/** The next call with the token is refused as one that has ended, and its renewal waits for a release. */
const endToken = ({ driver }: Tab) =>
  driver.evaluate(() => {
    const backstage: Backstage = Reflect.get(window, 'backstage');
    backstage.fault({ endpoint: 'session.accountState', kind: 'status', status: 401, times: 1 });
    backstage.fault({ endpoint: 'session.refreshToken', kind: 'hold' });
  }, null);

/** Gives how many calls waited, by the faults that are left. */
const release = ({ driver }: Tab) =>
  driver.evaluate(() => {
    const backstage: Backstage = Reflect.get(window, 'backstage');
    const held = backstage.faults().map((fault) => fault.held);
    backstage.clearFaults();
    return held;
  }, null);

const count = ({ driver }: Tab, event: string) =>
  driver.evaluate((wanted) => {
    const backstage: Backstage = Reflect.get(window, 'backstage');
    return backstage.events().filter(({ type }) => type === wanted).length;
  }, event);

test('[R4.3-1 R4.3-2 R4.3-10] two tabs whose token ends renew it once and load with it, and a logout reaches both', async ({
  tab,
  openTab,
  words,
}) => {
  const menu = { role: 'button', name: words.menu } as const;
  const isLiran = (one: Tab) => expect.poll(async () => (await one.see(menu)).description).toBe('李然');
  const logIn = { role: 'button', name: words.logIn, within: { role: 'banner' } } as const;
  await tab.goto('/404');
  await tab.signInAs('liran');
  await isLiran(tab);
  const other = await openTab();
  await other.goto('/404');
  const tabs = [tab, other] as const;
  for (const one of tabs) {
    await isLiran(one);
    await endToken(one);
    await one.press(menu);
  }
  const before = await count(tab, 'token.issued');
  for (const one of tabs) await one.press({ role: 'menuitem', name: '账号设置' });
  await tab.when(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    return [held, pending].every((locks) => locks.some(({ name }) => name === 'shiye.token')) || null;
  }, null);
  const calls = await Promise.all(tabs.map(release));
  expect(calls.toSorted()).toEqual([[0], [1]]);
  for (const one of tabs) {
    await one.see({ role: 'main', text: '138****0001' });
    expect(await count(one, 'token.issued')).toBe(before + 1);
  }
  await other.press(menu);
  await other.press({ role: 'menuitem', name: words.logOut });
  for (const one of tabs) {
    await one.see(logIn);
    await one.reload();
    await one.see(logIn);
    expect(await count(one, 'token.revoked')).toBe(1);
  }
});
