import { expect, test } from 'vitest';
import { loginBySso } from './rules/login.ts';
import { sendCode } from './rules/sms-code.ts';
import { smallSeed, testNow, testWorld } from './testing.ts';
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
