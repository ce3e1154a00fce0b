import { expect, test } from 'vitest';
import { selectNewCount } from '#machines/kit/paged-list.machine.ts';
import { areFriends, requestFriend } from '#mocks/domain/rules/friends.ts';
import { revokeAllOf } from '#mocks/domain/rules/tokens.ts';
import { noticeSeenAfter } from '#services/contract/constants.ts';
import type { FriendApplication } from '#services/contract/friend.contract.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { until } from '../harness/until.ts';
import { settle } from '../harness/virtual-clock.ts';

const open = async () => {
  const browser = openBrowser();
  const tab = browser.openTab();
  await tab.visit('/site/about');
  await tab.logIn('liran');
  await until(() => tab.app.getSnapshot().context.user?.memberId === '1001');
  const box = () => tab.at('modules').getSnapshot().context.refs.systemMessages?.getSnapshot().context.data;
  await until(() => box() != null);
  const listed = (entry: string) => tab.at(`page-${entry}/list`).getSnapshot().context.items;
  /** Lets what is pushed on the live channel arrive. */
  const live = async () => {
    for (let step = 0; step < 12; step += 1) await browser.advance(10);
  };
  return { ...browser, tab, box, listed, live };
};

test('[R2.4-9][R9-5] the top bar of a member knows how many system messages are unread, and the five newest', async () => {
  const { box } = await open();
  expect(box().unreadMessageCount).toEqual({ notice: 4, comment: 3, apply: 12 });
  expect(box().records).toHaveLength(5);
});

test('[R2.6-14][R2.6-16][R2.6-17][R7.5-6] a part that is looked at is read, the others are not, and the bar says so', async () => {
  const { tab, box, listed, advance, backend } = await open();
  await tab.visit('/community/system-message', 'notices');
  await until(() => listed('notices')?.length > 0);
  expect(listed('notices').every(({ noticeType }: { noticeType: number }) => noticeType === 0)).toBe(true);
  await tab.visit('/community/system-message#comment', 'comments');
  await until(() => listed('comments')?.length > 0);
  expect(listed('comments').every(({ noticeType }: { noticeType: number }) => noticeType === 1)).toBe(true);
  const reads = () => backend.domain.events.filter(({ type }) => type === 'notices.read').length;
  await advance(noticeSeenAfter - 1);
  expect(reads()).toBe(0);
  await advance(1);
  await until(() => reads() === 2 && box().unreadMessageCount.comment === 0);
  // Marks of what was unread stay while it is looked at.
  expect(listed('comments').filter(({ isRead }: { isRead: boolean }) => !isRead)).toHaveLength(3);
});

test('[R2.6-15][R1-10][R4.5-1] friend applications have their own part: looking reads nothing, answering is done there and counted in the bar', async () => {
  const { tab, box, advance, backend } = await open();
  await tab.visit('/community/system-message#apply', 'apply');
  await advance(noticeSeenAfter);
  expect(backend.domain.events.filter(({ type }) => type === 'notices.read')).toEqual([]);
  const requests = tab.at('page-apply/requests');
  const waiting = () => requests.getSnapshot().children.count.getSnapshot().context.data;
  await until(() => waiting() === 12);
  const [first, second] = tab.at('page-apply/requests/list').getSnapshot().context.items;
  const answer = (row: FriendApplication, given: 'APPROVED' | 'IGNORED') =>
    requests.send({
      type: 'request.answer',
      id: row.id,
      requestMemberId: row.requestMemberId,
      answer: given,
    });
  answer(first, 'APPROVED');
  answer(second, 'IGNORED');
  await until(() => waiting() === 10 && box().unreadMessageCount.apply === 10);
  expect(areFriends(backend.domain, '1001', first.requestMemberId)).toBe(true);
  expect(areFriends(backend.domain, '1001', second.requestMemberId)).toBe(false);
});

