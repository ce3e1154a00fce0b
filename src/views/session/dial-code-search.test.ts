import { expect, test } from 'vitest';
import { dialCodes } from '#services/contract/dial-codes.generated.ts';
import { byEnglishName, findDialCodes, rowOfDialCode } from './dial-code-search.ts';

const found = (words: string) => findDialCodes(words).map(([iso]) => iso);

test('a dial code is found by name in both languages, by pinyin initials and by number', () => {
  expect(found('香港')).toEqual(['HK']);
  expect(found('hong kong')).toEqual(['HK']);
  expect(found('Kong')).toEqual(['HK']);
  expect(found('zgxg')).toEqual(['HK']);
  expect(found('852')).toEqual(['HK']);
  expect(found('+852')).toEqual(['HK']);
  expect(found('00852')).toEqual(['HK']);
  expect(found(' ８５２ ')).toEqual(['HK']);
});

test('several words and the first letters of a number narrow the list, and a letter inside a word finds nothing', () => {
  expect(found('united a')).toEqual(['AE']);
  expect(found('85')).toEqual(expect.arrayContaining(['HK', 'MO']));
  expect(found('ongkong')).toEqual([]);
  expect(found('+')).toEqual([]);
});

test('no words find all, with +86 first', () => {
  expect(findDialCodes('  ')).toBe(dialCodes);
  expect(rowOfDialCode('+86')?.[0]).toBe('CN');
  expect(rowOfDialCode('+000')).toBeUndefined();
});

test('in English they stand by their English names, after those of China', () => {
  const rows = byEnglishName(dialCodes);
  expect(rows.slice(0, 7).map(([iso]) => iso)).toEqual(['CN', 'HK', 'MO', 'TW', 'AF', 'AL', 'DZ']);
  const names = rows.slice(4).map(([, , , en]) => en);
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
  expect(rows).toHaveLength(dialCodes.length);
});
