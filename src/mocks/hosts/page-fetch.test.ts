import { expect, test } from 'vitest';
import { pageFetch } from './page-fetch.ts';

test('a call that was given up before it began does not reach the simulated backend', async () => {
  const reached: string[] = [];
  const fetch = pageFetch({
    dispatch: async ({ url }) => {
      reached.push(url);
      return new Response();
    },
    origin: 'https://shiye.test',
    isOurs: () => true,
    otherwise: globalThis.fetch,
  });
  await expect(fetch('/post/posts', { method: 'POST', signal: AbortSignal.abort('left') })).rejects.toBe('left');
  expect(reached).toEqual([]);
});
