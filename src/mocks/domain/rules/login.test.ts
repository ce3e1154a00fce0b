import { expect } from 'vitest';
import { refused, test, type testDomain } from '../testing.ts';
import { infoOf, memberOf } from './accounts.ts';
import { issuePicture, pictureText } from './captcha.ts';
import { loginByPassword, loginBySms, loginBySso, loginByWechat } from './login.ts';
import { sendCode, sentCodes } from './sms-code.ts';
import { authenticate } from './tokens.ts';
import { authorize, unboundOpenid, wechatCodeLife } from './wechat.ts';

const mobile = '+8613900001111';
const liran = '+8613800000001';
const newCode = (domain: ReturnType<typeof testDomain>['domain'], account: string) => {
  sendCode(domain, { mobile: account, nvcVal: `nvc-${domain.events.length}` });
  return sentCodes(domain)[0]?.code ?? '';
};

test('[R7.1-1] an SMS login of an unknown mobile opens an account without a profile', ({ domain }) => {
  const { identity } = loginBySms(domain, mobile, newCode(domain, mobile));
  expect(identity).toBe('900001');
  expect(memberOf(domain, '900001')).toMatchObject({ mobile, step: 0, isRequired: true, profile: { nickname: '' } });
  expect(infoOf(memberOf(domain, '900001'))).toMatchObject({ nickname: '食友1111', phoneNumber: mobile, email: null });
  expect(loginBySms(domain, mobile, newCode(domain, mobile)).identity).toBe('900001');
});

test('[R8.2-2] a wrong SMS code is 20003 and opens no account', ({ domain }) => {
  newCode(domain, mobile);
  expect(() => loginBySms(domain, mobile, '000000')).toThrow(refused(20003));
  expect(domain.tables.memberByMobile.has(mobile)).toBe(false);
});

test('[R8.2-1][R7.1-2] password login: the right password, or 20022 without saying what was wrong', ({ domain }) => {
  expect(loginByPassword(domain, { mobile: liran, password: 'Shiye2026' }).identity).toBe('1001');
  for (const login of [
    { mobile: liran, password: 'Shiye2027' },
    { mobile: liran, password: null },
    { mobile, password: 'Shiye2026' },
  ]) {
    expect(() => loginByPassword(domain, login)).toThrow(refused(20022));
  }
});

test('[R7.1-14][R7.1-19] after three failures the picture captcha is asked, good once', ({ domain }) => {
  const wrong = { mobile: liran, password: 'wrong' };
  for (const data of [null, null, { captchaRequired: true }])
    expect(() => loginByPassword(domain, wrong)).toThrow(expect.objectContaining({ code: 20022, data }));
  const right = { mobile: liran, password: 'Shiye2026' };
  expect(() => loginByPassword(domain, right)).toThrow(refused(20023));
  expect(issuePicture(domain, 'k')).toMatch(/^data:image\/svg\+xml,/);
  const captcha = pictureText(domain.tables.pictures.get('k')?.nonce ?? '');
  expect(() => loginByPassword(domain, { ...wrong, captchaKey: 'k', captcha })).toThrow(refused(20022));
  expect(() => loginByPassword(domain, { ...right, captchaKey: 'k', captcha })).toThrow(refused(20023));
  issuePicture(domain, 'k');
  const next = pictureText(domain.tables.pictures.get('k')?.nonce ?? '').toLowerCase();
  expect(loginByPassword(domain, { ...right, captchaKey: 'k', captcha: next }).identity).toBe('1001');
  expect(loginByPassword(domain, right).identity).toBe('1001');
});

test('[R7.1-3] a ticket of the single sign-on names a persona; another is code 1', ({ domain }) => {
  expect(loginBySso(domain, 'sso-wangfang').identity).toBe('1002');
  for (const ticket of ['', 'sso-', 'sso-nobody', 'wangfang', 'sso-constructor']) {
    expect(() => loginBySso(domain, ticket)).toThrow(refused(1));
  }
});

test('[R4.1-17][R7.1-4][R7.1-5] a bound WeChat account logs its member in, a newcomer gets no identity', ({
  domain,
}) => {
  expect(loginByWechat(domain, 'wechat-web', authorize(domain, 'openid-liran')).identity).toBe('1001');
  const unbound = loginByWechat(domain, 'wechat-mp', authorize(domain, unboundOpenid(domain)));
  expect(unbound.identity).toBeNull();
  expect(authenticate(domain, unbound.access_token)).toMatchObject({ memberId: null, openid: 'openid-stranger-1' });
});

test('[R8.2-7] a WeChat code is good once, for five minutes', ({ domain, wait }) => {
  const code = authorize(domain, 'openid-liran');
  loginByWechat(domain, 'wechat-web', code);
  const late = authorize(domain, 'openid-liran');
  wait(wechatCodeLife + 1);
  for (const bad of [code, late, '', 'wx-forged-1']) {
    expect(() => loginByWechat(domain, 'wechat-web', bad)).toThrow(refused(40029));
  }
});
