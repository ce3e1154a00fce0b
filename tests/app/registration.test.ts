import { expect, test } from 'vitest';
import { desktop } from '../harness/browser.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { settle } from '../harness/virtual-clock.ts';
import { addWork, fillProfile, register, signUp, type Tab, userOf } from './sign-up.ts';

test('[R4.2-1 R4.2-23 R4.2-24 R6-5] a guest registers through all steps, with a reload in between, and is led back', async () => {
  const browser = openBrowser();
  let tab = browser.openTab();
  await tab.visit('/community/message/list');
  await signUp(browser, tab);
  await fillProfile(browser, tab);
  await addWork(browser, tab, 'entry.add');
  tab.at('wizard/workHistory').send({ type: 'field.change', field: 'position', text: '总监' });
  await browser.advance(1_000);
  tab.app.stop();

  const recorded: string[] = [];
  const watched: typeof fetch = (input, init) => {
    const request = new Request(input, init);
    recorded.push(new URL(request.url).pathname);
    return browser.backend.fetch(request);
  };
  tab = browser.openTab({}, { fetch: watched });
  await tab.visit('/community/?redirect=%2Fcommunity%2Fmessage%2Flist');
  await settle();
  expect(tab.app.getSnapshot().value).toMatchObject({ auth: 'completing' });
  const again = tab.at('wizard/workHistory');
  expect(again.getSnapshot().context.typed.texts).toEqual({ position: '总监' });
  again.send({ type: 'step.skip' });
  await browser.advance(1_000);
  tab.at('wizard/educationHistory').send({ type: 'step.skip' });
  await browser.advance(1_000);
  const tags = tab.at('wizard/industryTags');
  tags.send({ type: 'tag.choose', id: 301, name: '乳制品' });
  recorded.length = 0;
  tags.send({ type: 'tags.confirm' });
  await browser.advance(1_000);
  expect(tab.app.getSnapshot().value).toMatchObject({ auth: 'closed', user: { known: 'member' } });
  expect(recorded.slice(recorded.indexOf('/admin/member/industry-tag'))).toContain('/admin/member/info');
  expect(userOf(tab)).toMatchObject({ isRegistered: true, name: '林小满' });
  expect(tab.wanted.at(-1)).toEqual({ type: 'navigation.wanted', to: '/community/message/list', replace: true });

  await browser.advance(1_000);
  tab.app.stop();
  const last = browser.openTab();
  await last.visit('/');
  await settle();
  expect(last.app.getSnapshot().value).toMatchObject({ auth: 'closed', user: { known: 'member' } });
});

test('[R4.2-1] whose login ends in the middle of the wizard goes on there after he has logged in again', async () => {
  const browser = openBrowser();
  const tab = browser.openTab();
  await tab.visit('/');
  await signUp(browser, tab);
  await fillProfile(browser, tab);
  await addWork(browser, tab, 'entry.finish');
  tab.at('wizard/educationHistory').send({ type: 'field.change', field: 'school', text: '江南大学' });
  await browser.advance(1_000);
  tab.at('session').send({ type: 'session.expired', key: 'failure:expired' });
  await browser.advance(60_000);
  expect(tab.app.getSnapshot().value).toMatchObject({ auth: 'closed', user: { known: 'guest' } });

  await signUp(browser, tab);
  expect(tab.app.getSnapshot().value).toMatchObject({ auth: 'completing', user: { known: 'member' } });
  expect(tab.at('wizard/educationHistory').getSnapshot().context.typed.texts).toEqual({ school: '江南大学' });
});

const partner = 'https://partner.test/fair';
const from = async (query: string) => {
  const browser = openBrowser();
  const tab = browser.openTab({ nextOrigins: [...desktop.nextOrigins, 'https://partner.test'] });
  await tab.visit(`/?${query}`);
  await signUp(browser, tab);
  await register(browser, tab);
  return { browser, tab };
};

test('[R4.2-24] after finishing, the redirect counts and not the nextUrl', async () => {
  const { tab } = await from(`redirect=%2Fnews%2F1&nextUrl=${encodeURIComponent(partner)}`);
  expect(tab.wanted).toEqual([{ type: 'navigation.wanted', to: '/news/1', replace: true }]);
});

test('[R4.2-25] after finishing with nextUrl alone, it opens in the same tab', async () => {
  const { tab } = await from(`nextUrl=${encodeURIComponent(partner)}`);
  expect(tab.wanted).toEqual([{ type: 'leave.wanted', url: partner, newTab: false }]);
});

test('[R4.2-26] after finishing with nextUrl and newTab, it opens in a new tab after 500 ms', async () => {
  const { browser, tab } = await from(`newTab&nextUrl=${encodeURIComponent(partner)}`);
  expect(tab.app.getSnapshot().value).toMatchObject({ auth: 'openingTab' });
  await browser.advance(499);
  expect(tab.wanted.filter(({ type }) => type === 'leave.wanted')).toEqual([]);
  await browser.advance(1);
  expect(tab.wanted.at(-1)).toEqual({ type: 'leave.wanted', url: partner, newTab: true });
});

test('[R4.1-9] after a login that needs nothing more, nextUrl opens in the same tab', async () => {
  const tab = openBrowser().openTab({ nextOrigins: [...desktop.nextOrigins, 'https://partner.test'] });
  await tab.visit(`/?nextUrl=${encodeURIComponent(partner)}`);
  tab.app.send({ type: 'sso.returned', ticket: 'sso-liran' });
  await settle();
  expect(tab.wanted).toEqual([{ type: 'leave.wanted', url: partner, newTab: false }]);
});

