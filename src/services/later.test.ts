import { expect, test } from 'vitest';
import { here, later, partOf } from './later.ts';

test('what is brought later is brought once, however many ask', async () => {
  let loads = 0;
  const brought = later(async () => ({ size: ++loads }));
  expect([brought.now(), partOf(brought, ({ size }) => size).now()]).toEqual([null, null]);
  await Promise.all([brought.bring(), brought.bring(), partOf(brought, ({ size }) => size).bring()]);
  expect([loads, brought.now(), partOf(brought, ({ size }) => size).now()]).toEqual([1, { size: 1 }, 1]);
});

test('what did not come is brought again for the next who asks', async () => {
  let loads = 0;
  const brought = later(async () => {
    loads += 1;
    if (loads === 1) throw new Error('lost on the way');
    return loads;
  });
  await expect(brought.bring()).rejects.toThrow('lost on the way');
  expect(brought.now()).toBe(null);
  expect([await brought.bring(), brought.now()]).toEqual([2, 2]);
});

test('what is here need not be waited for', async () => {
  expect([here('a').now(), await here('a').bring()]).toEqual(['a', 'a']);
});
