import { Effect } from 'effect';
import { describe, expect, test } from 'vitest';
import { envOf } from '#machines/kit/env.ts';
import { loginFrom } from '#machines/session/session-token.ts';
import { memberByMobile } from '#mocks/domain/rules/accounts.ts';
import { issueTokens } from '#mocks/domain/rules/tokens.ts';
import { seedAt } from '#mocks/hosts/make-seed.ts';
import { createBackend } from '#mocks/hosts/node.ts';
import { session } from '#services/contract/session.contract.ts';
import { stored } from '#services/contract/stored.contract.ts';
import { call } from '#services/env.ts';
import { makeStore } from '#services/storage/record-store.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { rounds } from '../harness/sampling.ts';
import { settle } from '../harness/virtual-clock.ts';
import { type Browser, type Tab, userOf } from './sign-up.ts';

const [liran, wangfang] = ['+8613800000001', '+8613800000002'];
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
const start = Date.UTC(2026, 7, 3, 1);
const seed = seedAt(start);

/** What a page believes of a token, in ms: long enough not to be renewed when the page is opened. */
const believedLife = 8 * day;

/** A browser whose store holds a login of this member. `life` of its access token at the backend, in ms. */
const loggedIn = (mobile: string, life = believedLife) => {
  const backend = createBackend({ now: start });
  const browser = openBrowser(backend);
  const { domain } = backend;
  const logIn = (as: string, host = browser.storage.tab()): void => {
    const credentials = issueTokens(domain, { memberId: memberByMobile(domain, as), openid: null }, life);
    const held = loginFrom(credentials, domain.now());
    makeStore(host).save(stored.session, { ...held, expiresAt: held.expiresAt - life + believedLife });
  };
  logIn(mobile);
  const before = domain.events.length;
  const count = (type: string) => domain.events.slice(before).filter((event) => event.type === type).length;
  return { browser, backend, logIn, count };
};

const open = async (browser: Browser, host: Parameters<Browser['openTab']>[1] = {}): Promise<Tab> => {
  const tab = browser.openTab({}, host);
  await tab.visit('/');
  await settle();
  return tab;
};
const tokenOf = ({ at }: Tab): string => at('session').getSnapshot().context.login?.token;
const sessionIn = ({ storage }: Browser) => JSON.parse(storage.values.get(stored.session.key) ?? '{}').value;
const memberInfo = ({ app }: Tab) => Effect.runPromiseExitWith(envOf(app.system))(call(session.memberInfo));

/** Calls that go out, by path. */
const counting = (through: typeof fetch) => {
  const paths: string[] = [];
  const counted: typeof fetch = (input, init) => {
    paths.push(new URL(input instanceof Request ? input.url : input).pathname);
    return through(input, init);
  };
  return { fetch: counted, of: (path: string) => paths.filter((one) => one === path).length };
};

test('[R4.3-6 R4.3-7 R4.3-8] several tabs renew a token that ends once, and all hold the new one', async () => {
  const { browser, count } = loggedIn(liran);
  const tabs: Tab[] = [];
  for (let at = 0; at < rounds(3, 10); at++) tabs.push(await open(browser));
  await browser.advance(believedLife - 900_000);
  expect(count('token.issued')).toBe(0);
  await browser.advance(minute);
  await settle();
  expect(count('token.issued')).toBe(1);
  const { token } = sessionIn(browser);
  expect(tabs.map(tokenOf)).toEqual(tabs.map(() => token));
  expect(tabs.map((tab) => userOf(tab).name)).toEqual(tabs.map(() => '李然'));
});

test('[R4.3-6 R7.1-6] thirty calls that are refused at once: one renewal, and each call is made once more', async () => {
  const { browser, backend, count } = loggedIn(liran, hour);
  const network = counting(backend.fetch);
  const tab = await open(browser, { fetch: network.fetch });
  await browser.advance(hour + 1);
  const before = network.of('/admin/member/info');
  const exits = await Promise.all(Array.from({ length: 30 }, () => memberInfo(tab)));
  expect(exits.map(({ _tag }) => _tag)).toEqual(exits.map(() => 'Success'));
  expect(network.of('/admin/member/info') - before).toBe(60);
  expect(network.of('/auth/token/refresh')).toBe(1);
  expect(count('token.issued')).toBe(1);
});

test('[R4.3-9 R4.3-10] a token that another tab has renewed unheard: the page is to be loaded anew, not the token', async () => {
  const { browser, backend, count } = loggedIn(liran);
  const tab = await open(browser);
  const reloads: string[] = [];
  tab.app.on('reload.wanted', ({ type }) => reloads.push(type));
  await browser.advance(believedLife - 900_000);
  const ours = sessionIn(browser);
  const theirs = { ...ours, token: 'newer', refreshToken: 'newer', expiresAt: backend.clock.now() + 30 * day };
  browser.storage.values.set(stored.session.key, JSON.stringify({ version: 1, value: theirs }));
  await browser.advance(minute);
  expect(reloads).toEqual(['reload.wanted']);
  expect(tokenOf(tab)).toBe(ours.token);

  // Where the page was not loaded anew, the token is adopted without a call.
  await browser.advance(5_000);
  expect([tokenOf(tab), count('token.issued'), reloads.length]).toEqual(['newer', 0, 1]);
});

