import { sessionRefusal } from '#services/contract/base-session.contract.ts';
import type { Domain } from '../domain.ts';
import { refuse } from '../refusal.ts';
import { changePassword, isGoodPassword, memberByAccount } from './accounts.ts';
import { consumeCode } from './sms-code.ts';

interface PasswordReset {
  readonly mobile?: string | undefined;
  readonly email?: string | undefined;
  readonly code: string;
  readonly secretKey: string;
  readonly password: string | null;
}

/** Code and secret key must come from the same sending (R7.1-15). Revokes all logins of the member. */
export const resetPassword = (domain: Domain, { mobile, email, code, secretKey, password }: PasswordReset): void => {
  const account = mobile ?? email ?? '';
  const memberId = memberByAccount(domain, account);
  if (memberId === null) throw refuse(sessionRefusal.failed, '账号不存在');
  if (password === null || !isGoodPassword(password)) {
    throw refuse(sessionRefusal.failed, '密码由8-16位字母数字组合，不能纯数字或纯字母');
  }
  if (!consumeCode(domain, account, code, secretKey)) throw refuse(sessionRefusal.wrongSmsCode, '验证码错误');
  changePassword(domain, memberId, password);
};
