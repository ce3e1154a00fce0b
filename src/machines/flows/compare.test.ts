import { expect, test } from 'vitest';
import type { JournalEntry } from '../journal/recorder.ts';
import { changesIn } from './changes.ts';
import { comparisonOf, placesApart } from './compare.ts';

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
const run = (key: string, digits: string): readonly JournalEntry[] => [
  entry(0, { type: 'route.entered', href: '/', entry: key }),
  entry(1, { type: 'reader.changed', at: Number(digits) * 7 }, `/room-${key}`),
  entry(2, { type: 'mobile.change', value: digits }, '/login'),
];

test('[R1-11] runs that differ in times, and in what chance has made, are equal', () => {
  expect(comparisonOf([run('k7f', '137'), run('x2', '137')], [facts, facts])).toEqual({
    common: 3,
    isEqual: true,
    facts: [],
  });
});

test('[R1-11] the first entry that is another one is found, and what is said of the recordings that differs', () => {
  const [left, right] = [run('k7f', '137'), run('x2', '138')];
  expect(comparisonOf([left, right], [facts, { ...facts, appVersion: '2', first: 40 }])).toEqual({
    common: 2,
    isEqual: false,
    facts: ['appVersion', 'first'],
  });
  expect(comparisonOf([left, left.slice(0, 2)], [facts, facts])).toEqual({ common: 2, isEqual: false, facts: [] });
  expect(comparisonOf([[], []], [facts, facts])).toEqual({ common: 0, isEqual: true, facts: [] });
});

test('[R1-11] another room for another key is told apart: names of chance are told by their order, not left out', () => {
  const two = (second: string) => [entry(0, { type: 'go' }, '/room-a1'), entry(1, { type: 'go' }, `/room-${second}`)];
  expect(comparisonOf([two('a1'), two('b2')], [facts, facts]).common).toBe(1);
});

test('[R1-11] places of a context that differ are named, and secrets stay secret', () => {
  const left = { fields: { mobile: '137', password: 'Abc12345' }, tabs: ['sms'], old: 1 };
  const right = { fields: { mobile: '138', password: 'Xyz98765' }, tabs: ['sms', 'wechat'] };
  expect(placesApart(changesIn(left, right))).toEqual([
    { place: 'fields.mobile', left: '"137"', right: '"138"' },
    { place: 'tabs.1', left: '–', right: '"wechat"' },
    { place: 'old', left: '1', right: '–' },
  ]);
});
