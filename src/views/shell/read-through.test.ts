import { expect, onTestFinished, test, vi } from 'vitest';
import type { Reading } from '#services/storage/kept-reading.ts';
import { readThrough } from './read-through.ts';

const lost = new TypeError('Failed to fetch');
const url = 'https://api.test/news/news/1';

const setup = (ask: () => Promise<Response>, { isThere = true, isRested = true, isLate = false } = {}) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const kept: unknown[] = [];
  const reading: Reading = {
    keep: async ([input], answer) => void kept.push([input, await answer.text()]),
    recall: async ([input], reason) => (input === url && reason === lost ? new Response('read before') : null),
    forget: async () => {},
  };
  let rest = (): void => {};
  const rested = isRested ? Promise.resolve() : new Promise<void>((done) => (rest = done));
  const keeper = isThere ? { reading: async () => reading, rested: () => rested } : null;
  let stand = (): void => {};
  const call = readThrough(ask, new Promise((done) => (stand = () => done(keeper))));
  if (!isLate) stand();
  return { call, kept, rest: () => rest(), stand: () => stand() };
};

test('an answer is given at once, and kept two seconds later when the page is whole', async () => {
  const { call, kept, rest } = setup(async () => new Response('news'), { isRested: false });
  expect(await (await call(url)).text()).toBe('news');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(kept).toEqual([]);
  rest();
  await vi.advanceTimersByTimeAsync(0);
  expect(kept).toEqual([[url, 'news']]);
  const whole = setup(async () => new Response('news'));
  await whole.call(url);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(whole.kept).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(whole.kept).toEqual([[url, 'news']]);
});

test('where there is no way, what was read before is given; else why there is none', async () => {
  const fails = () => Promise.reject(lost);
  expect(await (await setup(fails).call(url)).text()).toBe('read before');
  await expect(setup(fails).call(`${url}/other`)).rejects.toBe(lost);
  await expect(setup(fails, { isThere: false }).call(url)).rejects.toBe(lost);
});

test('a call that fails before anybody keeps anything waits for who does', async () => {
  const { call, stand } = setup(() => Promise.reject(lost), { isLate: true });
  const answer = call(url);
  await vi.advanceTimersByTimeAsync(1_000);
  stand();
  expect(await (await answer).text()).toBe('read before');
});
