import { expect, test } from 'vitest';
import type { Language } from '#i18n/i18n.ts';
import { markup, textsOf } from '../../../tests/harness/markup.tsx';
import { openBrowser } from '../../../tests/harness/open-browser.ts';
import { settle } from '../../../tests/harness/virtual-clock.ts';
import { FriendButton } from './FriendButton.tsx';
import { FriendList } from './FriendList.tsx';
import { FriendRequests } from './FriendRequests.tsx';

const texts = await textsOf();

const open = async () => {
  const { backend, openTab } = openBrowser();
  const tab = openTab();
  await tab.visit('/people/1001', 'me');
  await tab.logIn('liran');
  tab.at('page-me').send({ type: 'tab.choose', tab: 'friends' });
  await settle();
  const list = tab.at('page-me/requests/list');
  list.send({ type: 'page.more' });
  await settle();
  list.send({ type: 'page.more' });
  await settle();
  const html = (view: React.ReactNode, language: Language = 'zh'): string => markup(tab.app, texts[language], view);
  return { tab, backend, html };
};

const count = (html: string, pattern: RegExp): number => html.match(pattern)?.length ?? 0;

test('[R4.5-3 R4.5-4 R4.5-5] an answered request has a disabled label, one that waits two buttons, and the count is told', async () => {
  const { tab, html } = await open();
  const requests = tab.at('page-me/requests');
  const zh = html(<FriendRequests actor={requests} />);
  expect([count(zh, />同意</g), count(zh, />忽略</g)]).toEqual([12, 12]);
  for (const label of ['已同意', '已忽略', '已过期']) {
    expect(zh).toMatch(new RegExp(`<button[^>]*disabled=""[^>]*>(<[^>]*>)*${label}<`));
  }
  expect(zh).toContain('12 条待处理');
  const en = html(<FriendRequests actor={requests} />, 'en');
  for (const label of ['Accepted', 'Ignored', 'Expired']) {
    expect(en).toMatch(new RegExp(`<button[^>]*disabled=""[^>]*>(<[^>]*>)*${label}<`));
  }
});

test('[R4.5-8] who was accepted can be written to right there, who was ignored cannot', async () => {
  const { tab, html } = await open();
  const requests = tab.at('page-me/requests');
  const [first, second] = tab.at('page-me/requests/list').getSnapshot().context.items;
  const answers = (name: string) => html(<FriendRequests actor={requests} />).includes(`发私信：${name}"`);
  for (const [{ id, requestMemberId }, answer] of [
    [first, 'APPROVED'],
    [second, 'IGNORED'],
  ] as const) {
    requests.send({ type: 'request.answer', id, requestMemberId, answer });
    await settle();
  }
  expect([answers(first.nickname), answers(second.nickname)]).toEqual([true, false]);
});

test('[R7.2-12 R4.5-8] each friend can be written to', async () => {
  const { tab, html } = await open();
  const friends = tab.at('page-me/friends');
  const zh = html(<FriendList actor={friends} />);
  expect(count(zh, /<article/g)).toBeGreaterThan(8);
  expect(count(zh, />发私信</g)).toBe(count(zh, /<article/g));
});

test('[R4.5-6 R4.5-7 R4.5-8] the card asks, then waits, then writes; on one’s own there is nothing', async () => {
  const { html } = await open();
  const card = (memberId: string, isFriend: boolean, isPending: boolean) =>
    html(<FriendButton memberId={memberId} name="周默" isFriend={isFriend} isPending={isPending} />);
  expect(card('1003', false, false)).toContain('>加好友<');
  expect(card('1003', false, true)).toMatch(/<button[^>]*aria-disabled="true".*等待验证/);
  expect(card('1003', true, false)).toMatch(/<a role="button" href="\/community\/message[^>]*>(<[^>]*>)*.*发私信</);
  expect(card('1003', true, false)).not.toMatch(/<a [^>]*aria-label/);
  expect(card('1001', false, false)).toBe('');
});
