import { beforeAll, describe, expect, test } from 'vitest';
import { startI18n } from '#i18n/i18n.ts';
import { type Friend, isGone } from '#machines/friends/friend-list.machine.ts';
import { friendshipOf } from '#machines/friends/friendship.ts';
import { selectNotices } from '#machines/notices/notices.machine.ts';
import type { Domain } from '#mocks/domain/domain.ts';
import { answerRequest, areFriends, hasPendingRequest, requestFriend } from '#mocks/domain/rules/friends.ts';
import { friendRequestsPerDay } from '#services/contract/constants.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { settle } from '../harness/virtual-clock.ts';

const [liran, wangfang, muted, blocker] = ['1001', '1002', '1003', '1005'] as const;
const introduction = '你好，我是李然，希望和你成为好友。';
const day = 24 * 60 * 60 * 1_000;

/** Those who have nothing to do with 李然 yet. */
const nonFriends = (domain: Domain): readonly string[] =>
  [...domain.tables.members.keys()].filter(
    (id) => Number(id) > 1_010 && !areFriends(domain, liran, id) && !hasPendingRequest(domain, liran, id),
  );

let translate: (key: string) => string;
beforeAll(async () => {
  const i18n = await startI18n('zh');
  translate = (key) => i18n.t(key as never);
});

const open = async (persona: string | null = 'liran') => {
  const browser = openBrowser();
  const { domain } = browser.backend;
  const tab = browser.openTab();
  await tab.visit('/people', 'people');
  if (persona) await tab.logIn(persona);
  const noticeTexts = () =>
    selectNotices(tab.at('notices').getSnapshot()).map(({ key, text }: { key: string; text?: string }) =>
      text === undefined ? translate(key) : text,
    );
  const apply = async (memberId: string) => {
    tab.app.send({ type: 'friend.apply', memberId, name: '会员' });
    await settle();
  };
  const dialog = () => tab.app.getSnapshot().children.friends?.getSnapshot().children.request;
  const submit = async () => {
    tab.at('friends/request').send({ type: 'request.submit', introduction });
    await settle();
  };
  const friendship = (memberId: string) => tab.at('friends').getSnapshot().context.friendships[memberId];
  const requests = () => domain.events.filter(({ type }) => type === 'friend.requested');
  return { ...browser, domain, tab, noticeTexts, apply, dialog, submit, friendship, requests };
};

