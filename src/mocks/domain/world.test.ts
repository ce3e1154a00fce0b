import { expect, test } from 'vitest';
import { loginBySso } from './rules/login.ts';
import { sendCode } from './rules/sms-code.ts';
import { smallSeed, testNow, testWorld } from './testing.ts';
import { createView } from './view.ts';
import { createWorld } from './world.ts';

test('the tables are the fold of the events: another world that adopts them is the same', () => {
  const { world, wait } = testWorld();
  sendCode(world, { mobile: '+8613900001111', nvcVal: 'nvc-1' });
  wait(500);
  loginBySso(world, 'sso-liran');
  const other = createWorld({ now: () => testNow, random: () => 0, seed: smallSeed() });
  other.adopt(world.events.slice(0, 1));
  other.adopt(JSON.parse(JSON.stringify(world.events)));
  expect(other.tables).toEqual(world.tables);
  expect(other.events.map(({ seq, at }) => [seq, at])).toEqual([
    [1, testNow],
    [2, testNow],
    [3, testNow + 500],
    [4, testNow + 500],
  ]);
});

test('an event of another version, which is not known here, keeps its place and changes nothing', () => {
  const { world } = testWorld();
  const before = structuredClone(world.tables);
  const [event] = JSON.parse(`[{ "type": "ticket.torn", "seq": 1, "at": ${testNow} }]`);
  world.adopt([event]);
  expect(world.events).toEqual([event]);
  expect(world.tables).toEqual(before);
});

test('subscribers hear each event once; an event out of place is left out', () => {
  const { world } = testWorld();
  const heard: string[] = [];
  const stop = world.subscribe(({ type }) => heard.push(type));
  const event = world.commit({ type: 'news.viewed', id: '1' });
  world.adopt([event, { ...event, seq: 5 }]);
  stop();
  world.commit({ type: 'news.viewed', id: '1' });
  expect(heard).toEqual(['news.viewed']);
});

test('a view takes each event once, however often it is asked for, and begins anew with its world', () => {
  const { world } = testWorld();
  const taken: number[] = [];
  const view = createView(
    () => new Set<string>(),
    (types, event) => {
      taken.push(event.seq);
      types.add(event.type);
    },
  );
  world.commit({ type: 'news.viewed', id: '1' });
  expect([...view(world)]).toEqual(['news.viewed']);
  world.commit({ type: 'flash.viewed', id: '1' });
  for (let count = 0; count < 3; count += 1) expect([...view(world)]).toEqual(['news.viewed', 'flash.viewed']);
  expect(taken).toEqual([1, 2]);
  world.restart();
  expect([...view(world)]).toEqual([]);
});

test('what a table holds of one thing is added to, not copied by each event: a long log takes its length in time', () => {
  const { world } = testWorld();
  const memberId = '1001';
  const token = { type: 'token.issued', family: 'f', memberId, openid: null, expiresAt: testNow } as const;
  const grow = (n: number): readonly unknown[] => {
    world.commit({ type: 'circle.joined', circleId: '1', memberId: String(n) });
    world.commit({ type: 'entity.kept', memberId, entityType: 'news', entityId: String(n) });
    world.commit({ ...token, generation: n });
    world.commit({ type: 'keyword.searched', site: 'news', keyword: String(n) });
    world.commit({ type: 'work.added', memberId, entries: [] });
    world.commit({ type: 'education.added', memberId, entries: [] });
    const { circleMoves, favourites, families, searches, work, education } = world.tables;
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
