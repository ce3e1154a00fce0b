import { expect, test } from 'vitest';
import { openBrowser } from '../harness/open-browser.ts';
import { recordCalls } from '../harness/record-calls.ts';
import { settle } from '../harness/virtual-clock.ts';

/** 李然 logged in on a page without messages, and the calls that the app sends from then on. */
const openTab = async () => {
  const browser = openBrowser();
  const { calls, fetch } = recordCalls(browser.backend);
  const tab = browser.openTab({}, { fetch });
  await tab.visit('/site/about', 'page');
  await tab.logIn('liran');
  await browser.advance(1_000);
  const { token } = tab.at('session').getSnapshot().context.login;
  calls.length = 0;
  const sentTo = (path: string) => calls.filter((call) => call.path === path);
  return { ...browser, ...tab, token, sentTo };
};

test.each([
  ['about nothing', null, null],
  ['about a post', '40001', 'post'],
])(
  '[R7.5-2] a conversation %s begins with one POST of the other member and the subject',
  async (_, postId, contextType) => {
    const { at, sentTo, token } = await openTab();
    at('conversations').send({ type: 'conversation.begin', memberId: '1300', postId });
    await settle();
    expect(sentTo('/msg/conversation')).toEqual([
      {
        method: 'POST',
        path: '/msg/conversation',
        query: '',
        body: { members: ['1300'], contextType, contextId: postId },
        token,
      },
    ]);
  },
);

test('[R7.5-9] an opened conversation with unread messages is marked read by one GET with its id', async () => {
  const { advance, at, sentTo, token } = await openTab();
  at('conversations').send({ type: 'conversation.select', convId: '70001' });
  await advance(200);
  expect(sentTo('/msg/messages/read')).toEqual([
    { method: 'GET', path: '/msg/messages/read', query: 'convId=70001', body: null, token },
  ]);
});

test('[R7.1-7] the logout sends the token of the login that ends, and the backend refuses it from then on', async () => {
  const { at, backend, sentTo, token } = await openTab();
  at('session').send({ type: 'session.close' });
  await settle();
  expect(sentTo('/auth/logout')).toEqual([
    { method: 'POST', path: '/auth/logout', query: '', body: { token }, token: null },
  ]);
  const headers = { authorization: `Bearer ${token}` };
  expect(await (await backend.fetch('/admin/member/membership', { headers })).json()).toMatchObject({ code: 401 });
});
