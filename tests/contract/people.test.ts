import { Schema } from 'effect';
import { beforeEach, describe, expect, test } from 'vitest';
import { createBackend, type NodeBackend } from '#mocks/hosts/node.ts';
import { pageSize } from '#services/contract/constants.ts';
import type { Data, Endpoint } from '#services/contract/contract.ts';
import { friend } from '#services/contract/friend.contract.ts';
import { people } from '#services/contract/people.contract.ts';
import { responseTo } from '../harness/calls.ts';

const liran = '1001';
const wangfang = '1002';
const halfway = '1004';
const day = 24 * 60 * 60 * 1_000;
let backend: NodeBackend;
beforeEach(() => {
  backend = createBackend();
});

interface Ask {
  readonly as?: 'liran' | 'wangfang' | 'muted';
  readonly query?: Readonly<Record<string, string | number>>;
  readonly path?: string;
}

const answerOf = async (endpoint: Endpoint, { as, query = {}, path = endpoint.path }: Ask = {}) => {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const response = await responseTo(backend, `${path}?${search}`, { as, method: endpoint.method });
  return { status: response.status, envelope: await response.json() };
};

const ask = async <E extends Endpoint>(endpoint: E, how: Ask = {}): Promise<Data<E>> =>
  Schema.decodeUnknownSync(endpoint.data)((await answerOf(endpoint, how)).envelope.data);

const person = (id: string) => ({ path: `/admin/member/basic/${id}` });
const rowOf = (id: string) => {
  const row = backend.domain.tables.members.get(id);
  if (!row) throw new Error(`no member ${id}`);
  return row;
};
const ids = (page: { readonly records: readonly { readonly memberId: string }[] }) =>
  page.records.map(({ memberId }) => memberId);

