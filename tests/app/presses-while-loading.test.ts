import { expect, onTestFinished, test } from 'vitest';
import type { MemberIntent } from '#machines/app/app.events.ts';
import { confirmClosing } from '../harness/confirm-closing.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { recordCalls } from '../harness/record-calls.ts';
import { settle } from '../harness/virtual-clock.ts';

const write = { type: 'conversation.begin', memberId: '1002', postId: null } as const;
const create = '/community/circle/post/create';
const messages = { type: 'link.followed', href: '/community/message/list', name: 'post.messages' } as const;
const publish = { type: 'link.followed', href: create, name: 'post.create' } as const;

/** Somebody reads a person's page; the program of the messages comes when `arrive` is called. */
const open = async ({ persona = null, isSlow = false }: { persona?: string | null; isSlow?: boolean } = {}) => {
  const browser = openBrowser();
  const { calls, fetch } = recordCalls(browser.backend);
  let arrive = (): void => {};
  const arrived = new Promise<void>((done) => {
    arrive = done;
  });
  const loadView = async (name: string): Promise<void> => {
    if (isSlow && name === 'conversations') await arrived;
  };
  const tab = browser.openTab({}, { fetch, loadView });
  onTestFinished(() => {
    tab.app.stop();
    browser.backend.stop();
  });
  await tab.visit('/people/1002', 'person');
  if (persona) await tab.logIn(persona);
  const press = async (...events: readonly MemberIntent[]) => {
    for (const event of events) tab.app.send(event);
    await settle();
  };
  const dialog = () => tab.app.getSnapshot().children.conversations?.getSnapshot().hasTag('open') ?? false;
  const begun = () => calls.filter(({ method, path }) => method === 'POST' && path === '/msg/conversation').length;
  const auth = () => tab.app.getSnapshot().value.auth;
  const href = () => tab.app.getSnapshot().context.route?.href;
  const bring = async () => {
    arrive();
    await settle();
  };
  return { ...browser, tab, press, dialog, begun, auth, href, bring };
};

test.each([['发私信', write] as const, ['the menu', messages] as const])(
  '[R2.2-14] %s pressed before the program of the messages is there opens the dialog when it comes',
  async (_, event) => {
    const { press, dialog, bring, tab } = await open({ persona: 'liran', isSlow: true });
    await press(event);
    expect([dialog(), tab.wanted]).toEqual([false, []]);
    await bring();
    expect([dialog(), tab.wanted]).toEqual([true, []]);
  },
);

test('[R2.2-14 R2.2-23] a link to a conversation opens it over the page; on a phone and on the messages page it is followed', async () => {
  const { tab, press, dialog } = await open({ persona: 'liran' });
  const conversation = { type: 'link.followed', href: '/community/message/70003', name: 'post.message' } as const;
  const followed = { type: 'navigation.wanted', to: conversation.href, replace: false };
  const opened = () => tab.at('conversations').getSnapshot().context.openId;
  await press(conversation);
  expect([dialog(), opened(), tab.wanted]).toEqual([true, '70003', []]);
  tab.at('conversations').send({ type: 'dialog.close' });
  tab.app.send({ type: 'viewport.changed', isMobile: true });
  await press(conversation);
  expect([dialog(), tab.wanted]).toEqual([false, [followed]]);
  tab.app.send({ type: 'viewport.changed', isMobile: false });
  await tab.visit('/community/message/list', 'list');
  await press(conversation);
  expect([dialog(), tab.wanted]).toEqual([false, [followed, followed]]);
});

test.each([true, false])('[R4.6-18] a double press of 发私信 begins one conversation (slow: %s)', async (isSlow) => {
  const { press, begun, bring, tab } = await open({ persona: 'liran', isSlow });
  await press(write, write);
  await bring();
  await press(write);
  expect(begun()).toBe(1);
  tab.at('conversations').send({ type: 'dialog.close' });
  await press(write);
  expect(begun()).toBe(2);
});

test('[R4.6-18] two members within a second are two wishes', async () => {
  const { press, begun, tab } = await open({ persona: 'liran' });
  await press(write);
  tab.at('conversations').send({ type: 'dialog.close' });
  tab.app.send({ ...write, memberId: '1300' });
  await settle();
  expect(begun()).toBe(2);
});

test('[R7.5-2] the page that asks for a conversation, entered twice, begins it once', async () => {
  const { tab, begun, backend } = await open({ persona: 'liran' });
  const rule = backend.faults.add({ kind: 'hold', endpoint: 'message.create' });
  await tab.visit('/community/message/list?to=1300', 'one');
  await tab.visit('/community/message/list?to=1300', 'two');
  backend.faults.release(rule);
  await settle();
  expect(begun()).toBe(1);
});

test('[R6-2] a guest who presses 发私信 logs in over the page that they read, and the dialog opens there', async () => {
  const { tab, press, auth, href, dialog } = await open();
  await press(write, write);
  expect([auth(), href(), tab.wanted]).toEqual(['login', '/people/1002', []]);
  await tab.logIn('liran');
  expect([auth(), href(), dialog(), tab.wanted]).toEqual(['closed', '/people/1002', true, []]);
});

test('[R6-3] a guest who presses 发布供需 logs in over the page that they read, and comes to the form', async () => {
  const { tab, press, auth, href } = await open();
  await press(publish, publish);
  expect([auth(), href(), tab.wanted]).toEqual(['login', '/people/1002', []]);
  await tab.logIn('liran');
  expect(tab.wanted).toEqual([{ type: 'navigation.wanted', to: create, replace: false }]);
  expect([auth(), href()]).toEqual(['closed', create]);
});

test.each([write, publish])('a guest who closes the login has not pressed %o', async (event) => {
  const { tab, press, href, dialog } = await open();
  await press(event);
  tab.at('login').send({ type: 'login.close' });
  await settle();
  await tab.logIn('liran');
  expect([href(), dialog(), tab.wanted]).toEqual(['/people/1002', false, []]);
});

test('[R6-6] an unregistered member is shown the login dialog over the page that they read', async () => {
  const { tab, press, auth, href } = await open({ persona: 'halfway' });
  confirmClosing(tab.at('wizard/supplement'));
  await settle();
  await press(write);
  expect([auth(), href(), tab.wanted]).toEqual(['login', '/people/1002', []]);
});
