import { expect, test } from 'vitest';
import { sameAnswers } from './same-answers.ts';

test('of fifty addresses the last answer is remembered; the one that was asked longest ago goes', () => {
  const same = sameAnswers();
  const ask = (at: number) => same(`/news/${at}`, null, 'text', () => ({ at }));
  const first = Array.from({ length: 50 }, (_, at) => ask(at));
  expect(ask(0)).toBe(first[0]);
  ask(50);
  expect(ask(0)).toBe(first[0]);
  expect(ask(2)).toBe(first[2]);
  expect(ask(1)).not.toBe(first[1]);
});
