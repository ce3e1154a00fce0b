import { Effect, Exit } from 'effect';
import { expect, test } from 'vitest';
import { envOf } from '#machines/kit/env.ts';
import { memberOf } from '#mocks/domain/rules/accounts.ts';
import { loginBySso } from '#mocks/domain/rules/login.ts';
import { sentCodes } from '#mocks/domain/rules/sms-code.ts';
import { authorize } from '#mocks/domain/rules/wechat.ts';
import { createBackend } from '#mocks/hosts/node.ts';
import { baseSession } from '#services/contract/base-session.contract.ts';
import { session } from '#services/contract/session.contract.ts';
import { encrypt } from '#services/crypto/encrypt.ts';
import { call, type Services } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { recordCalls } from '../harness/record-calls.ts';
import { settle } from '../harness/virtual-clock.ts';

/** The client of a member who is logged in, and what it sends. */
const client = async () => {
  const backend = createBackend();
  const { calls: sent, fetch } = recordCalls(backend);
  const tab = openBrowser(backend).openTab({}, { fetch });
  const credentials = loginBySso(backend.domain, 'sso-wangfang');
  await settle();
  tab.at('session').send({ type: 'session.opened', credentials, at: backend.clock.now() });
  await settle();
  sent.length = 0;
  const ask = async <T>(effect: Effect.Effect<T, Failure, Services>): Promise<T> => {
    const exit = await Effect.runPromiseExitWith(envOf(tab.app.system))(effect);
    if (Exit.isSuccess(exit)) return exit.value;
    throw new Error(JSON.stringify(exit.cause));
  };
  return { backend, credentials, sent, ask };
};

test('[R7.1-6 R7.1-10] the refresh sends the refresh token, and gives a new pair', async () => {
  const { ask, sent, credentials } = await client();
  const next = await ask(call(baseSession.refreshToken, { body: { refreshToken: credentials.refresh_token } }));
  expect(sent).toMatchObject([
    { method: 'POST', path: '/auth/token/refresh', body: { refreshToken: credentials.refresh_token } },
  ]);
  expect(next.identity).toBe(credentials.identity);
  expect([credentials.access_token, credentials.refresh_token]).not.toContain(next.access_token);
});

test('[R7.1-8 R7.1-9 R7.1-10] member info and membership are read by GET, with the token', async () => {
  const { ask, sent, credentials } = await client();
  expect(await ask(call(baseSession.memberInfo))).toMatchObject({ nickname: '王芳', phoneNumber: '+8613800000002' });
  expect(await ask(call(session.membership))).toMatchObject({ level: expect.any(String) });
  const token = credentials.access_token;
  expect(sent).toEqual([
    { method: 'GET', path: '/admin/member/info', query: '', body: null, token },
    { method: 'GET', path: '/admin/member/membership', query: '', body: null, token },
  ]);
});

test('[R7.1-1 R7.1-2 R7.1-3 R7.1-4 R7.1-5] each way in gives a token with which the backend knows the member', async () => {
  const { fetch, domain } = createBackend();
  const ask = async (method: string, path: string, body?: unknown, token = '') => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    return (await response.json()).data;
  };
  const { mobile, openid } = memberOf(domain, '1001');
  await ask('POST', '/auth/code/send', { messageType: 'LOGIN', mobile, nvcVal: 'nvc-1' });
  const { key } = await ask('GET', '/auth/public-key');
  const methods: Readonly<Record<string, unknown>> = {
    sms: { mobile, code: sentCodes(domain)[0]?.code },
    password: { mobile, password: await Effect.runPromise(encrypt(key, 'Shiye2026')), remember_me: true },
    sso: { ticket: 'sso-liran' },
    'wechat-web': { code: authorize(domain, openid ?? '') },
    'wechat-mp': { code: authorize(domain, openid ?? '') },
  };
  for (const [method, body] of Object.entries(methods)) {
    const { access_token: token } = await ask('POST', `/auth/login/${method}`, body);
    const info = await ask('GET', '/admin/member/info', undefined, token);
    expect({ method, memberId: info?.memberId }).toEqual({ method, memberId: '1001' });
  }
});
