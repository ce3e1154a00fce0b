import { expect, test } from 'vitest';
import { testWorld } from '../testing.ts';
import type { World } from '../world.ts';
import { bindAccount, bindWechat } from './binding.ts';
import { loginBySso, loginByWechat } from './login.ts';
import { sendCode, sentCodes } from './sms-code.ts';
import { authenticate, type Caller, renewTokens } from './tokens.ts';
import { authorize, strangerOpenid } from './wechat.ts';

const refused = (code: number) => expect.objectContaining({ status: 200, code });
const callerOf = (world: World, token: string): Caller => {
  const caller = authenticate(world, token);
  if (!caller) throw new Error('nobody');
  return caller;
};
const stranger = (world: World) => {
  const tokens = loginByWechat(world, 'wechat-web', authorize(world, strangerOpenid(world)));
  return { tokens, caller: callerOf(world, tokens.access_token) };
};
const member = (world: World, persona: string) => callerOf(world, loginBySso(world, `sso-${persona}`).access_token);
const codeFor = (world: World, account: string) => {
  sendCode(world, { mobile: account, nvcVal: `nvc-${world.events.length}` });
  return { account, accountType: 'MOBILE' as const, code: sentCodes(world)[0]?.code };
};

test('[R4.1-20] a stranger binds a new mobile, and the renewed token carries the identity', () => {
  const { world } = testWorld();
  const { tokens, caller } = stranger(world);
  bindAccount(world, caller, codeFor(world, '+8613900001111'));
  expect(renewTokens(world, tokens.refresh_token).identity).toBe('900001');
  expect(world.tables.members.get('900001')).toMatchObject({ openid: 'openid-stranger-1', mobile: '+8613900001111' });
});

test('[R7.1-16] a stranger binds an account by its password', () => {
  const { world } = testWorld();
  const { tokens, caller } = stranger(world);
  bindAccount(world, caller, { account: '+8613800000002', accountType: 'MOBILE', password: 'Shiye2026' });
  expect(authenticate(world, tokens.access_token)).toMatchObject({ memberId: '1002', boundSince: true });
});

test('[R8.2-3][R8.2-6][R8.2-4] wrong code 20003, wrong password 20022, a mobile of another WeChat 20009', () => {
  const { world } = testWorld();
  const { caller } = stranger(world);
  const to = (part: object) => () =>
    bindAccount(world, caller, { account: '+8613800000002', accountType: 'MOBILE', ...part });
  expect(to({ code: '000000' })).toThrow(refused(20003));
  expect(to({ password: 'wrong' })).toThrow(refused(20022));
  expect(to({ password: null })).toThrow(refused(20022));
  expect(to({})).toThrow(refused(20022));
  expect(to({ account: '+8613900009999', password: 'Shiye2026' })).toThrow(refused(20022));
  expect(() => bindAccount(world, caller, codeFor(world, '+8613800000001'))).toThrow(refused(20009));
});

test('[R8.2-5] bound meanwhile in another tab: 20008', () => {
  const { world } = testWorld();
  const { tokens, caller } = stranger(world);
  bindAccount(world, caller, codeFor(world, '+8613900001111'));
  const late = callerOf(world, tokens.access_token);
  expect(() => bindAccount(world, late, codeFor(world, '+8613900002222'))).toThrow(refused(20008));
});

test('[R8.2-5][R8.3-5][R8.3-6] a member’s new mobile or email must be free', () => {
  const { world } = testWorld();
  const caller = member(world, 'wangfang');
  expect(() => bindAccount(world, caller, { account: 'm1001@shiye.example', accountType: 'EMAIL', code: '1' })).toThrow(
    refused(20021),
  );
  expect(() => bindAccount(world, caller, codeFor(world, '+8613800000001'))).toThrow(refused(20008));
  bindAccount(world, caller, codeFor(world, '+8613900003333'));
  expect(world.tables.memberByMobile.get('+8613900003333')).toBe('1002');
  expect(world.tables.memberByMobile.has('+8613800000002')).toBe(false);
});

test('[R8.2-8][R8.2-9] binding WeChat: the member’s own is 20006, another’s is 20007, a free one is bound', () => {
  const { world } = testWorld();
  expect(() => bindWechat(world, member(world, 'liran'), authorize(world, strangerOpenid(world)))).toThrow(
    refused(20006),
  );
  const wangfang = member(world, 'wangfang');
  expect(() => bindWechat(world, wangfang, authorize(world, 'openid-liran'))).toThrow(refused(20007));
  bindWechat(world, wangfang, authorize(world, strangerOpenid(world)));
  expect(world.tables.memberByOpenid.get('openid-stranger-1')).toBe('1002');
});
