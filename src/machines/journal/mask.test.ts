import { expect, test } from 'vitest';
import { type MaskKind, maskWith } from './mask.ts';

const by = (key: string) => maskWith(key);
const masked = by('key');
const kinds: readonly MaskKind[] = ['secret', 'words', 'person'];

test('equal texts are told by equal ones, and others by others, with every key', () => {
  const texts = [
    '',
    'a',
    'b',
    'ab',
    'ba',
    'cart is empty',
    'user is gonee',
    '周二见',
    '周三见',
    '周二',
    'Shiye2026',
    '9',
  ];
  for (const key of ['key', 'kez', ''])
    for (const kind of kinds) {
      const all = texts.map((text) => by(key)(text, kind));
      expect(all).toEqual(texts.map((text) => by(key)(text, kind)));
      expect(new Set(all).size).toBe(texts.length);
    }
  const single = Array.from({ length: 26 }, (_, at) => masked(String.fromCharCode(97 + at), 'secret'));
  expect(new Set(single).size).toBe(26);
  expect(masked('Shiye2026', 'secret')).not.toBe(by('kez')('Shiye2026', 'secret'));
});

test('no letter is told by itself, and what charts decide by stays: length, digits, capitals, blanks, marks', () => {
  const text = ' Ab9z 周二见！\n１２ ёж 🍵 x@y-z.com ';
  for (const kind of kinds) {
    const result = masked(text, kind);
    expect(result).toMatch(
      /^ [A-Z][a-z]\d[a-z] [\u4e00-\u9fff]{3}！\n[０-９]{2} [\uac00-\ud7a3]{2} 🍵 [a-z]@[a-z]-[a-z]\.[a-z]{3} $/,
    );
    expect([...result].filter((letter, at) => /[\p{L}\p{N}]/u.test(letter) && letter === [...text][at])).toEqual([]);
  }
});

test('the beginning of a text is told by the beginning of what tells it', () => {
  expect(masked('周二见面', 'words').slice(0, 3)).toBe(masked('周二见', 'words'));
});

test('words that link still link, and a mobile number of China begins with 1', () => {
  expect(masked('见 https://a.cn 或www.b.cn http://', 'words')).toMatch(
    /^. https:\/\/[a-z]\.[a-z]{2} .www\.[a-z]\.[a-z]{2} http:\/\/$/,
  );
  expect(masked('13900001234', 'person')).toMatch(/^1\d{10}$/);
  expect(masked('13900001234', 'person')).not.toContain('139');
  expect(masked('13900001234', 'secret')).not.toMatch(/^1/);
});
