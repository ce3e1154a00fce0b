import { Effect, Exit, Fiber, Result, Schema } from 'effect';
import { expect, onTestFinished, test, vi } from 'vitest';
import { settle, VirtualClock } from '../../../tests/harness/virtual-clock.ts';
import { requestTimeout } from '../contract/constants.ts';
import type { Endpoint } from '../contract/contract.ts';
import type { Call } from '../env.ts';
import { type HttpOptions, makeRequest } from './request.ts';

const endpoint = {
  method: 'POST',
  path: '/news/:id',
  params: Schema.Struct({ id: Schema.String }),
  query: Schema.Struct({ size: Schema.FiniteFromString, word: Schema.optional(Schema.String) }),
  body: Schema.Struct({ text: Schema.String }),
  data: Schema.Struct({ count: Schema.Int }),
} as const satisfies Endpoint;
const call = { params: { id: '7/8' }, query: { size: 4 }, body: { text: '好' } };

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const good = () => json({ code: 0, msg: 'ok', data: { count: 3 } });

const setup = (
  answer: (request: Request) => Response | Promise<Response>,
  {
    token = null,
    ...options
  }: { token?: string | null } & Partial<Pick<HttpOptions, 'renew' | 'changed' | 'unreadable'>> = {},
) => {
  const clock = new VirtualClock();
  const requests: Request[] = [];
  const request = makeRequest({
    baseUrl: 'https://backend.test',
    clock,
    fetch: async (input, init) => {
      const sent = new Request(input, init);
      requests.push(sent.clone());
      sent.signal.throwIfAborted();
      return await Promise.race([
        answer(sent),
        new Promise<never>((_, reject) =>
          sent.signal.addEventListener('abort', () => reject(sent.signal.reason as Error)),
        ),
      ]);
    },
    token: () => token,
    renew: async () => null,
    ...options,
  });
  const ask = (of: Endpoint = endpoint) => Effect.runPromise(Effect.result(request(of, call)));
  return { request, ask, requests, clock };
};

const failureOf = async (answer: () => Response | Promise<Response>) => {
  const result = await setup(answer).ask();
  return Result.isFailure(result) ? result.failure : 'succeeded';
};

test('a call is sent as the contract says and its data is decoded', async () => {
  const { ask, requests } = setup(good, { token: 't1' });
  expect(await ask()).toEqual(Result.succeed({ count: 3 }));
  const [sent] = requests;
  expect(sent?.method).toBe('POST');
  expect(sent?.url).toBe('https://backend.test/news/7%2F8?size=4');
  expect(sent?.headers.get('authorization')).toBe('Bearer t1');
  expect(sent?.headers.get('accept') ?? '*/*').toBe('*/*');
  expect(await sent?.json()).toEqual({ text: '好' });
});

test('what a member changes is told of once it is answered: not what they read, what is refused, nor logs and counts', async () => {
  let notices = 0;
  const changed = () => {
    notices += 1;
  };
  const { ask } = setup(good, { changed });
  await ask({ ...endpoint, act: 'like' });
  await ask({ ...endpoint, method: 'DELETE', access: 'member' });
  expect(notices).toBe(2);
  await ask();
  await ask({ ...endpoint, access: 'none' });
  await ask({ ...endpoint, access: 'member', asks: true });
  const { body: _, ...reading } = endpoint;
  await ask({ ...reading, method: 'GET', act: 'seeVisitors' });
  await setup(() => json({ code: 1 }), { changed }).ask({ ...endpoint, act: 'like' });
  expect(notices).toBe(2);
  const renewing = setup(({ headers }) => (headers.get('authorization') === 'Bearer t2' ? good() : json({}, 401)), {
    token: 't1',
    renew: async () => 't2',
    changed,
  });
  await renewing.ask({ ...endpoint, act: 'like' });
  expect(notices).toBe(3);
});

test('[R7-1] an envelope code other than 0 is a refusal with the server text and data', async () => {
  expect(await failureOf(() => json({ code: 20003, msg: '验证码错误', data: { left: 2 } }))).toEqual({
    tag: 'refused',
    code: 20003,
    msg: '验证码错误',
    data: { left: 2 },
  });
});