describe('lists', () => {
  test('[R1-23 R7.2-23] all people are open to a guest, who was here last comes first, and nobody unfinished is among them', async () => {
    const page = await ask(people.page, { query: { current: 1, size: 100 } });
    const times = page.records.map(({ lastActiveTime }) => lastActiveTime);
    expect(times).toEqual(times.toSorted((a, b) => Number(b) - Number(a)));
    expect(page.total).toBe(799);
    expect((await ask(people.page, { query: { current: 2, size: 100 } })).records).toHaveLength(100);
    const all = (
      await Promise.all(
        Array.from({ length: 8 }, (_, at) => ask(people.page, { query: { current: at + 1, size: 100 } })),
      )
    ).flatMap(ids);
    expect([new Set(all).size, all.includes(halfway)]).toEqual([799, false]);
  });

  test('[R7.2-22 R7.2-29] the latest members are ten, the newest first', async () => {
    const page = await ask(people.joinLatest, { query: { current: 1, size: pageSize.newestMembers } });
    const joined = ids(page).map((id) => rowOf(id).joinedAt);
    expect([pageSize.newestMembers, page.records.length, joined]).toEqual([10, 10, joined.toSorted((a, b) => b - a)]);
  });

  test('[R7.2-24 R7.2-30] the popular members are ten, the most followed first', async () => {
    const page = await ask(people.hotFollow, { query: { current: 1, size: pageSize.popularMembers } });
    const counts = page.records.map(({ followerCount }) => followerCount);
    expect([pageSize.popularMembers, counts.length, counts]).toEqual([
      10,
      10,
      counts.toSorted((a, b) => Number(b) - Number(a)),
    ]);
  });

  test('[R7.2-20 R7.2-32] interesting people share something with the user, and are neither himself nor his friends nor those he follows', async () => {
    const query = { current: 1, size: pageSize.interest, isRandomSort: 'true' };
    const page = await ask(people.interested, { as: 'liran', query });
    expect([pageSize.interest, page.records.length]).toEqual([5, 5]);
    const all = await ask(people.interested, { as: 'liran', query: { size: 100 } });
    const known = [
      liran,
      ...(backend.domain.tables.friends.get(liran) ?? []),
      ...(backend.domain.tables.follows.get(liran)?.keys() ?? []),
    ];
    expect(ids(all).filter((id) => known.includes(id))).toEqual([]);
    expect(ids(all)).not.toEqual(ids(await ask(people.interested, { query: { size: 100 } })));
  });

  test('[R7.2-32] isRandomSort mixes the nearest, and pages of one mixture fit together', async () => {
    const query = { size: 5, isRandomSort: 'true' };
    const pages = await Promise.all(
      [1, 2, 3].map((current) => ask(people.interested, { as: 'liran', query: { ...query, current } })),
    );
    const mixed = pages.flatMap(ids);
    expect(new Set(mixed).size).toBe(15);
    expect(mixed).not.toEqual(ids(await ask(people.interested, { as: 'liran', query: { size: 15 } })));
    backend.clock.advance(3 * day);
    expect(ids(await ask(people.interested, { as: 'liran', query: { ...query, current: 1 } }))).not.toEqual(
      mixed.slice(0, 5),
    );
  });

  test('[R7.2-21 R7.2-31 R6-8] visitors are told to the member alone, five at a time, the last first', async () => {
    expect((await answerOf(people.viewed)).status).toBe(401);
    const page = await ask(people.viewed, { as: 'liran', query: { size: pageSize.visitors } });
    const times = page.records.map(({ visitTime }) => visitTime);
    expect([pageSize.visitors, times.length, times]).toEqual([5, 5, times.toSorted((a, b) => Number(b) - Number(a))]);
  });

  test('[R7.2-21] a member who opens a page is its newest visitor, once; a guest and the owner leave no trace', async () => {
    const before = await ask(people.viewed, { as: 'wangfang' });
    await ask(people.member, person(wangfang));
    await ask(people.member, { as: 'wangfang', ...person(wangfang) });
    expect(await ask(people.viewed, { as: 'wangfang' })).toEqual(before);
    for (const _ of [1, 2]) {
      backend.clock.advance(1_000);
      await ask(people.member, { as: 'muted', ...person(wangfang) });
    }
    const after = await ask(people.viewed, { as: 'wangfang' });
    expect([after.total, after.records[0]?.name, after.records[0]?.visitTime]).toEqual([
      before.total + 1,
      '周默',
      backend.clock.now(),
    ]);
  });

  test('[R7.3-17] people are found by name, company and position, names first; blank finds nobody', async () => {
    const found = await ask(people.search, { query: { keyword: ' 李然 ', size: 10 } });
    expect(found.records[0]?.memberId).toBe(liran);
    const company = rowOf(liran).profile.company;
    const there = await ask(people.search, { query: { keyword: company, size: 50 } });
    expect([...new Set(there.records.map((card) => card.company))]).toEqual([company]);
    expect((await ask(people.search, { query: { keyword: '  ' } })).total).toBe(0);
    const lately = await ask(people.search, { query: { keyword: '王', lastActive: 'week', size: 100 } });
    expect(lately.records.every(({ lastActiveTime }) => backend.clock.now() - Number(lastActiveTime) <= 7 * day)).toBe(
      true,
    );
  });

  test('[R7.2-12 R3-37] friends are listed as member cards, the newest first', async () => {
    const page = await ask(friend.page, { as: 'liran', query: { current: 1, size: 50 } });
    expect([page.total, page.records.every(({ isFriend }) => isFriend)]).toEqual([35, true]);
    expect(page.records.at(-1)).toMatchObject({ memberId: wangfang, name: '王芳', hasPendingFriendRequest: false });
  });
});

