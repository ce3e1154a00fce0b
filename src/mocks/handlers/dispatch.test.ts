import { expect, test } from 'vitest';
import { publicKey } from '#mocks/domain/rsa.ts';
import { loginBySso } from '#mocks/domain/rules/login.ts';
import { smallSeed } from '#mocks/domain/testing.ts';
import { createBackend } from '#mocks/hosts/node.ts';

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
  const token = (persona: string) => loginBySso(backend.world, `sso-${persona}`).access_token;
  return { backend, ask, token };
};
const mobile = '+8613900001111';

test('[R7-1] the story of a first visitor: code, login, supplement, member info', async () => {
  const { backend, ask } = setup();
  const sent = await ask('POST', '/auth/code/send', { body: { messageType: 'LOGIN', mobile, nvcVal: 'nvc-1' } });
  expect(sent).toMatchObject({ status: 200, body: { code: 0, msg: null, data: { resultCode: 200 } } });
  const code = backend.codes()[0]?.code;
  const { body: login } = await ask('POST', '/auth/login/sms', { body: { mobile, code } });
  const token: string = login.data.access_token;
  expect((await ask('GET', '/admin/member/register/status', { token })).body.data).toEqual({
    isRequired: true,
    step: 0,
  });
  expect((await ask('GET', '/admin/member/basic-info', { token })).body.data).toMatchObject({
    gender: null,
    nameEditable: true,
  });
  const profile = {
    nickname: '新人',
    gender: 'MALE',
    company: '自由',
    companyId: 0,
    position: '研发',
    location: '上海市',
    locationId: 310000,
    email: '',
  };
  expect((await ask('PUT', '/admin/member/basic-info', { token, body: profile })).body).toEqual({
    code: 0,
    msg: null,
    data: true,
  });
  expect((await ask('GET', '/admin/member/register/status', { token })).body.data).toEqual({
    isRequired: false,
    step: 2,
  });
  expect((await ask('GET', '/admin/member/info', { token })).body.data).toMatchObject({
    nickname: '新人',
    phoneNumber: mobile,
  });
  expect((await ask('POST', '/auth/logout', { body: { token } })).body.data).toBe(true);
  expect(await ask('GET', '/admin/member/info', { token })).toMatchObject({ status: 401, body: { code: 401 } });
});

test('[R4.1-24] a member’s endpoint without a good token is 401, before its input is looked at', async () => {
  const { ask } = setup();
  expect((await ask('GET', '/admin/member/register/status')).status).toBe(401);
  expect((await ask('PUT', '/admin/member/basic-info', { token: 'at-forged-1', body: {} })).status).toBe(401);
  // No act stands in the contract here: nothing but the login is asked for.
  expect((await ask('GET', '/admin/member-friend/page?size=many')).status).toBe(401);
});

test('[R8.2-11] a stranger’s member info is null, his register status 401', async () => {
  const { backend, ask } = setup();
  backend.world.commit({ type: 'wechat.authorized', nonce: 'n', openid: 'o' });
  const { signed } = await import('#mocks/domain/secrets.ts');
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

test('[R7.1-11] a password travels encrypted for the key of the backend', async () => {
  const { ask } = setup();
  expect((await ask('GET', '/auth/public-key')).body.data).toEqual({ key: publicKey });
  const bytes = Uint8Array.from(atob(publicKey), (char) => char.charCodeAt(0));
  const key = await crypto.subtle.importKey('spki', bytes, { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['encrypt']);
  const cipher = await crypto.subtle.encrypt({ name: 'RSA-OAEP' }, key, new TextEncoder().encode('Shiye2026'));
  const password = btoa(String.fromCharCode(...new Uint8Array(cipher)));
  const login = (sent: string) =>
    ask('POST', '/auth/login/password', { body: { mobile: '+8613800000001', password: sent, remember_me: true } });
  expect((await login(password)).body.data.identity).toBe('1001');
  expect((await login('Shiye2026')).body.code).toBe(20022);
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

test('[R7.1-28] a client error is recorded', async () => {
  const { backend, ask } = setup();
  const report = {
    userId: null,
    url: 'http://localhost/',
    userAgent: 'test',
    message: 'boom',
    data: { tag: 'crashed' },
  };
  expect((await ask('POST', '/log/client-error', { body: report })).body.data).toBe(true);
  expect(backend.world.tables.errorReports).toEqual([report]);
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