test.each([
  'nextUrl=https%3A%2F%2Felsewhere.test%2F',
  'nextUrl=javascript%3Aalert(1)',
  'redirect=%2F%2Felsewhere.test%2F',
  'redirect=https%3A%2F%2Felsewhere.test%2F',
])('[R4.1-12] after a login nobody is led where the address must not lead: %s', async (query) => {
  const tab = openBrowser().openTab();
  await tab.visit(`/?${query}`);
  tab.app.send({ type: 'sso.returned', ticket: 'sso-liran' });
  await settle();
  expect(userOf(tab).isRegistered).toBe(true);
  expect(tab.wanted).toEqual([]);
});

/** What is asked of the browser's tabs, in order. */
const recordTabEvents = ({ app }: Tab): string[] => {
  const recorded: string[] = [];
  for (const type of ['tab.wanted', 'tab.unwanted', 'leave.wanted'] as const) app.on(type, () => recorded.push(type));
  return recorded;
};
const withNewTab = async () => {
  const browser = openBrowser();
  const tab = browser.openTab({ nextOrigins: [...desktop.nextOrigins, 'https://partner.test'] });
  await tab.visit(`/?newTab&nextUrl=${encodeURIComponent(partner)}`);
  return { browser, tab, recorded: recordTabEvents(tab) };
};

test('[R4.1-10 R4.1-12] the tab is opened within the click that logs in, and pointed 500 ms after the login', async () => {
  const { browser, tab, recorded } = await withNewTab();
  tab.app.send({ type: 'login.wanted', byTap: true });
  await settle();
  tab.at('login').send({ type: 'tab.choose', tab: 'sms' });
  const sms = tab.at('login/smsLogin');
  sms.send({ type: 'field.change', field: 'mobile', text: '13800000002' });
  sms.send({ type: 'code.request' });
  await settle();

  sms.send({ type: 'field.change', field: 'code', text: '000000' });
  sms.send({ type: 'login.submit' });
  expect(recorded).toEqual(['tab.wanted']);
  await settle();
  expect(recorded).toEqual(['tab.wanted', 'tab.unwanted']);

  await browser.advance(800);
  sms.send({ type: 'field.change', field: 'code', text: browser.backend.codes()[0]?.code ?? '' });
  sms.send({ type: 'login.submit' });
  expect(recorded.slice(2)).toEqual(['tab.wanted']);
  await settle();
  await browser.advance(499);
  expect(recorded.slice(3)).toEqual([]);
  await browser.advance(1);
  expect(recorded.slice(3)).toEqual(['leave.wanted', 'tab.unwanted']);
});

test('[R4.2-26 R4.1-12 R2.2-28] no blank tab stands beside the wizard; the click that ends it opens one', async () => {
  const { browser, tab, recorded } = await withNewTab();
  await signUp(browser, tab);
  expect(recorded).toEqual(['tab.wanted', 'tab.unwanted']);
  await fillProfile(browser, tab);
  await addWork(browser, tab, 'entry.finish');
  tab.at('wizard/educationHistory').send({ type: 'step.skip' });
  await browser.advance(1_000);
  expect(recorded.slice(2)).toEqual([]);
  tab.at('wizard/industryTags').send({ type: 'step.skip' });
  expect(recorded.slice(2)).toEqual(['tab.wanted']);
  await browser.advance(1_000);
  await browser.advance(500);
  expect(recorded.slice(2)).toEqual(['tab.wanted', 'tab.wanted', 'leave.wanted', 'tab.unwanted']);
});

test('[R4.1-12 R4.1-8 R2.2-28] where a redirect leads on, no tab is opened', async () => {
  const browser = openBrowser();
  const tab = browser.openTab({ nextOrigins: [...desktop.nextOrigins, 'https://partner.test'] });
  await tab.visit(`/?newTab&redirect=%2Fnews%2F1&nextUrl=${encodeURIComponent(partner)}`);
  const recorded = recordTabEvents(tab);
  await signUp(browser, tab);
  await register(browser, tab);
  expect(recorded).toEqual([]);
});

const authOf = ({ app }: Tab) => app.getSnapshot().value;

test('[R4.2-1 R4.1-7] what is finished in one tab is finished in all: the dialogs of the others close', async () => {
  const browser = openBrowser();
  const tab = browser.openTab();
  await tab.visit('/');
  await signUp(browser, tab);
  // One tab is still at the profile, another comes when it is done.
  const first = browser.openTab();
  await first.visit('/news/1');
  await settle();
  expect(authOf(first)).toMatchObject({ auth: 'completing', user: { known: 'unregistered' } });
  await fillProfile(browser, tab);
  expect(authOf(first)).toMatchObject({ auth: 'completing', user: { known: 'member' } });
  expect(first.at('wizard').getSnapshot().value).toBe('work');
  const second = browser.openTab();
  await second.visit('/news/2');
  await settle();
  expect(authOf(second)).toMatchObject({ auth: 'completing' });

  await addWork(browser, tab, 'entry.finish');
  tab.at('wizard/educationHistory').send({ type: 'step.skip' });
  await browser.advance(1_000);
  tab.at('wizard/industryTags').send({ type: 'step.skip' });
  await browser.advance(1_000);
  for (const one of [tab, first, second]) {
    expect(authOf(one)).toMatchObject({ auth: 'closed', user: { known: 'member' } });
    expect(userOf(one)).toMatchObject({ isRegistered: true, name: '林小满' });
  }
});
