import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { MessagesButton } from '#views/messages/MessagesButton.tsx';
import { ApplicationPreviews } from '#views/notice/ApplicationPreviews.tsx';
import { NoticeBell } from '#views/notice/NoticeBell.tsx';
import { markup, textsOf } from '../harness/markup.tsx';
import { openBrowser } from '../harness/open-browser.ts';
import { settle } from '../harness/virtual-clock.ts';

const texts = await textsOf();

type Change = (data: Record<string, unknown>) => unknown;

/** What a part of the top bar shows to 李然 as HTML, where the backend's answers are changed before they arrive. */
const htmlOf = async (view: ReactNode, changes: Readonly<Record<string, Change>> = {}): Promise<string> => {
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
  await tab.logIn('liran');
  tab.at('modules').send({ type: 'modules.show', names: ['friendApplications'] });
  await settle();
  return markup(tab.app, texts.zh, view);
};

const shown = async (...of: Parameters<typeof htmlOf>): Promise<readonly string[]> =>
  [...(await htmlOf(...of)).matchAll(/>([^<]+)</g)].map(([, text = '']) => text);

test('[R2.4-9] the bell says how many system messages are unread', async () => {
  expect(await shown(<NoticeBell />)).toEqual(['查看系统消息', '7', '7 条未读']);
});

test('[R2.4-8] the button of the messages says how many are unread', async () => {
  expect(await shown(<MessagesButton />)).toEqual(['你有 13 条未读私信', '私信', '13', '13 条未读']);
});

test('[R2.4-10] both count no further than 99, for the eye and for the ear', async () => {
  const notices: Change = (data) => ({ ...data, unreadMessageCount: { notice: 120, comment: 3, apply: 0 } });
  expect(await shown(<NoticeBell />, { '/msg/notice/all': notices })).toEqual(['查看系统消息', '99+', '99+ 条未读']);
  const conversations: Change = (data) =>
    Object.values(data).map((one, at) => ({ ...Object(one), unreadMessageCount: at === 0 ? 100 : 0 }));
  expect(await shown(<MessagesButton />, { '/msg/conversation/list': conversations })).toEqual([
    '你有 99+ 条未读私信',
    '私信',
    '99+',
    '99+ 条未读',
  ]);
});

const applications = '/admin/member-friend/requests';

test('[R9-6] beside the system messages five friend applications are previewed, with the way to answer them', async () => {
  const html = await htmlOf(<ApplicationPreviews />);
  expect(html.match(/<li/g)).toHaveLength(5);
  expect(html).toContain('>好友申请</h3>');
  expect(html.match(/href="\/people\/\d+"/g)).toHaveLength(5);
  expect(html.match(/待处理/g)).toHaveLength(5);
  expect(html.match(/href="\/community\/system-message#apply"/g)).toHaveLength(5);
});

test('an application that was answered leads nowhere, and without any nothing is said', async () => {
  const answered: Change = (data) => ({
    ...data,
    records: [{ ...Object(Object.values(data.records ?? [])[0]), status: 'EXPIRED' }],
  });
  const html = await htmlOf(<ApplicationPreviews />, { [applications]: answered });
  expect([html.includes('已过期'), html.includes('#apply')]).toEqual([true, false]);
  const none: Change = (data) => ({ ...data, records: [] });
  expect(await htmlOf(<ApplicationPreviews />, { [applications]: none })).toBe('');
});

test('applications that do not come say so', async () => {
  expect(await shown(<ApplicationPreviews />, { [applications]: () => 'nothing of the kind' })).toContain(
    '好友申请加载失败',
  );
});
