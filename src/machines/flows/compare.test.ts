import { expect, test } from 'vitest';
import type { JournalEntry } from '../journal/recorder.ts';
import { changesIn } from './changes.ts';
import { actorDifferences, comparisonOf, contextDifferences } from './compare.ts';
import type { Moment } from './recording.ts';

const facts = { appVersion: '1', language: 'zh', route: '/', first: 0 };
const entry = (index: number, event: JournalEntry['event'], path = ''): JournalEntry => ({
  index,
  time: 1_700_000_000_000 + index,
  path,
  incarnation: 1,
  source: null,
  event,
  input: 'external',
});
const compared = (left: readonly JournalEntry[], right: readonly JournalEntry[], others = facts) =>
  comparisonOf([left, right], [facts, others]);
const run = (key: string, digits: string): readonly JournalEntry[] => [
  entry(0, { type: 'route.entered', href: '/', entry: key }),
  entry(1, { type: 'user.changed', at: Number(digits) * 7 }, `/page-${key}`),
  entry(2, { type: 'field.change', field: 'mobile', text: digits }, '/login'),
];

test('runs that differ in times, and in what chance has made, are equal', () => {
  expect(compared(run('k7f', '137'), run('x2', '137'))).toEqual({
    common: 3,
    moved: 0,
    firstMoved: null,
    isEqual: true,
    matches: [
      [0, 1, 2],
      [0, 1, 2],
    ],
    facts: [],
  });
});

test('the first entry that is another one is found, and what is said of the recordings that differs', () => {
  const [left, right] = [run('k7f', '137'), run('x2', '138')];
  expect(compared(left, right, { ...facts, appVersion: '2', first: 40 })).toMatchObject({
    common: 2,
    isEqual: false,
    facts: ['appVersion', 'first'],
  });
  expect(compared(left, left.slice(0, 2))).toMatchObject({ common: 2, isEqual: false });
  expect(compared([], [])).toMatchObject({ common: 0, isEqual: true });
});

test('another room for another key is told apart: names of chance are told by their order, not left out', () => {
  const two = (second: string) => [entry(0, { type: 'go' }, '/page-a1'), entry(1, { type: 'go' }, `/page-${second}`)];
  expect(compared(two('a1'), two('b2')).common).toBe(1);
});

const answer = (path: string, type: string, output: unknown): JournalEntry => ({
  ...entry(0, { type, output }, path),
  input: 'async',
});
const token = (letter: string): string => `${letter.repeat(8)}1${letter.repeat(8)}2`;

test('answers to different actors that come in another order are no difference, and what chance has made stays the same word', () => {
  const story = (first: string, second: string) => {
    const list = [
      answer('/news/list', 'xstate.done.actor.load', { key: first }),
      entry(0, { type: 'list.shown', key: first }, '/news'),
    ];
    const side = [answer('/side', 'xstate.done.actor.load', { key: second })];
    const end = [entry(0, { type: 'key.use', keys: [first, second] }, '/news')];
    return { list, side, end };
  };
  const [one, other] = [story(token('a'), token('b')), story(token('y'), token('x'))];
  const left = [...one.list, ...one.side, ...one.end];
  expect(compared(left, [...other.side, ...other.list, ...other.end])).toEqual({
    common: 4,
    moved: 1,
    firstMoved: 0,
    isEqual: true,
    matches: [
      [1, 2, 0, 3],
      [2, 0, 1, 3],
    ],
    facts: [],
  });
  const crossed = entry(0, { type: 'key.use', keys: [token('x'), token('y')] }, '/news');
  expect(compared(left, [...other.side, ...other.list, crossed])).toMatchObject({
    common: 3,
    moved: 1,
    isEqual: false,
  });
});

test('answers to one actor may change places, what a person does may not', () => {
  const [head, list] = [answer('/news', 'xstate.done.actor.head', 1), answer('/news', 'xstate.done.actor.list', 2)];
  expect(compared([head, list], [list, head])).toMatchObject({ moved: 1, isEqual: true });
  const [like, next] = [entry(0, { type: 'like.press' }, '/news'), entry(0, { type: 'page.more' }, '/news')];
  expect(compared([like, next], [next, like])).toMatchObject({ common: 0, isEqual: false });
  expect(compared([like, head, list], [head, list, like])).toMatchObject({ common: 0 });
});

test('an entry that one recording has alone is the first difference, also behind answers in another order', () => {
  const [head, side] = [answer('/news', 'done', 1), answer('/side', 'done', 2)];
  const press = entry(0, { type: 'like.press' }, '/news');
  expect(compared([head, side, press], [side, head, press, press])).toMatchObject({
    common: 3,
    moved: 1,
    isEqual: false,
    matches: [
      [1, 0, 2],
      [1, 0, 2, null],
    ],
  });
});

test('places of a context that differ are named, and secrets stay secret', () => {
  const left = { fields: { mobile: '137', password: 'Abc12345' }, tabs: ['sms'], old: 1 };
  const right = { fields: { mobile: '138', password: 'Xyz98765' }, tabs: ['sms', 'wechat'] };
  expect(contextDifferences(changesIn(left, right))).toEqual([
    { place: 'fields.mobile', left: '"137"', right: '"138"' },
    { place: 'tabs.1', left: '–', right: '"wechat"' },
    { place: 'old', left: '1', right: '–' },
  ]);
});

test('charts that stand otherwise are named, also those that one recording has alone; effects are not looked at', () => {
  const actor = (path: string, value: string | null, status = 'active') => ({
    path,
    incarnation: 1,
    machine: value === null ? null : 'chart',
    status,
    value,
    activeStates: [],
  });
  const moment = (...actors: readonly ReturnType<typeof actor>[]) => ({ actors }) as unknown as Moment;
  const apart = actorDifferences(
    moment(actor('', 'open'), actor('/login', 'typing'), actor('/sms', 'cooling'), actor('/send', null)),
    moment(actor('', 'open'), actor('/login', 'sent'), actor('/sms', 'cooling', 'stopped'), actor('/news', 'shown')),
  );
  expect(apart.map(({ path, left, right }) => [path, left?.value ?? null, right?.value ?? null])).toEqual([
    ['/login', 'typing', 'sent'],
    ['/sms', 'cooling', 'cooling'],
    ['/news', null, 'shown'],
  ]);
});
