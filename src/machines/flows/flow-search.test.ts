import { expect, test } from 'vitest';
import type { SearchEntry, SearchIndex } from './chart-file.ts';
import { searched } from './flow-search.ts';

const same = (text: string) => ({ zh: text, en: text });
const entry = (id: string, zh: string, en: string, rest: Partial<SearchEntry> = {}): SearchEntry => ({
  stem: 'login',
  id,
  chart: same('Login'),
  words: { zh, en },
  more: null,
  shows: [],
  requirements: [],
  ...rest,
});
const index: SearchIndex = {
  entries: [
    entry('login.skipped', '已跳过', 'Skipped'),
    entry('login/skip/0', '点击“跳过”', 'Press "Skip"', { more: same('an entry was added') }),
    entry('login/error/0', '密码错了三次，要图形验证码', 'Three wrong passwords: a picture is asked for'),
    entry('login/error/1', '网络断了', 'The network is gone', { shows: [{ zh: '网络不通', en: 'No connection' }] }),
    entry('login/send/0', '点击“发送”', 'Press "Send"', { requirements: ['R5.2-4'] }),
  ],
  texts: { 'R5.2-4': { zh: '新密码必填。', en: 'The new password is required.' } },
};
const ids = (text: string) => searched(index, text).map(({ id }) => id);

test('a button is found first where its condition stands', () => {
  expect(ids('跳过')).toEqual(['login/skip/0', 'login.skipped']);
});

test('words are found in another order and number, in both languages, and as the screen shows them', () => {
  expect(ids('three wrong password')[0]).toBe('login/error/0');
  expect(ids('输错三次密码')[0]).toBe('login/error/0');
  expect(ids('no connection')[0]).toBe('login/error/1');
});

test('requirements are found by id and by what they say', () => {
  expect(ids('r5.2-4')).toEqual(['login/send/0']);
  expect(ids('new password required')[0]).toBe('login/send/0');
  expect(ids(' ')).toEqual([]);
});
