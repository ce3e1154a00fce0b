import { expect, test } from 'vitest';
import type { Message } from '#services/contract/realtime.contract.ts';
import { compareIds, mergedMessages, messageLines, messageTypeOf } from './message-lines.ts';
import { entrySample, messageSample } from './path-samples.ts';

const said = (id: string, sentTime: number, part: Partial<Message> = {}): Message => ({
  ...messageSample,
  id,
  msgContent: id,
  sentTime,
  ...part,
});

test.each([
  ['https://shiye.example/news/1', 3],
  ['看这里：http://a.cn/b 很好', 3],
  ['www.cfsa.net.cn', 3],
  ['价格是 3:2，https 是什么', 0],
  ['周二见', 0],
])('[R4.6-16] %s is of type %i', (text, type) => {
  expect(messageTypeOf(text)).toBe(type);
});

test('[R4.6-17] a gap of over 5 minutes has a time stamp, one of 5 minutes has none', () => {
  const messages = [said('1', 0), said('2', 300_000), said('3', 600_001)];
  expect(messageLines(messages, [], '1001').map(({ hasTime }) => hasTime)).toEqual([false, false, true]);
});

test('[R7.5-17] a message stands once: on its way until the backend has it, then as the backend has it', () => {
  const statesOf = (messages: readonly Message[]) =>
    messageLines(messages, [entrySample], '1001').map(({ key, id, state, isOwn }) => [key, id, state, isOwn]);
  expect(statesOf([])).toEqual([['1001:70001:5:0:你好', null, 'sending', true]]);
  expect(statesOf([said('9', 5, { msgFrom: '1001', msgTo: '1002', msgContent: '你好' })])).toEqual([
    ['1001:70001:5:0:你好', '9', 'sent', true],
  ]);
});

test('[R7.5-17] what a backend without a key has stored twice is shown once, and another text of the same moment beside it', () => {
  const messages = [
    said('1', 5, { msgContent: '你好' }),
    said('2', 5, { msgContent: '你好' }),
    said('3', 5, { msgContent: '你好吗' }),
    said('4', 6, { msgContent: '你好' }),
  ];
  const lines = messageLines(messages, [], '1001');
  expect(lines.map(({ id }) => id)).toEqual(['1', '3', '4']);
  // A duplicate React key would leave a stale line.
  expect(new Set(lines.map(({ key }) => key)).size).toBe(3);
});

test('[R4.6-5] messages stand in the order of the backend, each once, whatever came first', () => {
  const [one, two, ten] = [said('9', 3), said('10', 2), said('100', 1)];
  expect(mergedMessages([ten, one], [two, one])).toEqual([one, two, ten]);
  expect(compareIds('9007199254740993', '9007199254740992')).toBe(1);
});
