import { expect, test } from 'vitest';
import { loginBySso } from '../domain/rules/login.ts';
import { smallSeed } from '../domain/testing.ts';
import { createBackend } from '../hosts/node.ts';

const setup = () => {
  const backend = createBackend({ seed: smallSeed() });
  const ask = async (method: string, path: string, options: { body?: unknown; token?: string } = {}) => {
    const response = await backend.fetch(path, {
      method,
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      headers: options.token === undefined ? {} : { authorization: `Bearer ${options.token}` },
    });
    return { status: response.status, body: await response.json() };
  };
  const token = (persona: string) => loginBySso(backend.domain, `sso-${persona}`).access_token;
  return { backend, ask, token };
};
const mobile = '+8613900001111';

test('[R4.1-24] a member’s endpoint without a good token is 401, before its input is looked at', async () => {
  const { ask } = setup();
  expect((await ask('GET', '/admin/member/register/status')).status).toBe(401);
  expect((await ask('PUT', '/admin/member/basic-info', { token: 'at-forged-1', body: {} })).status).toBe(401);
  expect((await ask('GET', '/admin/member-friend/page?size=many')).status).toBe(401);
});

test('[R8.2-11] a newcomer’s member info is null, his register status 401', async () => {
  const { backend, ask } = setup();
  backend.domain.commit({ type: 'wechat.authorized', nonce: 'n', openid: 'o' });
  const { signed } = await import('../domain/secrets.ts');
  const { body } = await ask('POST', '/auth/login/wechat-web', { body: { code: signed('wx', 'n') } });
  const token: string = body.data.access_token;
  expect((await ask('GET', '/admin/member/info', { token })).body).toEqual({ code: 0, msg: null, data: null });
  expect((await ask('GET', '/admin/member/register/status', { token })).status).toBe(401);
});

test.each([
  ['GET', '/news/news/page?current=one', undefined, '参数错误：query.current'],
  ['GET', '/news/news/abc', undefined, '参数错误：params.id'],
  ['POST', '/auth/login/sms', { mobile }, '参数错误：body.code'],
  ['POST', '/auth/login/sms', undefined, '参数错误：body'],
  ['POST', '/auth/code/send', { messageType: 'SPAM', mobile, nvcVal: 'nvc-1' }, '参数错误：body.messageType'],
])('[R7-1] %s %s with input that does not decode is code 400 and names the field', async (method, path, body, msg) => {
  const { ask } = setup();
  expect(await ask(method, path, { body })).toEqual({ status: 200, body: { code: 400, msg, data: null } });
});

test('[R7-1] an unknown path or method is 404 as JSON; an unknown id is code 404', async () => {
  const { ask } = setup();
  expect(await ask('GET', '/news/nothing')).toMatchObject({ status: 404, body: { code: 404 } });
  expect(await ask('DELETE', '/news/news/page')).toMatchObject({ status: 404, body: { code: 404 } });
  expect(await ask('GET', '/news/news/999')).toEqual({
    status: 200,
    body: { code: 404, msg: '内容不存在或已删除', data: null },
  });
});

test('a literal segment goes before a parameter', async () => {
  const { ask } = setup();
  expect((await ask('GET', '/news/news/page')).body.data.total).toBe(4);
  expect((await ask('GET', '/news/news/1')).body.data.id).toBe('1');
  expect((await ask('GET', '/basic/tag/hot?type=industry&status=1')).body.data.total).toBe(1);
});

test('[R7.1-27] of others one sees neither mobile nor email', async () => {
  const { ask, token } = setup();
  expect((await ask('GET', '/admin/member/basic/1002', { token: token('liran') })).body.data).toMatchObject({
    memberId: '1002',
    phoneNumber: null,
    email: null,
    followerCount: 12,
  });
});

test('a fault of kind offline fails as fetch does; a given-up request rejects with its reason', async () => {
  const { backend } = setup();
  backend.faults.add({ kind: 'offline', times: 1 });
  await expect(backend.fetch('/news/news/page')).rejects.toBeInstanceOf(TypeError);
  backend.faults.add({ kind: 'hold' });
  const gone = new AbortController();
  const pending = backend.fetch('/news/news/page', { signal: gone.signal });
  gone.abort(new Error('left the page'));
  await expect(pending).rejects.toThrow('left the page');
});
