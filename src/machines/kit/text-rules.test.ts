import { describe, expect, test } from 'vitest';
import { lengthOf } from '#services/contract/text.ts';
import { atMost, emailFormat, hasHan, required } from './text-rules.ts';

test('[R5.3-1] what is only space is empty', () => {
  expect(required(' \u3000\t\n')).toEqual({ code: 'required' });
  expect(required(' 李 ')).toBeNull();
});

test('[R5.3-1] what draws nothing is empty; beside a character it stays', () => {
  expect(required('\u200B\u2060 \uFEFF\u00AD\u200F')).toEqual({ code: 'required' });
  expect(required('\u2800\u2800')).toEqual({ code: 'required' });
  expect(required('\u0000\u0007\u001B\u007F\u0085')).toEqual({ code: 'required' });
  expect([required('李\u200B'), required('👩‍🔬'), required('❤️')]).toEqual([null, null, null]);
});

describe('length', () => {
  test.each([
    ['  李然  ', 2],
    ['𠮷野家', 3],
    ['cafe\u0301', 4],
    ['café', 4],
    ['한국', 2],
    ['', 0],
  ])('[R5.3-2] %j has %i characters', (text, length) => {
    expect(lengthOf(text)).toBe(length);
  });

  test('[R5.3-2][R5.3-3] the limit itself passes, one more says by how many', () => {
    expect(atMost(40)('李'.repeat(40))).toBeNull();
    expect(atMost(40)(` ${'𠮷'.repeat(40)} `)).toBeNull();
    expect(atMost(40)('李'.repeat(41))).toEqual({ code: 'tooLong', max: 40, over: 1 });
    expect(atMost(40)('李'.repeat(43))).toEqual({ code: 'tooLong', max: 40, over: 3 });
  });
});

describe('email', () => {
  test.each([
    '',
    '   ',
    ' a@b.cn ',
    'li.ran@shiye.com.cn',
    'a+tag_1@sub-domain.example.org',
    "o'neil@example.ie",
    '123@qq.com',
    'liran@例子.中国',
    'liran＠shiye.com',
    '\u200bliran@shiye.com\u200b ',
  ])('[R5.3-13][R5.3-14] %j passes', (text) => {
    expect(emailFormat(text)).toBeNull();
  });

  test.each([
    'liran',
    'liran@',
    '@shiye.com',
    'li ran@shiye.com',
    'liran@shiye',
    'liran@shiye.c',
    'liran@@shiye.com',
    'liran@shiye..com',
    '.liran@shiye.com',
    'liran.@shiye.com',
    'liran@-shiye.com',
    'a b@c.cn',
    'liran@shiye.com,',
    'a@b.cn c@d.cn',
  ])('[R5.3-14] %j does not', (text) => {
    expect(emailFormat(text)).toEqual({ code: 'emailFormat' });
  });
});

test('[R5.3-5] Han characters are found in any plane, kana and Latin are none', () => {
  expect(['李然', 'Li 然', '𠮷', '〇'].map(hasHan)).toEqual([true, true, true, true]);
  expect(['Li Ran', 'リラン', '한국', ''].map(hasHan)).toEqual([false, false, false, false]);
});
