import { type Held, holdCredentials } from '#machines/session/session-token.ts';
import { memberByMobile } from '#mocks/domain/rules/accounts.ts';
import { sendCode } from '#mocks/domain/rules/sms-code.ts';
import { issueTokens } from '#mocks/domain/rules/tokens.ts';
import { strangerOpenid } from '#mocks/domain/rules/wechat.ts';
import type { NodeBackend } from '#mocks/hosts/node.ts';

/** A login of the account with this mobile, which is opened if there is none. */
export const loginOf = ({ world }: NodeBackend, mobile: string): Held =>
  holdCredentials(issueTokens(world, { memberId: memberByMobile(world, mobile), openid: null }), world.now());

/** A login by a WeChat account that no member has bound. */
export const strangerLogin = ({ world }: NodeBackend): Held =>
  holdCredentials(issueTokens(world, { memberId: null, openid: strangerOpenid(world) }), world.now());

/** The code that the phone shows: the last one if it is still good, else a new one. */
export const codeFor = ({ world, codes }: NodeBackend, mobile: string): string => {
  const last = world.tables.codes.get(mobile);
  if (!last || last.used) sendCode(world, { mobile, nvcVal: `slide-${world.events.length}` });
  return codes().find(({ account }) => account === mobile)?.code ?? '';
};
