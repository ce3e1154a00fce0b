import { expect, test } from 'vitest';
import { FriendRequests } from '#views/friends/FriendRequests.tsx';
import { markup, textsOf } from '../harness/markup.tsx';
import { openBrowser } from '../harness/open-browser.ts';
import { eachRow, rewrite, without } from '../harness/rewrite.ts';

const texts = await textsOf();

const first = (change: Parameters<typeof eachRow>[0]) => eachRow((row, at) => (at === 0 ? change(row, at) : row));

/** 李然 at an address, where one call's records are written otherwise. */
const open = async (address: string, endpoint: string, change: (data: unknown) => unknown) => {
  const browser = openBrowser();
  rewrite(browser.backend, endpoint, change);
  const tab = browser.openTab();
  await tab.visit('/404');
  await tab.logIn('liran');
  await tab.visit(address, 'page');
  await browser.advance(0);
  const reports = browser.backend.domain.events.filter(({ type }) => type === 'error.reported');
  return { tab, reports };
};

const notices = '/community/system-message';
const requests = '/community/system-message#apply';

test.each([
  ['[R3-44] a notice of type 9', notices, 'notice.page', first((row) => ({ ...row, noticeType: 9 })), 'list', 1],
  ['[R3-43] notices without isRead', notices, 'notice.page', eachRow(without('isRead')), 'list', 0],
  [
    '[R3-38] a request that is PAUSED',
    requests,
    'friend.requests',
    first((row) => ({ ...row, status: 'PAUSED' })),
    'requests/list',
    1,
  ],
  ['[R3-37] people without followerCount', '/people', 'people.page', eachRow(without('followerCount')), 'list', 0],
  ['[R3-37] people without isFriend', '/people', 'people.page', eachRow(without('isFriend')), 'list', 0],
  [
    '[R3-37] people whose every flag is left out',
    '/people',
    'people.page',
    eachRow(without('isFriend', 'isFollowed', 'hasPendingFriendRequest')),
    'list',
    0,
  ],
])('%s: the list is there, with all its rows', async (_, address, endpoint, change, list, reportCount) => {
  const { tab, reports } = await open(address, endpoint, change);
  const { items, total, failure } = tab.at(`page-page/${list}`).getSnapshot().context;
  expect(failure).toBeNull();
  expect(items.length).toBe(Math.min(10, total));
  expect(items.length).toBeGreaterThan(2);
  expect(reports).toHaveLength(reportCount);
});

test.each(['zh', 'en'] as const)(
  '[R3-38] how a request stands that has a word of its own is said to be unknown: %s',
  async (lang) => {
    const { tab } = await open(
      requests,
      'friend.requests',
      first((row) => ({ ...row, status: 'PAUSED' })),
    );
    const html = markup(tab.app, texts[lang], <FriendRequests actor={tab.at('page-page/requests')} />);
    expect(html.split(lang === 'zh' ? '状态未知' : '>Unknown<')).toHaveLength(2);
  },
);

test('the only notice, where it cannot be read, is counted and no failure', async () => {
  const { tab, reports } = await open(notices, 'notice.page', (data) => {
    const { records } = data as { readonly records: readonly object[] };
    return { ...Object(data), records: records.slice(0, 1).map((row) => ({ ...row, id: null })), total: 1 };
  });
  const list = tab.at('page-page/list').getSnapshot();
  expect([list.hasTag('empty'), list.hasTag('failed'), list.context.unreadable]).toEqual([true, false, { 1: 1 }]);
  expect(reports).toMatchObject([{ report: { data: { detail: expect.stringMatching(/^1 left out: /) } } }]);
});
