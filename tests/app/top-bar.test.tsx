import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { loginBySso } from '#mocks/domain/rules/login.ts';
import { NoticeBell } from '#views/notice/NoticeBell.tsx';
import { MessagesButton } from '#views/social/MessagesButton.tsx';
import { openBrowser } from '../harness/app.ts';
import { markup, textsOf } from '../harness/markup.tsx';
import { settle } from '../harness/virtual-clock.ts';

const texts = await textsOf('notice', 'messages');

type Change = (data: Record<string, unknown>) => unknown;

/** What a part of the top bar shows to 李然, where the backend's answers are changed before they arrive. */
const shown = async (view: ReactNode, changes: Readonly<Record<string, Change>> = {}) => {
  const { backend, openTab } = openBrowser();
  const changed: typeof fetch = async (input, init) => {
    const answer = await backend.fetch(input, init);
    const { pathname } = new URL(input instanceof Request ? input.url : input, 'https://shiye.test');
    const change = changes[pathname];
    if (!change) return answer;
    const envelope = await answer.json();
    return Response.json({ ...envelope, data: change(envelope.data) });
  };
  const tab = openTab({}, { fetch: changed });
  await tab.visit('/site/about');
  const credentials = loginBySso(backend.world, 'sso-liran');
  tab.at('session').send({ type: 'session.opened', credentials, at: backend.clock.now() });
  await settle();
  await settle();
  const html = markup(tab.app, texts.zh, view);
  return [...html.matchAll(/>([^<]+)</g)].map(([, text = '']) => text);
};

test('[R2.4-9] the bell says how many system messages are unread', async () => {
  expect(await shown(<NoticeBell />)).toEqual(['查看系统消息', '7', '7 条未读']);
});

test('[R2.4-8] the button of the messages says how many are unread', async () => {
  expect(await shown(<MessagesButton />)).toEqual(['您有 13 条未读私信', '私信', '13', '13 条未读']);
});

test('[R2.4-10] both count no further than 99, and say the whole number', async () => {
  const notices: Change = (data) => ({ ...data, unreadMessageCount: { notice: 120, comment: 3, apply: 0 } });
  expect(await shown(<NoticeBell />, { '/msg/notice/all': notices })).toEqual(['查看系统消息', '99+', '123 条未读']);
  const conversations: Change = (data) =>
    Object.values(data).map((one, at) => ({ ...Object(one), unreadMessageCount: at === 0 ? 100 : 0 }));
  expect(await shown(<MessagesButton />, { '/msg/conversation/list': conversations })).toEqual([
    '您有 100 条未读私信',
    '私信',
    '99+',
    '100 条未读',
  ]);
});
