import { expect, test } from 'vitest';
import { selectIsLimited } from '#machines/session/visits.machine.ts';
import { areFriends } from '#mocks/domain/rules/friends.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { settle } from '../harness/virtual-clock.ts';
import { userOf } from './sign-up.ts';

/** Someone who is logged in and has finished his profile, of whom the backend knows no mobile (docs/choices.md R6-9). */
const open = async () => {
  const browser = openBrowser();
  const { backend } = browser;
  let isBound = false;
  const withoutMobile: typeof fetch = async (input, init) => {
    const answer = await backend.fetch(input, init);
    const { pathname } = new URL(input instanceof Request ? input.url : input, 'https://shiye.test');
    if (isBound || pathname !== '/admin/member/info') return answer;
    const envelope = await answer.json();
    return Response.json({ ...envelope, data: { ...envelope.data, phoneNumber: null } });
  };
  const tab = browser.openTab({}, { fetch: withoutMobile });
  await tab.visit('/people/1002', 'person');
  await tab.logIn('liran');
  /** The page is loaded anew, at an address. */
  const reload = async (path: string) => {
    tab.app.stop();
    const next = browser.openTab({}, { fetch: withoutMobile });
    await next.visit(path);
    await settle();
    return next;
  };
  /** The backend knows his mobile from now on. */
  const bind = async () => {
    isBound = true;
    tab.at('session').send({ type: 'member.changed' });
    await settle();
  };
  const user = () => userOf(tab);
  const auth = () => tab.app.getSnapshot().value.auth;
  expect(user()).toMatchObject({ memberId: '1001', isLogined: true, isRegistered: false });
  expect(auth()).toBe('closed');
  return { ...browser, tab, reload, bind, user, auth };
};

test.each(['/community/message/list?to=1002', '/community/message/70001'])(
  '[R6-6] an unregistered member who goes to %s is shown the login dialog',
  async (path) => {
    const { tab, auth } = await open();
    await tab.visit('/people');
    expect(auth()).toBe('closed');
    await tab.visit(path);
    expect(auth()).toBe('login');
    expect(tab.app.getSnapshot().children.conversations).toBeUndefined();
  },
);

test('[R6-6] and where the page of the messages is the first that he opens', async () => {
  const { reload } = await open();
  const { app } = await reload('/community/message/list');
  expect(app.getSnapshot().context.user).toEqual({ memberId: '1001', role: 'unregistered' });
  expect(app.getSnapshot().value.auth).toBe('login');
  expect(app.getSnapshot().children.conversations).toBeUndefined();
});

test('[R6-7] an unregistered member who asks somebody to be a friend is shown the login dialog', async () => {
  const { tab, auth, backend } = await open();
  tab.app.send({ type: 'friend.apply', memberId: '1003', name: '周默' });
  await settle();
  expect(auth()).toBe('login');
  expect(tab.app.getSnapshot().children.friends).toBeUndefined();
  expect(backend.domain.events.some(({ type }) => type === 'friend.requested')).toBe(false);
});

test('[R6-4] an unregistered member who answers a friend request is shown the login dialog; it is answered once they are a member', async () => {
  const { tab, bind, auth, backend } = await open();
  await tab.visit('/people/1001', 'me');
  tab.at('page-me').send({ type: 'tab.choose', tab: 'friends' });
  await settle();
  const [{ id, requestMemberId }] = tab.at('page-me/requests/list').getSnapshot().context.items;
  tab.at('page-me/requests').send({ type: 'request.answer', id, requestMemberId, answer: 'APPROVED' });
  await settle();
  expect([auth(), areFriends(backend.domain, '1001', requestMemberId)]).toEqual(['login', false]);
  await bind();
  expect(areFriends(backend.domain, '1001', requestMemberId)).toBe(true);
});

test('[R1-5] what he opens is counted like a guest’s, and he is asked in at the limit', async () => {
  const { tab, backend } = await open();
  const [one, two, three] = backend.domain.seed.companies;
  for (const company of [one, two]) await tab.visit(`/company/${company?.id}`);
  expect(selectIsLimited(tab.at('visits').getSnapshot())).toBe(false);
  await tab.visit(`/company/${three?.id}`);
  expect(selectIsLimited(tab.at('visits').getSnapshot())).toBe(true);
});

test('[R6-9] once a mobile of his is known he is a member, without a new login', async () => {
  const { tab, bind, auth } = await open();
  expect(tab.app.getSnapshot().value.user).toEqual({ known: 'unregistered' });
  await bind();
  expect(tab.app.getSnapshot().value.user).toEqual({ known: 'member' });
  expect(tab.app.getSnapshot().context.user).toEqual({ memberId: '1001', role: 'registered' });
  await tab.visit('/community/message/list');
  expect(auth()).toBe('closed');
  expect(tab.app.getSnapshot().children.conversations).toBeDefined();
});

test('[R4.1-22] closing that dialog logs him out', async () => {
  const { tab, auth, user } = await open();
  tab.app.send({ type: 'login.wanted', byTap: true });
  await settle();
  tab.at('login').send({ type: 'login.close' });
  await settle();
  expect([auth(), user().isLogined]).toEqual(['closed', false]);
});
