import { type Login, loginFrom } from '#machines/session/session-token.ts';
import { memberByMobile } from '#mocks/domain/rules/accounts.ts';
import { sendCode } from '#mocks/domain/rules/sms-code.ts';
import { issueTokens } from '#mocks/domain/rules/tokens.ts';
import { unboundOpenid } from '#mocks/domain/rules/wechat.ts';
import type { NodeBackend } from '#mocks/hosts/node.ts';
import { newcomerMobile } from '#mocks/personas.ts';
import { stored } from '#services/contract/stored.contract.ts';
import type { Driver } from './play-path.ts';

/** A login of the account with this mobile, which is opened if there is none. */
export const loginOf = ({ domain }: NodeBackend, mobile: string): Login =>
  loginOfMember({ domain }, memberByMobile(domain, mobile));

export const loginOfMember = ({ domain }: Pick<NodeBackend, 'domain'>, memberId: string): Login =>
  loginFrom(issueTokens(domain, { memberId, openid: null }), domain.now());

/** A login by a WeChat account that no member has bound. */
export const unboundLogin = ({ domain }: NodeBackend): Login =>
  loginFrom(issueTokens(domain, { memberId: null, openid: unboundOpenid(domain) }), domain.now());

/** The code that the phone or the mailbox shows: the last one if it is still good, else a new one. */
export const codeFor = ({ domain, codes }: NodeBackend, account: string): string => {
  const last = domain.tables.codes.get(account);
  const target = account.startsWith('+') ? { mobile: account } : { email: account };
  if (!last || last.used) sendCode(domain, { ...target, nvcVal: `slide-${domain.events.length}` }, 'whoever asks');
  return codes().find((sent) => sent.account === account)?.code ?? '';
};

export const loginOfPersona = (backend: NodeBackend, persona: string): Login => {
  const memberId = backend.domain.seed.personas.get(persona);
  return memberId === undefined ? loginOf(backend, newcomerMobile) : loginOfMember(backend, memberId);
};

/** Members of the seed who have a password (README). 李然 has bound WeChat, 王芳 has not. */
export const [liran, wangfang, zhoumo] = ['13800000001', '13800000002', '13800000003'] as const;
export const password = 'Shiye2026';
/** The member of the seed whom paths name. */
export const inPaths = '19900101012';

/** For charts that log in, or bind a mobile to a login by WeChat. */
export const inputOrUnboundLogin: Pick<Driver, 'begin'> = {
  begin: ({ backend, store }, { step }) => {
    if (step === 'bind') store.save(stored.session, unboundLogin(backend));
  },
};
