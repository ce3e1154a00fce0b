import { expect, test } from 'vitest';
import type { ChartCase } from './chart-file.ts';
import { entryWords, titlesIn } from './entry-words.ts';
import { sampleChart } from './sample-chart.ts';

const one = (zh: string, en: string, payload?: unknown): ChartCase =>
  payload === undefined ? { zh, en } : { zh, en, payload };
const chart = {
  arrows: [],
  cases: {
    'field.change': [
      one('手机号填 1391234abcd', 'Type the mobile 1391234abcd', { field: 'mobile', text: '1391234abcd' }),
      one('密码填 Shiye2026', 'Type the password Shiye2026', { field: 'password', text: 'Shiye2026' }),
    ],
    'tab.choose': [
      one('点击“短信登录”', 'Press "SMS"', { tab: 'sms' }),
      one('点击“密码登录”', 'Press "Password"', { tab: 'password' }),
    ],
    'xstate.error.actor.send': [
      one('还要等 37 秒', '37 seconds to wait', { error: { tag: 'code', code: 2, data: 37 } }),
      one('断网', 'The network is gone', { error: { tag: 'offline' } }),
    ],
    'xstate.done.actor.load': [
      one('后台给出内容', 'There is content', { output: ['食业'] }),
      one('后台说没有内容', 'There is nothing', { output: [] }),
    ],
    'form.send': [one('点击“提交”', 'Press "Send"'), one('再点击“提交”', 'Press "Send" again')],
  },
};
const words = (type: string, payload: object = {}) => entryWords(chart, { type, ...payload }).en;

test('an event is told by the example that it is like, and with its own values', () => {
  expect(words('tab.choose', { tab: 'password' })).toBe('Press "Password"');
  expect(words('field.change', { field: 'mobile', text: '13911112222' })).toBe('Type the mobile 13911112222');
  expect(words('field.change', { field: 'mobile', text: '1'.repeat(50) })).toBe(`Type the mobile ${'1'.repeat(40)}…`);
  expect(words('field.change', { field: 'password', text: '•••' })).toBe('Type the password •••');
  expect(words('xstate.error.actor.send', { error: { tag: 'offline' }, actorId: 'send' })).toBe('The network is gone');
  expect(words('xstate.error.actor.send', { error: { tag: 'code', code: 2, data: 12 } })).toBe('12 seconds to wait');
  expect(words('xstate.done.actor.load', { output: [{ id: 1 }] })).toBe('There is content');
  expect(words('xstate.done.actor.load', { output: [] })).toBe('There is nothing');
  expect(words('form.send')).toBe('Press "Send"');
});

test('where no example is like it, nothing is said that would be false', () => {
  expect(words('tab.choose', { tab: 'wechat' })).toBe('tab.choose');
  expect(words('xstate.error.actor.send', { error: { tag: 'timeout' } })).toBe('It has failed');
  expect(entryWords(null, { type: 'xstate.done.actor.load' }).en).toBe('The result has come');
  expect(words('field.change', { field: 'email', text: 'Shiye2026' })).toBe('field.change');
  expect(words('mobile.change', { value: '13911112222' })).toBe('mobile.change');
  expect(words('other.event')).toBe('other.event');
});

test('where a chart is, is told by the titles of its innermost active states; a chart without inner states has none', () => {
  expect(titlesIn(sampleChart, ['lamp', 'lamp.on', 'lamp.on.dim'], 'en')).toEqual(['State lamp.on.dim']);
  expect(titlesIn(sampleChart, ['lamp'], 'en')).toEqual([]);
});