describe('filters', () => {
  test('[R7.2-25] each company counts the members that the list then shows', async () => {
    const [first] = await ask(people.companies);
    const page = await ask(people.page, { query: { companyId: first?.id ?? 0, size: 100 } });
    expect(page.total).toBe(first?.memberCount);
    expect([...new Set(page.records.map(({ company }) => company))]).toEqual([first?.name]);
  });

  test('[R7.2-26] the categories part the members of companies', async () => {
    const choices = await ask(people.companyCategories);
    const totals = await Promise.all(
      choices.map(async ({ code }) => (await ask(people.page, { query: { companyCategory: code } })).total),
    );
    expect(totals).toEqual(choices.map(({ memberCount }) => memberCount));
    expect(totals.reduce((sum, total) => sum + total, 0)).toBe(799);
  });

  test('[R7.2-27] a province holds its cities, a city its districts', async () => {
    const places = await ask(people.locations);
    const shanghai = places.find(({ name }) => name === '上海市');
    const page = await ask(people.page, { query: { locationId: shanghai?.id ?? 0, size: 100 } });
    expect(page.total).toBeGreaterThan(0);
    expect(page.records.filter(({ location }) => !location.startsWith('上海市'))).toEqual([]);
    const cities = await Promise.all(
      (shanghai?.subLocations ?? []).map(({ id }) => ask(people.page, { query: { locationId: id } })),
    );
    expect(cities.reduce((sum, { total }) => sum + total, 0)).toBe(page.total);
    expect((await ask(people.page, { query: { locationId: 1 } })).total).toBe(0);
  });

  test('[R7.2-28 R9-20 R9-21] the ranges of the last visit count what the list shows', async () => {
    const choices = await ask(people.lastActive);
    expect(choices.map(({ range }) => range)).toEqual(['oneDay', 'week', 'month', 'halfYear', 'year', 'overYear']);
    const totals = await Promise.all(
      choices.map(async ({ range }) => (await ask(people.page, { query: { lastActive: range } })).total),
    );
    expect(totals).toEqual(choices.map(({ memberCount }) => memberCount));
    expect((totals[4] ?? 0) + (totals[5] ?? 0)).toBe(799);
  });

  test('[R2.6-53] a tag keeps those who bear it, together with another filter', async () => {
    const tagId = rowOf(liran).industryTagIds[0] ?? 0;
    const page = await ask(people.page, { query: { tagId, size: 100 } });
    const bears = (id: string) => rowOf(id).industryTagIds.includes(tagId);
    expect(ids(page).every(bears)).toBe(true);
    const both = await ask(people.page, { query: { tagId, lastActive: 'week', size: 100 } });
    expect([both.total < page.total, ids(both).every(bears)]).toEqual([true, true]);
  });
});

describe('one member', () => {
  test('[R3-7] shows name, work and counts, but neither email, mobile nor invitation code', async () => {
    const info = await ask(people.member, person(liran));
    expect(info).toMatchObject({
      memberId: liran,
      nickname: '李然',
      position: '产品总监',
      hasColumn: true,
      email: null,
      phoneNumber: null,
      inviteMiniappCode: null,
      followerCount: rowOf(liran).followerCount,
      followCount: rowOf(liran).followCount,
      location: rowOf(liran).profile.location,
    });
    expect(info.workHistoryList[0]).toMatchObject({ position: '产品总监', company: info.company, endTime: null });
  });

  test('[R3-37] friends and open requests show on cards and pages, to both and to nobody else', async () => {
    const relation = async (as: Ask['as'], id: string) => {
      const { isFriend, hasPendingFriendRequest } = await ask(people.member, { ...(as && { as }), ...person(id) });
      return [isFriend, hasPendingFriendRequest];
    };
    const pending = [...backend.domain.tables.friendRequests.values()].filter(
      ({ to, at, answer }) => to === liran && answer === null && backend.clock.now() - at < 60 * day,
    );
    expect(pending).toHaveLength(12);
    expect(await relation('liran', wangfang)).toEqual([true, false]);
    expect(await relation('wangfang', liran)).toEqual([true, false]);
    expect(await relation('liran', pending[0]?.from ?? '')).toEqual([false, true]);
    expect(await relation('wangfang', pending[0]?.from ?? '')).toEqual([false, false]);
    expect(await relation(undefined, wangfang)).toEqual([false, false]);
  });
});
