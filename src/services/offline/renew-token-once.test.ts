import { expect, test } from 'vitest';
import { isTokenRenewal, renewTokenOnce } from './renew-token-once.ts';

const address = 'https://api.example.com/auth/token/refresh';
const settle = () => new Promise((resolve) => setTimeout(resolve));

const begin = () => {
  const used = new Set<string>();
  const calls: Request[] = [];
  const late: (() => void)[] = [];
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const line = { isUp: true };
  const answer = renewTokenOnce({
    fetch: async (request) => {
      calls.push(request);
      const body = await request.text();
      const code = used.has(body) ? 1 : 0;
      if (line.isUp) used.add(body);
      await opened;
      if (!line.isUp) throw new TypeError('Failed to fetch');
      return Response.json({ code, data: `after ${body}` });
    },
    wait: () => new Promise((resolve) => late.push(resolve)),
  });
  const ask = (token: string, signal?: AbortSignal) => {
    const body = JSON.stringify({ refreshToken: token });
    const asked = answer(new Request(address, { method: 'POST', body, ...(signal && { signal }) }));
    return asked.then((found) => found.json() as Promise<{ code: number; data: string }>);
  };
  const tooLate = (): void => {
    for (const run of late.splice(0)) run();
  };
  return { ask, calls, open, line, tooLate };
};

test('[R4.3-6] a page that is loaded anew while its token is renewed is given the answer that the one before it asked for', async () => {
  const { ask, calls, open } = begin();
  const page = new AbortController();
  const before = ask('X', page.signal);
  await settle();
  page.abort();
  const after = ask('X');
  open();
  expect(await after).toEqual({ code: 0, data: 'after {"refreshToken":"X"}' });
  expect([calls.length, calls[0]?.signal.aborted]).toEqual([1, false]);
  expect(await ask('X')).toEqual(await before);
  expect((await ask('Y')).data).toContain('Y');
  expect(calls).toHaveLength(2);
});

test('[R4.3-6] an answer waits for a while only, and a call that failed is made again', async () => {
  const { ask, calls, open, line, tooLate } = begin();
  open();
  line.isUp = false;
  await expect(ask('X')).rejects.toThrow('Failed to fetch');
  line.isUp = true;
  expect((await ask('X')).code).toBe(0);
  tooLate();
  await settle();
  expect((await ask('X')).code).toBe(1);
  expect(calls).toHaveLength(3);
});

test('[R4.3-6] nothing else is taken', () => {
  const addresses = [address, 'https://api.example.com/auth/logout', 'https://api.example.com/auth/token/refresh/1'];
  expect(addresses.map((each) => isTokenRenewal(new URL(each)))).toEqual([true, false, false]);
});
