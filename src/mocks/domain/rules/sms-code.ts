import { sessionRefusal } from '#services/contract/base-session.contract.ts';
import { smsResendCountdown } from '#services/contract/constants.ts';
import type { SentCode } from '#services/contract/session.contract.ts';
import type { Domain } from '../domain.ts';
import { refuse } from '../refusal.ts';
import { codeOf, nonce, secretKeyOf } from '../secrets.ts';
import { judge } from './captcha.ts';

export const codeLife = 5 * 60 * 1_000;
/** Not in §8: too frequent; `data.countdown` in seconds (R8.1-10). */
export const tooFrequent = 429;

interface CodeRequest {
  readonly mobile?: string | undefined;
  readonly email?: string | undefined;
  readonly nvcVal: string;
}

/** Sends a code to a mobile or an email, for login or binding (R7.1-12). Sentinels: docs/qa.md. */
export const sendCode = (
  domain: Domain,
  { mobile, email, nvcVal }: CodeRequest,
  memberId: string | null = null,
): SentCode => {
  const account = accountOf(mobile, email);
  const suffix = account.slice(-4);
  if (suffix === '0009') throw refuse(sessionRefusal.failed, '验证码获取失败');
  if (suffix === '0429') throw refuseTooFrequent(37);
  if (email !== undefined && memberId === null && !domain.tables.memberByEmail.has(email))
    throw refuse(sessionRefusal.failed, '账号不存在');
  const wait = secondsToWait(domain, account);
  if (wait > 0) throw refuseTooFrequent(wait);
  const resultCode = judge(domain, account, nvcVal);
  if (resultCode !== 200 && resultCode !== 100) return { resultCode, countdown: null, secretKey: null, code: null };
  const of = nonce(domain.random);
  domain.commit({ type: 'code.sent', account, nonce: of });
  return { resultCode, countdown: null, secretKey: secretKeyOf(account, of), code: null };
};

export const consumeCode = (domain: Domain, account: string, code: string, secretKey?: string): boolean => {
  const row = domain.tables.codes.get(account);
  if (!row || row.used || domain.now() - row.at > codeLife || code !== codeOf(account, row.nonce)) return false;
  if (secretKey !== undefined && secretKey !== secretKeyOf(account, row.nonce)) return false;
  domain.commit({ type: 'code.used', account });
  return true;
};

export const sentCodes = (domain: Domain): { account: string; code: string; at: number }[] =>
  domain.tables.sentCodes.map(({ account, nonce: of, at }) => ({ account, code: codeOf(account, of), at })).reverse();

const accountOf = (mobile: string | undefined, email: string | undefined): string => {
  if (mobile !== undefined && email === undefined && /^\+\d{5,18}$/.test(mobile)) return mobile;
  if (email !== undefined && mobile === undefined && /^[^\s@]+@[^\s@]+$/.test(email)) return email;
  throw refuse(sessionRefusal.failed, '手机号或邮箱格式有误');
};

/** An unused code blocks the next one for a minute. */
const secondsToWait = (domain: Domain, account: string): number => {
  const last = domain.tables.codes.get(account);
  if (!last || last.used) return 0;
  return Math.ceil((last.at + smsResendCountdown.seconds * 1_000 - domain.now()) / 1_000);
};

const refuseTooFrequent = (countdown: number) =>
  refuse(tooFrequent, '短信验证码发送过于频繁', { resultCode: tooFrequent, countdown });