test('[R6-4] who answers an application and is no longer logged in is shown the login dialog, and has agreed to nothing', async () => {
  const { tab, backend } = await open();
  await tab.visit('/community/system-message#apply', 'apply');
  await until(() => tab.at('page-apply/requests/list').getSnapshot().context.items.length > 0);
  const [{ id, requestMemberId }] = tab.at('page-apply/requests/list').getSnapshot().context.items;
  revokeAllOf(backend.domain, '1001');
  expect(tab.app.getSnapshot().value.auth).toBe('closed');
  tab.at('page-apply/requests').send({ type: 'request.answer', id, requestMemberId, answer: 'APPROVED' });
  await settle();
  expect(tab.app.getSnapshot().value.auth).toBe('login');
  expect(areFriends(backend.domain, '1001', requestMemberId)).toBe(false);
});

test('[R4.6-6][R4.6-9][R2.4-9] a new application is told at once: the bar counts and previews it, the page that is open lists it', async () => {
  const { tab, box, listed, live, backend, advance } = await open();
  await live();
  await tab.visit('/community/system-message', 'notices');
  await until(() => listed('notices')?.length > 0);
  await advance(noticeSeenAfter);
  await until(() => box().unreadMessageCount.notice === 0);
  requestFriend(backend.domain, '1003', '1001', '展会上见过');
  await live();
  await until(() => box().unreadMessageCount.apply === 13);
  expect(box().unreadMessageCount).toEqual({ notice: 1, comment: 3, apply: 13 });
  expect(box().records[0].noticeContent).toContain('申请加你为好友：展会上见过');
  const list = tab.at('page-notices/list');
  await until(() => selectNewCount(list.getSnapshot()) === 1);
  // What is shown at a wish is read like the rest, and the marks of the others stay.
  list.send({ type: 'list.showNew' });
  tab.at('page-notices').send({ type: 'notices.shown' });
  await advance(1);
  await advance(noticeSeenAfter);
  await until(() => box().unreadMessageCount.notice === 0);
  expect(listed('notices').filter(({ isRead }: { isRead: boolean }) => !isRead)).toHaveLength(5);

  await tab.visit('/community/system-message#apply', 'apply');
  await until(() => tab.at('page-apply/requests/list').getSnapshot().context.items.length > 0);
  requestFriend(backend.domain, '1002', '1003', '您好');
  requestFriend(backend.domain, '1040', '1001', '您好');
  await live();
  await until(() => selectNewCount(tab.at('page-apply/requests/list').getSnapshot()) === 1);
});

test('[R2.4-9] what came while the live channel was away is counted as soon as one comes back to the tab', async () => {
  const { tab, box, backend } = await open();
  requestFriend(backend.domain, '1040', '1001', '您好');
  tab.app.send({ type: 'page.hidden' });
  await settle();
  expect(box().unreadMessageCount.apply).toBe(12);
  tab.app.send({ type: 'page.shown' });
  await until(() => box().unreadMessageCount.apply === 13);
});

test('[R2.4-9][R4.6-6] two tabs agree: what one reads or answers, the other counts and shows', async () => {
  const { tab, box, live, openTab, advance } = await open();
  const other = openTab();
  await other.visit('/people/1001', 'me');
  await live();
  other.at('page-me').send({ type: 'tab.choose', tab: 'friends' });
  const theirs = () => other.at('modules').getSnapshot().context.refs.systemMessages?.getSnapshot().context.data;
  await until(() => theirs()?.unreadMessageCount.notice === 4);
  const rows = (): readonly FriendApplication[] => other.at('page-me/requests/list').getSnapshot().context.items;
  await until(() => rows().length > 0);

  await tab.visit('/community/system-message', 'notices');
  await advance(1);
  await advance(noticeSeenAfter);
  await live();
  await until(() => theirs().unreadMessageCount.notice === 0);

  await tab.visit('/community/system-message#apply', 'apply');
  const [first] = rows();
  tab.at('page-apply/requests').send({
    type: 'request.answer',
    id: first?.id,
    requestMemberId: first?.requestMemberId,
    answer: 'IGNORED',
  });
  await until(() => box().unreadMessageCount.apply === 11);
  await live();
  await until(() => theirs().unreadMessageCount.apply === 11 && rows()[0]?.status === 'IGNORED');
});
