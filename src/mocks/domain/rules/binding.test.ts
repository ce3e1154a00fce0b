import { expect } from 'vitest';
import type { Domain } from '../domain.ts';
import { refused, test } from '../testing.ts';
import { bindAccount, bindWechat } from './binding.ts';
import { loginBySso, loginByWechat } from './login.ts';
import { sendCode, sentCodes } from './sms-code.ts';
import { authenticate, type Caller, renewTokens } from './tokens.ts';
import { authorize, unboundOpenid } from './wechat.ts';

const callerOf = (domain: Domain, token: string): Caller => {
  const caller = authenticate(domain, token);
  if (!caller) throw new Error('nobody');
  return caller;
};
const unbound = (domain: Domain) => {
  const tokens = loginByWechat(domain, 'wechat-web', authorize(domain, unboundOpenid(domain)));
  return { tokens, caller: callerOf(domain, tokens.access_token) };
};
const member = (domain: Domain, persona: string) => callerOf(domain, loginBySso(domain, `sso-${persona}`).access_token);
const codeFor = (domain: Domain, account: string) => {
  sendCode(domain, { mobile: account, nvcVal: `nvc-${domain.events.length}` });
  return { account, accountType: 'MOBILE' as const, code: sentCodes(domain)[0]?.code };
};

test('[R4.1-20] a newcomer binds a new mobile, and the renewed token carries the identity', ({ domain }) => {
  const { tokens, caller } = unbound(domain);
  bindAccount(domain, caller, codeFor(domain, '+8613900001111'));
  expect(renewTokens(domain, tokens.refresh_token).identity).toBe('900001');
  expect(domain.tables.members.get('900001')).toMatchObject({ openid: 'openid-stranger-1', mobile: '+8613900001111' });
});

test('[R7.1-16] a newcomer binds an account by its password', ({ domain }) => {
  const { tokens, caller } = unbound(domain);
  bindAccount(domain, caller, { account: '+8613800000002', accountType: 'MOBILE', password: 'Shiye2026' });
  expect(authenticate(domain, tokens.access_token)).toMatchObject({ memberId: '1002', boundSince: true });
});

test('[R8.2-3][R8.2-6][R8.2-4] wrong code 20003, wrong password 20022, a mobile of another WeChat 20009', ({
  domain,
}) => {
  const { caller } = unbound(domain);
  const to = (part: object) => () =>
    bindAccount(domain, caller, { account: '+8613800000002', accountType: 'MOBILE', ...part });
  expect(to({ code: '000000' })).toThrow(refused(20003));
  expect(to({ password: 'wrong' })).toThrow(refused(20022));
  expect(to({ password: null })).toThrow(refused(20022));
  expect(to({})).toThrow(refused(20022));
  expect(to({ account: '+8613900009999', password: 'Shiye2026' })).toThrow(refused(20022));
  expect(() => bindAccount(domain, caller, codeFor(domain, '+8613800000001'))).toThrow(refused(20009));
});

test('[R8.2-5] bound meanwhile in another tab: 20008', ({ domain }) => {
  const { tokens, caller } = unbound(domain);
  bindAccount(domain, caller, codeFor(domain, '+8613900001111'));
  const late = callerOf(domain, tokens.access_token);
  expect(() => bindAccount(domain, late, codeFor(domain, '+8613900002222'))).toThrow(refused(20008));
});

test('[R8.2-5][R8.3-5][R8.3-6] a member’s new mobile or email must be free', ({ domain }) => {
  const caller = member(domain, 'wangfang');
  expect(() =>
    bindAccount(domain, caller, { account: 'm1001@shiye.example', accountType: 'EMAIL', code: '1' }),
  ).toThrow(refused(20021));
  expect(() => bindAccount(domain, caller, codeFor(domain, '+8613800000001'))).toThrow(refused(20008));
  bindAccount(domain, caller, codeFor(domain, '+8613900003333'));
  expect(domain.tables.memberByMobile.get('+8613900003333')).toBe('1002');
  expect(domain.tables.memberByMobile.has('+8613800000002')).toBe(false);
});

test('[R8.2-8][R8.2-9] binding WeChat: the member’s own is 20006, another’s is 20007, a free one is bound', ({
  domain,
}) => {
  expect(() => bindWechat(domain, member(domain, 'liran'), authorize(domain, unboundOpenid(domain)))).toThrow(
    refused(20006),
  );
  const wangfang = member(domain, 'wangfang');
  expect(() => bindWechat(domain, wangfang, authorize(domain, 'openid-liran'))).toThrow(refused(20007));
  bindWechat(domain, wangfang, authorize(domain, unboundOpenid(domain)));
  expect(domain.tables.memberByOpenid.get('openid-stranger-1')).toBe('1002');
});
