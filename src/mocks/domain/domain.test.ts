import { expect } from 'vitest';
import { createDomain } from './domain.ts';
import { createProjection } from './projection.ts';
import { loginBySso } from './rules/login.ts';
import { sendCode } from './rules/sms-code.ts';
import { smallSeed, test, testNow } from './testing.ts';

test('the tables are the fold of the events: another domain that adopts them is the same', ({ domain, wait }) => {
  sendCode(domain, { mobile: '+8613900001111', nvcVal: 'nvc-1' });
  wait(500);
  loginBySso(domain, 'sso-liran');
  const other = createDomain({ now: () => testNow, random: () => 0, seed: smallSeed() });
  other.adopt(domain.events.slice(0, 1));
  other.adopt(JSON.parse(JSON.stringify(domain.events)));
  expect(other.tables).toEqual(domain.tables);
  expect(other.events.map(({ seq, at }) => [seq, at])).toEqual([
    [1, testNow],
    [2, testNow],
    [3, testNow + 500],
    [4, testNow + 500],
  ]);
});

test('an event of another version, which is not known here, keeps its place and changes nothing', ({ domain }) => {
  const before = structuredClone(domain.tables);
  const [event] = JSON.parse(`[{ "type": "ticket.torn", "seq": 1, "at": ${testNow} }]`);
  domain.adopt([event]);
  expect(domain.events).toEqual([event]);
  expect(domain.tables).toEqual(before);
});

test('subscribers hear each event once; an event out of place is left out', ({ domain }) => {
  const received: string[] = [];
  const stop = domain.subscribe(({ type }) => received.push(type));
  const event = domain.commit({ type: 'news.viewed', id: '1' });
  domain.adopt([event, { ...event, seq: 5 }]);
  stop();
  domain.commit({ type: 'news.viewed', id: '1' });
  expect(received).toEqual(['news.viewed']);
});

test('a view takes each event once, however often it is asked for, and begins anew with its domain', ({ domain }) => {
  const taken: number[] = [];
  const view = createProjection(
    () => new Set<string>(),
    (types, event) => {
      taken.push(event.seq);
      types.add(event.type);
    },
  );
  domain.commit({ type: 'news.viewed', id: '1' });
  expect([...view(domain)]).toEqual(['news.viewed']);
  domain.commit({ type: 'flash.viewed', id: '1' });
  for (let count = 0; count < 3; count += 1) expect([...view(domain)]).toEqual(['news.viewed', 'flash.viewed']);
  expect(taken).toEqual([1, 2]);
  domain.restart();
  expect([...view(domain)]).toEqual([]);
});

test('what a table holds of one thing is added to, not copied by each event: a long log takes its length in time', ({
  domain,
}) => {
  const memberId = '1001';
  const token = { type: 'token.issued', family: 'f', memberId, openid: null, expiresAt: testNow } as const;
  const grow = (n: number): readonly unknown[] => {
    domain.commit({ type: 'circle.joined', circleId: '1', memberId: String(n) });
    domain.commit({ type: 'entity.kept', memberId, entityType: 'news', entityId: String(n) });
    domain.commit({ ...token, generation: n });
    domain.commit({ type: 'keyword.searched', site: 'news', keyword: String(n) });
    domain.commit({ type: 'work.added', memberId, entries: [] });
    domain.commit({ type: 'education.added', memberId, entries: [] });
    const { circleMoves, favourites, families, searches, work, education } = domain.tables;
    return [
      circleMoves.get('1'),
      favourites.get(memberId),
      families.get('f')?.expiresAt,
      searches.get('news'),
      work.get(memberId),
      education.get(memberId),
    ];
  };
  const first = grow(1);
  for (const [n, held] of grow(2).entries()) expect(held).toBe(first[n]);
});
