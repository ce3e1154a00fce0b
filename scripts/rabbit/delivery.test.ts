import { expect, test } from 'vitest';
import { seededRandom } from '#mocks/random.ts';
import { logDelivery } from '../chaos/log-delivery.ts';
import { deliveryOf, sumOf } from './delivery.ts';
import { drawCuts } from './disturbances.ts';

const [clean, abc] = [{ lost: 0, doubled: 0, outOfOrder: 0 }, ['a', 'b', 'c']];

test('what is lost, doubled or out of order among what was stored is found, and nothing else', () => {
  expect(deliveryOf(abc, abc)).toEqual(clean);
  expect(deliveryOf(abc, ['a', 'c'])).toEqual({ ...clean, lost: 1 });
  expect(deliveryOf(abc, ['a', 'b', 'a', 'c'])).toEqual({ ...clean, doubled: 1 });
  expect(deliveryOf(abc, ['b', 'a', 'c'])).toEqual({ ...clean, outOfOrder: 1 });
  expect(sumOf([deliveryOf(abc, ['a']), deliveryOf(abc, ['a', 'a', 'b', 'c'])])).toEqual({
    ...clean,
    lost: 2,
    doubled: 1,
  });
});

test('what a log that is read window by window misses, shows twice or elsewhere is found', () => {
  const stored = ['a', 'b', 'c', 'd'];
  expect(
    logDelivery(
      [
        ['', 'c', 'd'],
        ['a', 'b', 'c'],
      ],
      stored,
    ),
  ).toEqual(clean);
  expect(
    logDelivery(
      [
        ['c', 'd'],
        ['b', 'c'],
      ],
      stored,
    ),
  ).toEqual({ ...clean, lost: 1 });
  expect(logDelivery([['a', 'b', 'c', 'c', 'd']], stored)).toMatchObject({ lost: 0, doubled: 1 });
  expect(
    logDelivery(
      [
        ['c', 'd'],
        ['b', 'a', 'c'],
      ],
      stored,
    ),
  ).toEqual({ ...clean, outOfOrder: 1 });
  expect(logDelivery([['a', 'b', 'd']], stored)).toEqual({ lost: 1, doubled: 0, outOfOrder: 1 });
});

test('a hundred cuts are of all kinds; without the broker’s own command it is left alone', () => {
  const counted = (hasControl: boolean) =>
    Object.fromEntries(Map.groupBy(drawCuts(100, hasControl, seededRandom(7)), (kind) => kind));
  const [all, ours] = [counted(true), counted(false)];
  expect(Object.values(all).flat()).toHaveLength(100);
  expect([all['half-open']?.length, all.killBroker?.length, all.restartBroker?.length]).toEqual([25, 10, 3]);
  expect([ours['half-open']?.length, ours.killBroker, ours.restartBroker, ours.reset?.length]).toEqual([
    25,
    undefined,
    undefined,
    75,
  ]);
});
