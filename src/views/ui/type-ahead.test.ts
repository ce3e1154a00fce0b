import { expect, test } from 'vitest';
import { isWriting, matchTyped, nothingTyped, typedOn } from './type-ahead.ts';

const names = [
  ['北京市', 'Beijing'],
  ['河北省', 'Hebei'],
  ['河南省', 'Henan'],
  ['浙江省', 'Zhejiang'],
];

test('what is typed fast is one word, after a pause another begins', () => {
  const h = typedOn(nothingTyped, 'h', 10_000);
  expect(typedOn(h, 'e', 10_300)).toEqual({ text: 'he', at: 10_300 });
  expect(typedOn(h, 'z', 10_900)).toEqual({ text: 'z', at: 10_900 });
});

test('a blank belongs to a word that has begun; keys without a letter are none', () => {
  expect([isWriting(nothingTyped, ' '), isWriting(typedOn(nothingTyped, 'n', 0), ' ')]).toEqual([false, true]);
  expect([isWriting(nothingTyped, 'h'), isWriting(nothingTyped, '河'), isWriting(nothingTyped, 'Enter')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('a place is found by the beginning of any of its names, one letter pressed again finds the next', () => {
  expect(matchTyped(names, 'zhe', 0)).toBe(3);
  expect(matchTyped(names, '河南', 0)).toBe(2);
  expect(matchTyped(names, 'h', 0)).toBe(1);
  expect(matchTyped(names, 'hh', 1)).toBe(2);
  expect(matchTyped(names, 'hhh', 2)).toBe(1);
  expect(matchTyped(names, 'he', 2)).toBe(2);
  expect(matchTyped(names, 'hen', 1)).toBe(2);
  expect(matchTyped(names, 'x', 0)).toBe(-1);
  expect(matchTyped([], 'x', -1)).toBe(-1);
});
