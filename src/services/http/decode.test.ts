import { expect, test } from 'vitest';
import { activity } from '../contract/activity.contract.ts';
import { decoder } from './decode.ts';

test('of fifty addresses the last answer is remembered; the one that was asked longest ago goes', () => {
  const decode = decoder(() => {});
  const ask = (at: number) =>
    decode({ endpoint: activity.cities, address: `/cities/${at}`, token: null }, '{"code":0,"data":[]}');
  const first = Array.from({ length: 50 }, (_, at) => ask(at));
  expect(ask(0)).toBe(first[0]);
  ask(50);
  expect(ask(0)).toBe(first[0]);
  expect(ask(2)).toBe(first[2]);
  expect(ask(1)).not.toBe(first[1]);
});
