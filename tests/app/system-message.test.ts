import { expect, test } from 'vitest';
import { loginBySso } from '#mocks/domain/rules/login.ts';
import { noticeSeenAfter, pageSize } from '#services/contract/constants.ts';
import { openBrowser } from '../harness/app.ts';
import { settle } from '../harness/virtual-clock.ts';

const until = async (isSo: () => boolean) => {
  for (let turn = 0; turn < 20_000 && !isSo(); turn += 1) await settle();
  expect(isSo()).toBe(true);
};

const open = async () => {
  const browser = openBrowser();
  const tab = browser.openTab();
  await tab.visit('/site/about');
  const credentials = loginBySso(browser.backend.world, 'sso-liran');
  tab.at('session').send({ type: 'session.opened', credentials, at: browser.backend.clock.now() });
  await until(() => tab.app.getSnapshot().context.reader?.memberId === '1001');
  const box = () => tab.at('modules').getSnapshot().context.refs.systemMessages?.getSnapshot().context.data;
  await until(() => box() != null);
  const listed = (entry: string) => tab.at(`room-${entry}/list`).getSnapshot().context.items;
  return { ...browser, tab, box, listed };
};

test('[R2.4-9] the top bar of a member knows how many system messages are unread, and the five newest', async () => {
  const { box } = await open();
  expect(box().unreadMessageCount).toEqual({ notice: 4, comment: 3 });
  expect(box().records).toHaveLength(pageSize.systemMessagePreviews);
});

test('[R2.6-14][R2.6-16][R2.6-17][R7.5-6] a part that is looked at is read, the others are not, and the bar says so', async () => {
  const { tab, box, listed, advance, backend } = await open();
  await tab.visit('/community/system-message', 'notices');
  await until(() => listed('notices')?.length > 0);
  expect(listed('notices').every(({ noticeType }: { noticeType: number }) => noticeType === 0)).toBe(true);
  await tab.visit('/community/system-message#comment', 'comments');
  await until(() => listed('comments')?.length > 0);
  expect(listed('comments').every(({ noticeType }: { noticeType: number }) => noticeType === 1)).toBe(true);
  const reads = () => backend.world.events.filter(({ type }) => type === 'notices.read').length;
  await advance(noticeSeenAfter - 1);
  expect(reads()).toBe(0);
  await advance(1);
  await until(() => reads() === 2 && box().unreadMessageCount.comment === 0);
  // Marks of what was unread stay while it is looked at.
  expect(listed('comments').filter(({ isRead }: { isRead: boolean }) => !isRead)).toHaveLength(3);
});

test('[R2.6-15] friend applications have their own part, and looking at them reads nothing', async () => {
  const { tab, advance, backend } = await open();
  await tab.visit('/community/system-message#apply', 'apply');
  await advance(noticeSeenAfter);
  expect(backend.world.events.filter(({ type }) => type === 'notices.read')).toEqual([]);
});