test('[R4.3-10] a token that is refused is adopted from the tab that has renewed it, without loading anew', async () => {
  const { browser, backend, count } = loggedIn(liran, hour);
  const [tab, other] = [await open(browser), await open(browser)];
  const reloads: string[] = [];
  tab.app.on('reload.wanted', ({ type }) => reloads.push(type));
  await browser.advance(hour + 1);
  expect((await memberInfo(other))._tag).toBe('Success');
  expect((await memberInfo(tab))._tag).toBe('Success');
  await settle();
  expect([tokenOf(tab), count('token.issued'), reloads]).toEqual([tokenOf(other), 1, []]);
  expect(backend.clock.now()).toBe(start + hour + 1);
});

describe('[R4.3-6] a device clock that is wrong costs nobody the login', () => {
  test.each([-day, -hour, hour, day])('by %i ms', async (skew) => {
    const { browser, backend, count } = loggedIn(liran, hour);
    const clock = { ...backend.clock, now: () => backend.clock.now() + skew };
    const [tab, other] = [await open(browser, { clock }), await open(browser)];
    await browser.advance(hour + 1);
    for (const one of [tab, other, tab]) expect((await memberInfo(one))._tag).toBe('Success');
    expect([tokenOf(tab), count('token.issued')]).toEqual([tokenOf(other), 1]);
    await browser.advance(30 * day + hour);
    for (const one of [other, tab]) expect((await memberInfo(one))._tag).toBe('Success');
    expect(tokenOf(tab)).toBe(tokenOf(other));
  });
});

test('[R4.3-2 R4.3-4] a renewal that is answered after the logout logs nobody in again', async () => {
  const { browser, backend } = loggedIn(liran, hour);
  const asleep = await open(browser);
  await browser.advance(hour + 1);
  const held = backend.faults.add({ endpoint: 'session.refreshToken', kind: 'hold' });
  const call = memberInfo(asleep);
  await settle();
  // Another tab logs out, and this one does not hear of it.
  browser.storage.values.set(stored.session.key, JSON.stringify({ version: 1, value: null }));
  backend.faults.release(held);
  expect((await call)._tag).toBe('Failure');
  expect(sessionIn(browser)).toBeNull();
  expect(userOf(asleep).isLogined).toBe(false);
});

test('[R4.3-2] a call that was refused is not made again in the name of who has logged in meanwhile', async () => {
  const { browser, backend, logIn } = loggedIn(liran, hour);
  const network = counting(backend.fetch);
  const tab = await open(browser, { fetch: network.fetch });
  await browser.advance(hour + 1);
  const held = backend.faults.add({ endpoint: 'session.memberInfo', kind: 'hold', times: 1 });
  const call = memberInfo(tab);
  await settle();
  logIn(wangfang);
  await settle();
  const before = network.of('/admin/member/info');
  backend.faults.release(held);
  expect((await call)._tag).toBe('Failure');
  expect(network.of('/admin/member/info')).toBe(before);
  expect(userOf(tab).name).toBe('王芳');
});

test('[R4.3-2] another account takes over in all tabs, though it logs in within the same millisecond', async () => {
  const { browser, logIn } = loggedIn(liran);
  const tabs = [await open(browser), await open(browser)];
  expect(tabs.map((tab) => userOf(tab).name)).toEqual(['李然', '李然']);
  logIn(wangfang);
  await settle();
  await settle();
  expect(tabs.map((tab) => userOf(tab).name)).toEqual(['王芳', '王芳']);
});

test('[R4.3-2] of the member before, nothing is left on the pages, neither on the shown one nor on those to go back to', async () => {
  const { browser, backend, logIn } = loggedIn(liran);
  const [first = '', second = ''] = seed.news.filter(({ isDraft }) => !isDraft).map(({ id }) => id);
  const tab = await open(browser);
  await tab.visit(`/news/${first}`, 'first');
  tab.app.send({ type: 'reaction.press', reaction: { act: 'like', type: 'news', id: first }, on: false });
  await settle();
  await tab.visit(`/news/${second}`, 'second');
  await tab.visit(`/news/${first}`, 'first');
  await settle();
  const pages = ['page-first', 'page-second'].map((id) => tab.at(`${id}/detail`));
  const details = () => pages.map((page) => page.getSnapshot().context.data);
  expect(details()).toMatchObject([{ isLiked: true }, { isLiked: false }]);

  const held = backend.faults.add({ kind: 'hold', endpoint: 'news.detail' });
  logIn(wangfang);
  await settle();
  await settle();
  expect(details()).toEqual([null, null]);
  backend.faults.release(held);
  await settle();
  expect(details()).toMatchObject([{ isLiked: false }, { isLiked: false }]);
});

test('a browser that refuses to keep the renewed token does not cost the login', async () => {
  const { browser, count } = loggedIn(liran, hour);
  const shared = browser.storage.tab();
  const storage = {
    ...shared.storage(),
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  };
  const tab = await open(browser, { store: { ...shared, storage: () => storage } });
  for (let times = 1; times <= 3; times++) {
    await browser.advance(30 * day + 1);
    expect((await memberInfo(tab))._tag).toBe('Success');
    expect(count('token.issued')).toBe(times);
  }
});
