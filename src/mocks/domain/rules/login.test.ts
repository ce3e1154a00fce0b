import { expect, test } from 'vitest';
import { testWorld } from '../testing.ts';
import { infoOf, memberOf } from './accounts.ts';
import { issuePicture, pictureText } from './captcha.ts';
import { loginByPassword, loginBySms, loginBySso, loginByWechat } from './login.ts';
import { sendCode, sentCodes } from './sms-code.ts';
import { authenticate } from './tokens.ts';
import { authorize, strangerOpenid, wechatCodeLife } from './wechat.ts';

const mobile = '+8613900001111';
const liran = '+8613800000001';
const refused = (code: number) => expect.objectContaining({ status: 200, code });

const newCode = (world: ReturnType<typeof testWorld>['world'], account: string) => {
  sendCode(world, { mobile: account, nvcVal: `nvc-${world.events.length}` });
  return sentCodes(world)[0]?.code ?? '';
};

test('[R7.1-1] an SMS login of an unknown mobile opens an account without a profile', () => {
  const { world } = testWorld();
  const { identity } = loginBySms(world, mobile, newCode(world, mobile));
  expect(identity).toBe('900001');
  expect(memberOf(world, '900001')).toMatchObject({ mobile, step: 0, isRequired: true, profile: { nickname: '' } });
  expect(infoOf(memberOf(world, '900001'))).toMatchObject({ nickname: '食友1111', phoneNumber: mobile, email: null });
  expect(loginBySms(world, mobile, newCode(world, mobile)).identity).toBe('900001');
});

test('[R8.2-2] a wrong SMS code is 20003 and opens no account', () => {
  const { world } = testWorld();
  newCode(world, mobile);
  expect(() => loginBySms(world, mobile, '000000')).toThrow(refused(20003));
  expect(world.tables.memberByMobile.has(mobile)).toBe(false);
});

test('[R8.2-1][R7.1-2] password login: the right password, or 20022 without saying what was wrong', () => {
  const { world } = testWorld();
  expect(loginByPassword(world, { mobile: liran, password: 'Shiye2026' }).identity).toBe('1001');
  for (const login of [
    { mobile: liran, password: 'Shiye2027' },
    { mobile: liran, password: null },
    { mobile, password: 'Shiye2026' },
  ]) {
    expect(() => loginByPassword(world, login)).toThrow(refused(20022));
  }
});

test('[R7.1-14][R7.1-19] after three failures the picture captcha is asked, good once', () => {
  const { world } = testWorld();
  const wrong = { mobile: liran, password: 'wrong' };
  for (const data of [null, null, { captchaRequired: true }])
    expect(() => loginByPassword(world, wrong)).toThrow(expect.objectContaining({ code: 20022, data }));
  const right = { mobile: liran, password: 'Shiye2026' };
  expect(() => loginByPassword(world, right)).toThrow(refused(20023));
  expect(issuePicture(world, 'k')).toMatch(/^data:image\/svg\+xml,/);
  const captcha = pictureText(world.tables.pictures.get('k')?.nonce ?? '');
  expect(() => loginByPassword(world, { ...wrong, captchaKey: 'k', captcha })).toThrow(refused(20022));
  expect(() => loginByPassword(world, { ...right, captchaKey: 'k', captcha })).toThrow(refused(20023));
  issuePicture(world, 'k');
  const next = pictureText(world.tables.pictures.get('k')?.nonce ?? '').toLowerCase();
  expect(loginByPassword(world, { ...right, captchaKey: 'k', captcha: next }).identity).toBe('1001');
  expect(loginByPassword(world, right).identity).toBe('1001');
});

test('[R7.1-3] a ticket of the single sign-on names a persona; another is code 1', () => {
  const { world } = testWorld();
  expect(loginBySso(world, 'sso-wangfang').identity).toBe('1002');
  for (const ticket of ['', 'sso-', 'sso-nobody', 'wangfang', 'sso-constructor']) {
    expect(() => loginBySso(world, ticket)).toThrow(refused(1));
  }
});

test('[R4.1-17][R7.1-4][R7.1-5] a bound WeChat account logs its member in, a stranger gets no identity', () => {
  const { world } = testWorld();
  expect(loginByWechat(world, 'wechat-web', authorize(world, 'openid-liran')).identity).toBe('1001');
  const stranger = loginByWechat(world, 'wechat-mp', authorize(world, strangerOpenid(world)));
  expect(stranger.identity).toBeNull();
  expect(authenticate(world, stranger.access_token)).toMatchObject({ memberId: null, openid: 'openid-stranger-1' });
});

test('[R8.2-7] a WeChat code is good once, for five minutes', () => {
  const { world, wait } = testWorld();
  const code = authorize(world, 'openid-liran');
  loginByWechat(world, 'wechat-web', code);
  const late = authorize(world, 'openid-liran');
  wait(wechatCodeLife + 1);
  for (const bad of [code, late, '', 'wx-forged-1']) {
    expect(() => loginByWechat(world, 'wechat-web', bad)).toThrow(refused(40029));
  }
});