describe('asking', () => {
  test('[R3-42] what was to be written to somebody who is no friend goes with the request', async () => {
    const { tab, dialog, submit, requests } = await open();
    tab.app.send({ type: 'friend.apply', memberId: muted, name: '会员', text: ' 想了解起订量 ' });
    await settle();
    expect(dialog()?.getSnapshot().context.typed.texts).toEqual({ introduction: '想了解起订量' });
    await submit();
    expect(requests()).toEqual([expect.objectContaining({ to: muted, message: '想了解起订量' })]);
  });

  test('[R1-9 R3-42 R4.5-6 R4.5-7] a member asks with the self-introduction, and the card is pending from then on', async () => {
    const { apply, submit, dialog, friendship, noticeTexts, requests } = await open();
    await apply(muted);
    expect(dialog()?.getSnapshot().context).toMatchObject({ memberId: muted, typed: { texts: {} } });
    await submit();
    expect(requests()).toEqual([expect.objectContaining({ from: liran, to: muted, message: introduction })]);
    expect([dialog(), friendship(muted), noticeTexts()]).toEqual([undefined, 'pending', ['好友申请已发送']]);
  });

  test('[R6-1] a guest is asked in, the dialog opens once he is, and what he did is done', async () => {
    const { tab, apply, submit, dialog, friendship } = await open(null);
    await apply(muted);
    expect([tab.app.getSnapshot().matches({ auth: 'login' }), dialog()]).toEqual([true, undefined]);
    await tab.logIn('liran');
    expect(tab.app.getSnapshot().matches({ auth: 'closed' })).toBe(true);
    await submit();
    expect(friendship(muted)).toBe('pending');
  });

  test('[R6-1] a guest who closes the login dialog asks nobody, also not later', async () => {
    const { tab, apply, dialog } = await open(null);
    await apply(muted);
    tab.at('login').send({ type: 'login.close' });
    await settle();
    await tab.logIn('liran');
    expect(dialog()).toBeUndefined();
  });

  test.each([
    ['R8.4-1', muted, '发送申请失败，60日内不能重复发送好友申请'],
    ['R8.4-2', wangfang, '发送申请失败，你们已经是好友了'],
    ['R8.4-3', liran, '不能向自己发送好友申请'],
  ])('[%s] the refusal is said in its words, and the dialog closes', async (_, memberId, words) => {
    const { domain, apply, submit, dialog, noticeTexts } = await open();
    requestFriend(domain, liran, muted, '');
    await apply(memberId);
    await submit();
    expect([noticeTexts(), dialog()]).toEqual([[words], undefined]);
  });

  test('[R8.4-4 R8.4-5] too many in a day close the dialog; who is on a blacklist reads so in it', async () => {
    const { domain, apply, submit, dialog, noticeTexts, friendship } = await open();
    for (const memberId of nonFriends(domain).slice(1, friendRequestsPerDay + 1))
      requestFriend(domain, liran, memberId, '');
    await apply(muted);
    await submit();
    expect([noticeTexts(), dialog()]).toEqual([['今日好友申请数量已达上限，明天再发送吧'], undefined]);
    await apply(blocker);
    await submit();
    expect(dialog()?.getSnapshot().context.failure).toMatchObject({ code: 30005 });
    expect(friendship(blocker)).toBeUndefined();
  });

  test('[R8.4-6] any other code keeps the dialog and its text, with the server’s own words', async () => {
    const { backend, apply, submit, dialog, advance, friendship } = await open();
    backend.faults.add({ kind: 'code', endpoint: 'friend.submit', code: 39_999, times: 1 });
    await apply(muted);
    await submit();
    expect(dialog()?.getSnapshot().context.failure).toMatchObject({ tag: 'refused', code: 39_999 });
    await advance(800);
    await submit();
    expect(friendship(muted)).toBe('pending');
  });

  test('[R5.7-9 R5.7-10] 141 characters are not sent; a request after a failure follows when 800 ms have passed', async () => {
    const { tab, backend, apply, submit, dialog, advance, requests } = await open();
    await apply(muted);
    const type = (text: string) =>
      tab.at('friends/request').send({ type: 'field.change', field: 'introduction', text });
    type('好'.repeat(141));
    await submit();
    const error = () => dialog()?.getSnapshot().context.errors.introduction;
    expect([error(), requests()]).toEqual([{ code: 'tooLong', max: 140, over: 1 }, []]);
    type('好'.repeat(140));
    expect(error()).toBeUndefined();
    backend.faults.add({ kind: 'offline', endpoint: 'friend.submit', times: 1 });
    await submit();
    expect(dialog()?.getSnapshot().context.failure).toEqual({ tag: 'offline' });
    await advance(700);
    await submit();
    type('好'.repeat(139));
    await advance(99);
    expect(requests()).toEqual([]);
    await advance(1);
    expect(requests()).toEqual([expect.objectContaining({ message: '好'.repeat(139) })]);
  });

  test('[R3-42] what was typed and not sent stands there again, for this member and this user alone', async () => {
    const { tab, apply, dialog, submit, domain } = await open();
    const typed = () => dialog()?.getSnapshot().context.typed.texts.introduction;
    await apply(muted);
    tab.at('friends/request').send({ type: 'field.change', field: 'introduction', text: '上海展会见过' });
    tab.at('friends/request').send({ type: 'request.close' });
    await settle();
    await apply(nonFriends(domain)[0] ?? '');
    expect(typed()).toBeUndefined();
    tab.at('friends/request').send({ type: 'request.close' });
    await apply(muted);
    expect(typed()).toBe('上海展会见过');
    await submit();
    await apply(muted);
    expect(typed()).toBeUndefined();
  });

  test('[R4.5-8 R1-9] two who ask each other at the same time are friends at once', async () => {
    const { domain, apply, submit, friendship, noticeTexts } = await open();
    await apply(muted);
    requestFriend(domain, muted, liran, '您好');
    await submit();
    expect([friendship(muted), areFriends(domain, liran, muted), noticeTexts()]).toEqual([
      'friend',
      true,
      ['你们已经是好友了，现在可以发私信'],
    ]);
  });

  test('nothing of one member is left for the next', async () => {
    const { tab, apply, submit, domain } = await open();
    await apply(muted);
    await submit();
    await apply(nonFriends(domain)[0] ?? '');
    tab.at('session').send({ type: 'session.close' });
    await settle();
    const { context, value, children } = tab.at('friends').getSnapshot();
    expect([context.friendships, value, children.request]).toEqual([{}, 'resting', undefined]);
  });
});

test('[R4.5-6 R4.5-7 R4.5-8] a card says apply, pending or message; an agreement that the page tells of is newer than the asking', () => {
  const at = (made: Parameters<typeof friendshipOf>[0], isFriend: boolean, isPending: boolean) =>
    friendshipOf(made, { isFriend, isPending });
  expect([at(undefined, false, false), at(undefined, false, true), at(undefined, true, false)]).toEqual([
    'none',
    'pending',
    'friend',
  ]);
  expect([at('pending', false, false), at('pending', true, false), at('none', true, false)]).toEqual([
    'pending',
    'friend',
    'none',
  ]);
});