test.each([
  ['HTML instead of JSON', () => new Response('<html></html>'), 'not JSON'],
  ['JSON that is no envelope', () => json([1, 2]), 'not an envelope'],
] as const)('%s is malformed, named by its endpoint', async (_, answer, reason) => {
  expect(await failureOf(answer)).toEqual({ tag: 'malformed', endpoint: 'POST /news/:id', reason });
});

test('data of another shape is malformed', async () => {
  expect(await failureOf(() => json({ code: 0, data: { count: 'many' } }))).toMatchObject({
    tag: 'malformed',
    endpoint: 'POST /news/:id',
  });
});

test('a malformed reply is told without its values, which may be secrets', async () => {
  const failure = await failureOf(() => json({ code: 0, data: { count: 'secret-token' } }));
  expect(JSON.stringify(failure)).toContain('count');
  expect(JSON.stringify(failure)).not.toContain('secret-token');
});

test.each([
  [403, { tag: 'forbidden' }],
  [404, { tag: 'missing' }],
  [502, { tag: 'unavailable', status: 502 }],
  [401, { tag: 'expired' }],
] as const)('HTTP status %i becomes its failure', async (status, failure) => {
  expect(await failureOf(() => json({}, status))).toEqual(failure);
});

test('a broken connection is offline', async () => {
  expect(await failureOf(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual({ tag: 'offline' });
});

test('no answer within the limit is a timeout, by the clock of the app and no other', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { ask, clock } = setup(() => new Promise(() => {}));
  const ends: unknown[] = [];
  const asked = ask().then((end) => ends.push(end));
  await vi.advanceTimersByTimeAsync(10 * requestTimeout);
  await clock.advance(requestTimeout - 1);
  expect(ends).toEqual([]);
  await clock.advance(1);
  await asked;
  expect(ends).toEqual([Result.fail({ tag: 'timeout' })]);
});

test('what fails is asked for once; whoever wants it again says so', async () => {
  const { body: _, ...reading } = endpoint;
  for (const answer of [() => json({}, 503), () => Promise.reject(new TypeError('Failed to fetch'))]) {
    const { ask, requests } = setup(answer);
    await ask({ ...reading, method: 'GET' });
    expect(requests).toHaveLength(1);
  }
});

test('what is not asked for is not in the address', async () => {
  const { request, requests } = setup(good);
  const asked = (query: Call['query']) => Effect.runPromise(request(endpoint, { ...call, query }));
  await asked({ size: 4, word: undefined });
  await Effect.runPromise(request({ method: 'GET', path: '/news', data: endpoint.data }, {}));
  expect(requests.map(({ url }) => url)).toEqual([
    'https://backend.test/news/7%2F8?size=4',
    'https://backend.test/news',
  ]);
});

test('who has to know hears of a reply that cannot be read, and of nothing else', async () => {
  const reports: unknown[] = [];
  const answers = [good(), json({ code: 1 }), json({}, 500), new Response('<html>')];
  const { ask } = setup(() => answers.shift() ?? expect.unreachable(), {
    unreadable: ({ reason }, { path }) => reports.push([reason, path]),
  });
  while (answers.length > 0) await ask();
  expect(reports).toEqual([['not JSON', '/news/:id']]);
});

test('a row that cannot be read hides no other: the list comes without it, and who has to know hears of it', async () => {
  const reports: unknown[] = [];
  const { body: _, ...reading } = endpoint;
  const { ask } = setup(() => json({ code: 0, data: [{ count: 1 }, { count: 'secret' }, { count: 3 }] }), {
    unreadable: ({ reason }) => reports.push(reason),
  });
  const list: Endpoint = { ...reading, method: 'GET', data: Schema.Array(endpoint.data) };
  expect(await ask(list)).toEqual(Result.succeed([{ count: 1 }, { count: 3 }]));
  await ask(list);
  expect(reports).toEqual([expect.stringMatching(/^1 left out: .*\[1\]\["count"\]/s)]);
  expect(String(reports)).not.toContain('secret');
});

test('leaving interrupts the request', async () => {
  const { request, requests } = setup(() => new Promise(() => {}));
  const fiber = Effect.runFork(request(endpoint, call));
  await settle();
  await Effect.runPromise(Fiber.interrupt(fiber));
  expect(requests[0]?.signal.aborted).toBe(true);
  expect(Exit.isFailure(await Effect.runPromise(Fiber.await(fiber)))).toBe(true);
});

test('a 401 is asked again once with the renewed token', async () => {
  const tokens: (string | null)[] = [];
  const { ask } = setup(
    (sent) => {
      tokens.push(sent.headers.get('authorization'));
      return tokens.length === 1 ? json({}, 401) : good();
    },
    { token: 't1', renew: async (refused) => `${refused}-renewed` },
  );
  expect(await ask()).toEqual(Result.succeed({ count: 3 }));
  expect(tokens).toEqual(['Bearer t1', 'Bearer t1-renewed']);
});

test('a 401 after the renewal, or with no token to be had, is expired', async () => {
  const always = setup(() => json({}, 401), { token: 't1', renew: async () => 't2' });
  expect(await always.ask()).toEqual(Result.fail({ tag: 'expired' }));
  expect(always.requests).toHaveLength(2);

  const none = setup(() => json({}, 401), { token: 't1', renew: async () => null });
  expect(await none.ask()).toEqual(Result.fail({ tag: 'expired' }));
  expect(none.requests).toHaveLength(1);
});

test('no token is renewed for a guest, nor for a call that fails otherwise', async () => {
  const renewed: string[] = [];
  const renew = async (refused: string) => {
    renewed.push(refused);
    return 't2';
  };
  await setup(() => json({}, 401), { renew }).ask();
  for (const status of [403, 404, 500]) await setup(() => json({}, status), { token: 't1', renew }).ask();
  expect(renewed).toEqual([]);
});

test("a call of access 'none' goes without the token", async () => {
  const { ask, requests } = setup(good, { token: 't1' });
  await ask({ ...endpoint, access: 'none' });
  expect(requests[0]?.headers.get('authorization')).toBeNull();
});

test('[R7.7-4] a call that outlives the page is sent so', async () => {
  const { ask, requests } = setup(good);
  await ask({ ...endpoint, keepalive: true });
  await ask();
  expect(requests.map(({ keepalive }) => keepalive)).toEqual([true, false]);
});

test('an answer that says the same again is the same object, until the login is another', async () => {
  let [count, token]: [number, string | null] = [3, null];
  const request = makeRequest({
    baseUrl: 'https://backend.test',
    clock: new VirtualClock(),
    fetch: async () => json({ code: 0, data: { count } }),
    token: () => token,
    renew: async () => null,
  });
  const { body, ...reading } = endpoint;
  const ask = (method: 'GET' | 'POST', size = 4) =>
    Effect.runPromise(
      request(method === 'GET' ? { ...reading, method } : { ...reading, method, body }, { ...call, query: { size } }),
    );
  const first = await ask('GET');
  expect(await ask('GET')).toBe(first);
  expect(await ask('GET', 5)).toEqual(first);
  expect(await ask('GET', 5)).not.toBe(first);
  expect(await ask('POST')).not.toBe(await ask('POST'));
  count = 4;
  expect(await ask('GET')).toEqual({ count: 4 });
  count = 3;
  const again = await ask('GET');
  expect(again).not.toBe(first);
  token = 't1';
  const own = await ask('GET');
  expect([own, own === again]).toEqual([{ count: 3 }, false]);
  expect(await ask('GET')).toBe(own);
});

test('an envelope without data is one whose data are null', async () => {
  const { request } = setup(() => json({ code: 0 }));
  const nothing = { method: 'POST', path: '/gone', data: Schema.Null } as const satisfies Endpoint;
  expect(await Effect.runPromise(request(nothing, {}))).toBeNull();
});

test('why a reply cannot be read is told in 500 letters', async () => {
  const name = 'x'.repeat(600);
  const { request } = setup(() => json({ code: 0, data: { [name]: 'three' } }));
  const long = {
    method: 'GET',
    path: '/long',
    data: Schema.Struct({ [name]: Schema.Int }),
  } as const satisfies Endpoint;
  const result = await Effect.runPromise(Effect.result(request(long, {})));
  expect(Result.isFailure(result) && result.failure.tag === 'malformed' && result.failure.reason.length).toBe(500);
});
