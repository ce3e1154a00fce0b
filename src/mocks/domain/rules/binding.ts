import { sessionRefusal } from '#services/contract/base-session.contract.ts';
import { profileMaxLength } from '#services/contract/constants.ts';
import { lengthOf } from '#services/contract/text.ts';
import type { Domain } from '../domain.ts';
import { refuse } from '../refusal.ts';
import { hasPassword, memberByMobile, memberOf } from './accounts.ts';
import { consumeCode } from './sms-code.ts';
import { type Caller, memberIdOf } from './tokens.ts';
import { redeem } from './wechat.ts';

export interface Binding {
  readonly account: string;
  readonly accountType: 'MOBILE' | 'EMAIL';
  readonly code?: string | undefined;
  readonly password?: string | null | undefined;
}

/** Binds a mobile or an email to the caller, or a WeChat-only caller to the account (R7.1-16, R7.1-18). */
export const bindAccount = (domain: Domain, caller: Caller, binding: Binding): void => {
  if (caller.boundSince) throw refuse(sessionRefusal.mobileBound, '该微信已绑定手机号');
  if (caller.memberId === null) bindOpenid(domain, caller, binding);
  else if (binding.accountType === 'EMAIL') bindEmail(domain, caller.memberId, binding);
  else bindMobile(domain, caller.memberId, binding);
};

export const bindWechat = (domain: Domain, caller: Caller, code: string): void => {
  const memberId = memberIdOf(caller);
  if (memberOf(domain, memberId).openid !== null) throw refuse(sessionRefusal.alreadyBoundWechat, '该账号已经绑定微信');
  const openid = redeem(domain, code);
  if (domain.tables.memberByOpenid.has(openid))
    throw refuse(sessionRefusal.wechatBoundElsewhere, '该微信号已绑定其他帐号');
  domain.commit({ type: 'wechat.bound', memberId, openid });
};

const bindOpenid = (domain: Domain, caller: Caller, binding: Binding): void => {
  if (caller.openid === null || binding.accountType !== 'MOBILE') throw refuse(sessionRefusal.failed, '请绑定手机号');
  const known = domain.tables.memberByMobile.get(binding.account);
  const owner = known === undefined ? null : memberOf(domain, known);
  prove(domain, binding, known ?? null);
  if (owner?.openid != null)
    throw refuse(sessionRefusal.mobileBoundToOtherWechat, '该手机号已绑定其他微信，请更换手机号');
  domain.commit({ type: 'wechat.bound', memberId: memberByMobile(domain, binding.account), openid: caller.openid });
};

const bindMobile = (domain: Domain, memberId: string, binding: Binding): void => {
  prove(domain, binding, memberId);
  const owner = domain.tables.memberByMobile.get(binding.account);
  if (owner !== undefined) throw refuse(sessionRefusal.mobileBound, '该手机号已被绑定');
  domain.commit({ type: 'mobile.bound', memberId, mobile: binding.account });
};

const bindEmail = (domain: Domain, memberId: string, binding: Binding): void => {
  if (lengthOf(binding.account) > profileMaxLength.email) throw refuse(sessionRefusal.failed, '邮箱格式有误');
  const owner = domain.tables.memberByEmail.get(binding.account);
  if (owner !== undefined && owner !== memberId)
    throw refuse(sessionRefusal.emailTaken, '该邮箱已被占用，请绑定其他邮箱');
  prove(domain, binding, memberId);
  domain.commit({ type: 'email.bound', memberId, email: binding.account });
};

const prove = (domain: Domain, { account, code, password }: Binding, memberId: string | null): void => {
  if (code !== undefined) {
    if (!consumeCode(domain, account, code)) throw refuse(sessionRefusal.wrongSmsCode, '短信验证码错误');
  } else if (memberId === null || password == null || !hasPassword(domain, memberId, password)) {
    throw refuse(sessionRefusal.wrongCredentials, '账号不存在或密码错误');
  }
};