describe('answering', () => {
  const openFriends = async (persona: 'liran' | null = 'liran') => {
    const all = await open(persona);
    const { tab, domain } = all;
    const befriended = new Set(domain.tables.friends.get(liran));
    await tab.visit(`/people/${liran}`, 'me');
    const page = tab.at('page-me');
    page.send({ type: 'tab.choose', tab: 'friends' });
    await settle();
    const requests = tab.at('page-me/requests');
    const list = () =>
      tab
        .at('page-me/requests/list')
        .getSnapshot()
        .context.items.filter((row: { requestMemberId: string }) => !befriended.has(row.requestMemberId));
    const answer = async (id: string, given: 'APPROVED' | 'IGNORED') => {
      const requestMemberId = list().find((row: { id: string }) => row.id === id).requestMemberId;
      requests.send({ type: 'request.answer', id, requestMemberId, answer: given });
      await settle();
      return requestMemberId;
    };
    const state = (id: string) => tab.at(`page-me/requests/answer-${id}`).getSnapshot().value;
    const count = () => tab.at('page-me/requests/count').getSnapshot().context.data;
    const friends = () => tab.at('page-me/friends/list').getSnapshot().context;
    return { ...all, page, requests, list, answer, state, count, friends };
  };

  test('[R1-10 R4.5-1 R4.5-2 R7.2-18] agree and ignore: the count falls, the new friend is in the list, and cards know it', async () => {
    const { apply, answer, state, count, friends, friendship, domain, list, tab } = await openFriends();
    await apply(nonFriends(domain)[0] ?? '');
    tab.at('friends/request').send({ type: 'request.close' });
    expect(count()).toBe(12);
    const [one, other] = list();
    const memberId = await answer(one.id, 'APPROVED');
    expect([state(one.id), count(), areFriends(domain, liran, memberId), friendship(memberId)]).toEqual([
      'approved',
      11,
      true,
      'friend',
    ]);
    expect(friends().found.map((friend: { id: string }) => friend.id)).toEqual([memberId]);
    const nonFriendId = await answer(other.id, 'IGNORED');
    expect([state(other.id), count(), areFriends(domain, liran, nonFriendId)]).toEqual(['ignored', 10, false]);
    const requests = domain.tables.friendRequests;
    expect([one.id, other.id].map((id) => requests.get(id)?.answer)).toEqual(['APPROVED', 'IGNORED']);
    const shown = [one.id, other.id].map((id) => [...tab.at(`page-me/requests/answer-${id}`).getSnapshot().tags]);
    expect(shown).toEqual([['APPROVED'], ['IGNORED']]);
  });

  test('[R8.4-8 R4.5-5] one that has expired or was answered in another tab says so, to be closed, and the list learns how', async () => {
    const { answer, state, noticeTexts, domain, list, tab, advance } = await openFriends();
    const [one, other] = list();
    answerRequest(domain, liran, one.id, 'IGNORED');
    await answer(one.id, 'APPROVED');
    expect([state(one.id), noticeTexts()]).toEqual(['handled', ['这条好友申请已经处理过了']]);
    expect(selectNotices(tab.at('notices').getSnapshot())[0]).toMatchObject({ tone: 'bad', closable: true });
    expect(list()[0].status).toBe('IGNORED');
    await advance(6_000);
    const row = domain.tables.friendRequests.get(other.id);
    if (row) domain.tables.friendRequests.set(other.id, { ...row, at: row.at - 60 * day });
    await answer(other.id, 'APPROVED');
    expect([state(other.id), noticeTexts()]).toEqual(['expired', ['这条好友申请已经过期']]);
  });

  test('[R8.4-10] other codes are silent, and it can be tried again; a lost connection is said', async () => {
    const { backend, answer, state, noticeTexts, list } = await openFriends();
    const [one] = list();
    backend.faults.add({ kind: 'code', endpoint: 'friend.approve', code: 39_999, times: 1 });
    await answer(one.id, 'APPROVED');
    expect([state(one.id), noticeTexts()]).toEqual(['open', []]);
    backend.faults.add({ kind: 'offline', endpoint: 'friend.approve', times: 1 });
    await answer(one.id, 'APPROVED');
    expect([state(one.id), noticeTexts()]).toEqual(['open', ['网络不通，请检查网络后重试']]);
    await answer(one.id, 'APPROVED');
    expect(state(one.id)).toBe('approved');
  });

  test('[R7.2-16] a friend is deleted after a question, and can be asked again', async () => {
    const { tab, apply, friendship, domain, noticeTexts } = await openFriends();
    await apply(nonFriends(domain)[0] ?? '');
    tab.at('friends/request').send({ type: 'request.close' });
    const friends = tab.at('page-me/friends');
    friends.send({ type: 'friend.delete', memberId: wangfang, name: '王芳' });
    friends.send({ type: 'delete.cancel' });
    await settle();
    expect(areFriends(domain, liran, wangfang)).toBe(true);
    friends.send({ type: 'friend.delete', memberId: wangfang, name: '王芳' });
    friends.send({ type: 'delete.confirm' });
    await settle();
    expect([areFriends(domain, liran, wangfang), friendship(wangfang), noticeTexts()]).toEqual([
      false,
      'none',
      ['已删除好友'],
    ]);
    expect(friends.getSnapshot().context).toEqual({ gone: { [wangfang]: expect.any(Number) }, toDelete: null });
  });

  test('[R7.2-16 R4.5-6] who was asked or deleted here is shown as another tab has made it since, as soon as one comes back', async () => {
    const { tab, openTab, apply, submit, friendship, domain } = await openFriends();
    await apply(muted);
    await submit();
    const friends = tab.at('page-me/friends');
    const remove = async (list: typeof friends, memberId: string) => {
      list.send({ type: 'friend.delete', memberId, name: '会员' });
      list.send({ type: 'delete.confirm' });
      await settle();
    };
    await remove(friends, wangfang);
    expect([friendship(muted), friendship(wangfang), Object.keys(friends.getSnapshot().context.gone)]).toEqual([
      'pending',
      'none',
      [wangfang],
    ]);

    const [request] = [...domain.tables.friendRequests.values()].filter(({ to }) => to === muted);
    answerRequest(domain, muted, request?.id ?? '', 'APPROVED');
    requestFriend(domain, wangfang, liran, '又见面了');
    const other = openTab();
    await other.visit(`/people/${liran}`, 'me');
    other.at('page-me').send({ type: 'tab.choose', tab: 'friends' });
    await settle();
    await remove(other.at('page-me/friends'), muted);
    const [near] = tab.at('page-me/friends/list').getSnapshot().context.items.slice(-1);
    await remove(other.at('page-me/friends'), near.id);
    expect(friends.getSnapshot().context.gone).toHaveProperty(near.id);
    const [asks] = other.at('page-me/requests/list').getSnapshot().context.items;
    expect(asks).toMatchObject({ requestMemberId: wangfang, status: 'PENDING' });
    other.at('page-me/requests').send({ type: 'request.answer', ...asks, answer: 'APPROVED' });
    await settle();
    expect([areFriends(domain, liran, muted), areFriends(domain, liran, wangfang)]).toEqual([false, true]);

    expect([friendship(muted), friendship(wangfang), Object.keys(friends.getSnapshot().context.gone)]).toEqual([
      undefined,
      undefined,
      [near.id],
    ]);
    tab.app.send({ type: 'page.hidden' });
    tab.app.send({ type: 'page.shown' });
    await settle();
    const { found, items } = tab.at('page-me/friends/list').getSnapshot().context;
    const listed = [...found, ...items].map(({ id }: { id: string }) => id);
    expect([listed.includes(wangfang), listed.includes(muted)]).toEqual([true, false]);
  });

  test('[R7.2-16] who was deleted here and is a friend again by another device is in the list as soon as it is looked at', async () => {
    const { tab, domain, backend } = await openFriends();
    const friends = tab.at('page-me/friends');
    const listed = () =>
      tab
        .at('page-me/friends/list')
        .getSnapshot()
        .context.items.filter((friend: Friend) => !isGone(friends.getSnapshot(), friend))
        .map(({ memberId }: Friend) => memberId);
    const near = listed()[0] ?? '';
    friends.send({ type: 'friend.delete', memberId: near, name: '会员' });
    friends.send({ type: 'delete.confirm' });
    await settle();
    backend.clock.advance(60_000);
    friends.send({ type: 'list.reload' });
    await settle();
    expect(listed()).not.toContain(near);
    requestFriend(domain, near, liran, '又见面了');
    const [request] = [...domain.tables.friendRequests.values()].filter(
      ({ from, to }) => from === near && to === liran,
    );
    answerRequest(domain, liran, request?.id ?? '', 'APPROVED');
    tab.app.send({ type: 'page.hidden' });
    tab.app.send({ type: 'page.shown' });
    await settle();
    expect(listed()).toContain(near);
  });

  test('[R7.2-16] a deletion that fails leaves the friend where he was', async () => {
    const { tab, backend, noticeTexts } = await openFriends();
    backend.faults.add({ kind: 'offline', endpoint: 'friend.delete', times: 1 });
    const friends = tab.at('page-me/friends');
    friends.send({ type: 'friend.delete', memberId: wangfang, name: '王芳' });
    friends.send({ type: 'delete.confirm' });
    await settle();
    expect([friends.getSnapshot().context.gone, noticeTexts()]).toEqual([{}, ['网络不通，请检查网络后重试']]);
  });
});
