import { Effect, Fiber, Result } from 'effect';
import { expect, test } from 'vitest';
import { settle, VirtualClock } from '../../../tests/harness/virtual-clock.ts';
import { qrLogin } from './qr-login.ts';

const serving = (answer: (url: URL, request: Request) => Response | Promise<Response>) => {
  const asked: string[] = [];
  const clock = new VirtualClock(5);
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    asked.push(`${request.method} ${url.pathname}${url.search}`);
    return answer(url, request);
  };
  return { asked, clock, wechat: qrLogin({ baseUrl: 'https://wx.test', fetch, clock }) };
};

const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(Effect.result(effect));

test('a ticket has a number and the address of its picture', async () => {
  const { wechat, asked } = serving(() => Response.json({ uuid: '0a1b2c3d4e5f6g7h' }));
  expect(await run(wechat.open())).toEqual(
    Result.succeed({ uuid: '0a1b2c3d4e5f6g7h', imageUrl: 'https://wx.test/wechat/connect/qrcode/0a1b2c3d4e5f6g7h' }),
  );
  expect(asked).toEqual(['POST /wechat/connect/qrconnect']);
});

test.each(['', '<html>', '{}', '{"uuid":""}', '{"uuid":"../x"}', '{"uuid":7}'])(
  'a ticket without a usable number is malformed: %j',
  async (text) => {
    const { wechat } = serving(() => new Response(text));
    expect(await run(wechat.open())).toMatchObject({ failure: { tag: 'malformed' } });
  },
);

test.each([
  [408, '', 408],
  [404, '', 404],
  [405, 'wx-1-abc', 405],
  [403, '', 403],
  [402, '', 402],
  [500, '', 402],
])('the poll reads wx_errcode %i', async (said, code, errcode) => {
  const { wechat } = serving(() => new Response(`window.wx_errcode=${said};window.wx_code='${code}';`));
  expect(await run(wechat.poll('u', null))).toEqual(Result.succeed({ errcode, code }));
});

test('the poll says after a scan that it knows of it', async () => {
  const { wechat, asked } = serving(() => new Response("window.wx_errcode=408;window.wx_code='';"));
  await run(wechat.poll('u1', null));
  await run(wechat.poll('u1', 404));
  expect(asked).toEqual([
    'GET /wechat/connect/l/qrconnect?uuid=u1&_=5',
    'GET /wechat/connect/l/qrconnect?uuid=u1&last=404&_=5',
  ]);
});

test.each(["window.wx_errcode=999;window.wx_code='';", 'alert(1)', '<html></html>', ''])(
  'a line that is not the poll answer is malformed, and is never run: %j',
  async (text) => {
    const { wechat } = serving(() => new Response(text));
    expect(await run(wechat.poll('u', null))).toMatchObject({ failure: { tag: 'malformed' } });
  },
);

test('status and network failures are told apart', async () => {
  const down = serving(() => new Response('', { status: 502 }));
  expect(await run(down.wechat.open())).toEqual(Result.fail({ tag: 'unavailable', status: 502 }));
  const offline = serving(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await run(offline.wechat.poll('u', null))).toEqual(Result.fail({ tag: 'offline' }));
});

const asked = { redirectUri: 'https://shiye.test/', state: 'AbC123' };

test('a configured consent page is not called, only addressed', async () => {
  const { wechat, asked: calls } = serving(() => new Response(''));
  const authorizeUrl = 'https://open.weixin.qq.com/connect/oauth2/authorize?appid=wx1';
  expect(await run(wechat.authorize({ ...asked, authorizeUrl }))).toEqual(
    Result.succeed(
      `${authorizeUrl}&redirect_uri=https%3A%2F%2Fshiye.test%2F&response_type=code&scope=snsapi_userinfo&state=AbC123#wechat_redirect`,
    ),
  );
  expect(calls).toEqual([]);
});

test.each([
  ['/wechat/connect/authorize', 'wx-1', 'https://shiye.test/?code=wx-1&state=AbC123'],
  ['/wechat/connect/authorize?as=denied', null, 'https://shiye.test/?state=AbC123'],
])('the simulated backend agrees at %s: straight back', async (authorizeUrl, code, back) => {
  const { wechat, asked: calls } = serving(() => Response.json({ code }));
  expect(await run(wechat.authorize({ ...asked, authorizeUrl }))).toEqual(Result.succeed(back));
  expect(calls).toEqual([`POST ${authorizeUrl}`]);
});

test.each(['', '<html>', '{}', '{"code":7}'])('a consent that is none is malformed: %j', async (text) => {
  const { wechat } = serving(() => new Response(text));
  const authorized = wechat.authorize({ ...asked, authorizeUrl: '/wechat/connect/authorize' });
  expect(await run(authorized)).toMatchObject({ failure: { tag: 'malformed' } });
});

const never = (_: URL, { signal }: Request) =>
  new Promise<Response>((_answer, refuse) => signal.addEventListener('abort', () => refuse(signal.reason)));

test('a poll may be held for 25 s, but not for ever', async () => {
  const { wechat, clock } = serving(never);
  const answer = run(wechat.poll('u', null));
  await settle();
  await clock.advance(44_999);
  expect(await Promise.race([answer, settle().then(() => 'held')])).toBe('held');
  await clock.advance(1);
  expect(await answer).toEqual(Result.fail({ tag: 'timeout' }));
});

test('interrupting a poll aborts its request', async () => {
  let aborted = false;
  const { wechat } = serving((url, request) => {
    request.signal.addEventListener('abort', () => {
      aborted = true;
    });
    return never(url, request);
  });
  const fiber = Effect.runFork(wechat.poll('u', null));
  await settle();
  await Effect.runPromise(Fiber.interrupt(fiber));
  expect(aborted).toBe(true);
});
