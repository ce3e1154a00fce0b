import { expect, test } from 'vitest';
import { news } from '../contract/news.contract.ts';
import { type AnswerSources, cacheAnswers, type Outgoing, type Send, takeAnswers } from './middleware.ts';

const { signal } = new AbortController();
const call = (address = '/news/news/1', token: string | null = null): Outgoing => ({
  ...{ endpoint: news.detail, address, token },
  ...{ body: undefined, signal },
});
const turns = (): Promise<void> => new Promise((done) => setTimeout(done));

const lost = new TypeError('Failed to fetch');

const cached = (send: Send, { isThere = true, awake = Promise.resolve() } = {}) => {
  const kept: unknown[] = [];
  const openCache: AnswerSources['openCache'] = async () =>
    isThere
      ? {
          save: async ({ address }, text) => void kept.push([address, text]),
          find: async ({ address }) => (address === call().address ? 'read before' : null),
        }
      : null;
  return { send: cacheAnswers(openCache, awake)(send), kept };
};

test('an answer is given at once, and kept once the page is awake', async () => {
  let wake = (): void => {};
  const awake = new Promise<void>((done) => (wake = done));
  const { send, kept } = cached(async () => ({ text: 'news' }), { awake });
  expect(await send(call())).toEqual({ text: 'news' });
  await turns();
  expect(kept).toEqual([]);
  wake();
  await turns();
  expect(kept).toEqual([['/news/news/1', 'news']]);
});

test('where the network fails, what was read before is given without waiting for the page to be awake; else the failure', async () => {
  const fails = () => Promise.reject(lost);
  const never = new Promise<void>(() => {});
  expect(await cached(fails, { awake: never }).send(call())).toEqual({ text: 'read before' });
  await expect(cached(fails).send(call('/news/news/2'))).rejects.toBe(lost);
  await expect(cached(fails, { isThere: false }).send(call())).rejects.toBe(lost);
});

test('nothing read before is given where it was not the network that failed', async () => {
  for (const reason of [new DOMException('left', 'AbortError'), { tag: 'timeout' }, new Error('a defect')])
    await expect(cached(() => Promise.reject(reason)).send(call())).rejects.toBe(reason);
});

const base = 'https://api.test';

const preloadedWith = (answer: Promise<Response>) => {
  const asked: string[] = [];
  const preloaded = new Map([[`${base}/news`, answer]]);
  const take = (url: string) => {
    const taken = preloaded.get(url);
    preloaded.delete(url);
    return taken;
  };
  const send = takeAnswers(
    take,
    base,
  )(async ({ address }) => {
    asked.push(address);
    return { text: 'asked' };
  });
  return { asked, text: async (address = '/news', token?: string) => (await send(call(address, token))).text };
};
const came = () => Promise.resolve(new Response('preloaded'));

test('a preloaded answer is given once, and everything else is asked for', async () => {
  const { text, asked } = preloadedWith(came());
  expect([await text(), await text(), await text('/news/1')]).toEqual(['preloaded', 'asked', 'asked']);
  expect(asked).toEqual(['/news', '/news/1']);
});

test('a preloaded answer that did not come, or says an error, is asked for again', async () => {
  for (const answer of [Promise.reject(lost), Promise.resolve(new Response('', { status: 503 }))]) {
    const { text, asked } = preloadedWith(answer);
    expect([await text(), asked]).toEqual(['asked', ['/news']]);
  }
});

test('a call with a token gets no answer that was preloaded for a guest', async () => {
  expect(await preloadedWith(came()).text('/news', 't')).toBe('asked');
});
