import { expect, test } from 'vitest';
import { type AnswerCache, offlineCache } from './offline-cache.ts';

const lost = new TypeError('Failed to fetch');
const url = 'https://api.test/news/news/1';

const setup = (send: typeof fetch, { isThere = true, idle = Promise.resolve() } = {}) => {
  const kept: unknown[] = [];
  const cache: AnswerCache = {
    keep: async ([input], answer) => void kept.push([input, await answer.text()]),
    recall: async ([input], reason) => (input === url && reason === lost ? new Response('read before') : null),
  };
  return { call: offlineCache(async () => (isThere ? cache : null), idle)(send), kept };
};

const turns = (): Promise<void> => new Promise((done) => setTimeout(done));

test('an answer is given at once, and kept when the page is idle', async () => {
  let rest = (): void => {};
  const idle = new Promise<void>((done) => (rest = done));
  const { call, kept } = setup(async () => new Response('news'), { idle });
  expect(await (await call(url)).text()).toBe('news');
  await turns();
  expect(kept).toEqual([]);
  rest();
  await turns();
  expect(kept).toEqual([[url, 'news']]);
});

test('where the network fails, what was read before is given without waiting for an idle page; else the failure', async () => {
  const fails = () => Promise.reject(lost);
  const never = new Promise<void>(() => {});
  expect(await (await setup(fails, { idle: never }).call(url)).text()).toBe('read before');
  await expect(setup(fails).call(`${url}/other`)).rejects.toBe(lost);
  await expect(setup(fails, { isThere: false }).call(url)).rejects.toBe(lost);
});
