import { type Credentials, sessionRefusal } from '#services/contract/base-session.contract.ts';
import type { Domain } from '../domain.ts';
import type { LoginMethod } from '../events.ts';
import { refuse } from '../refusal.ts';
import { hasPassword, memberByAccount, memberByMobile } from './accounts.ts';
import { checkPicture } from './captcha.ts';
import { consumeCode } from './sms-code.ts';
import { issueTokens } from './tokens.ts';
import { redeem } from './wechat.ts';

/** Failed logins after which a picture captcha is required (R7.1-14). */
export const failuresBeforePicture = 3;

export const loginBySms = (domain: Domain, mobile: string, code: string): Credentials => {
  if (!consumeCode(domain, mobile, code)) throw refuse(sessionRefusal.wrongSmsCode, '短信验证码错误');
  return loggedIn(domain, 'sms', memberByMobile(domain, mobile), null);
};

export interface PasswordLogin {
  readonly mobile: string;
  readonly password: string | null;
  readonly captchaKey?: string | undefined;
  readonly captcha?: string | undefined;
}

export const loginByPassword = (domain: Domain, login: PasswordLogin): Credentials => {
  const failures = domain.tables.failedLogins.get(login.mobile) ?? 0;
  if (failures >= failuresBeforePicture && !checkPicture(domain, login.captchaKey ?? '', login.captcha ?? '')) {
    throw refuse(sessionRefusal.captchaRequired, '请输入图形验证码');
  }
  const memberId = memberByAccount(domain, login.mobile);
  if (memberId === null || login.password === null || !hasPassword(domain, memberId, login.password)) {
    domain.commit({ type: 'login.failed', account: login.mobile });
    const captchaRequired = failures + 1 >= failuresBeforePicture;
    throw refuse(sessionRefusal.wrongCredentials, '账号不存在或密码错误', captchaRequired ? { captchaRequired } : null);
  }
  return loggedIn(domain, 'password', memberId, null);
};

/** SSO tickets are `sso-<persona>` or `sso-<memberId>`. */
export const loginBySso = (domain: Domain, ticket: string): Credentials => {
  const [, name = ''] = /^sso-(.+)$/.exec(ticket) ?? [];
  const memberId = domain.seed.personas.get(name) ?? name;
  if (!domain.tables.members.has(memberId)) throw refuse(sessionRefusal.failed, '登录凭证无效');
  return loggedIn(domain, 'sso', memberId, null);
};

/** An unbound WeChat account gets tokens with a null identity: bind a mobile first (R4.1-17). */
export const loginByWechat = (domain: Domain, method: 'wechat-web' | 'wechat-mp', code: string): Credentials => {
  const openid = redeem(domain, code);
  return loggedIn(domain, method, domain.tables.memberByOpenid.get(openid) ?? null, openid);
};

const loggedIn = (domain: Domain, method: LoginMethod, memberId: string | null, openid: string | null): Credentials => {
  domain.commit({ type: 'login.succeeded', method, memberId });
  return issueTokens(domain, { memberId, openid });
};
