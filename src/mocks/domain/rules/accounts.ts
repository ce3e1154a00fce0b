import type { MemberInfo } from '#services/contract/base-session.contract.ts';
import type { MemberBrief } from '#services/contract/contract.ts';
import type { AccountState } from '#services/contract/session.contract.ts';
import type { Membership } from '../../sent.ts';
import type { Domain } from '../domain.ts';
import { existing } from '../refusal.ts';
import { passwordDigestOf } from '../secrets.ts';
import type { MemberRow } from '../seed-rows.ts';
import { revokeAllOf } from './tokens.ts';

export const memberOf = (domain: Domain, memberId: string): MemberRow => existing(domain.tables.members.get(memberId));

/** SMS login creates an account for an unknown mobile. */
export const memberByMobile = (domain: Domain, mobile: string): string => {
  const known = domain.tables.memberByMobile.get(mobile);
  if (known !== undefined) return known;
  const memberId = String(900_001 + domain.tables.opened);
  domain.commit({ type: 'account.opened', memberId, mobile });
  return memberId;
};

export const memberByAccount = (domain: Domain, account: string): string | null =>
  domain.tables.memberByMobile.get(account) ?? domain.tables.memberByEmail.get(account) ?? null;

export const hasPassword = (domain: Domain, memberId: string, password: string): boolean =>
  memberOf(domain, memberId).passwordDigest === passwordDigestOf(password);

export const isGoodPassword = (password: string): boolean =>
  /^[A-Za-z0-9]{8,16}$/.test(password) && /[A-Za-z]/.test(password) && /\d/.test(password);

export const changePassword = (domain: Domain, memberId: string, password: string): void => {
  domain.commit({ type: 'password.changed', memberId, digest: passwordDigestOf(password) });
  revokeAllOf(domain, memberId);
};

/** Member info (R3-6). The default name is the mobile's end; registered members have an invitation code. */
export const infoOf = (row: MemberRow): typeof MemberInfo.Type => ({
  memberId: row.memberId,
  nickname: row.profile.nickname || `食友${row.mobile?.slice(-4) ?? row.memberId.slice(-4)}`,
  company: row.profile.company,
  position: row.profile.position,
  isBanned: row.isBanned,
  email: row.profile.email || null,
  phoneNumber: row.mobile,
  hasColumn: row.hasColumn,
  inviteMiniappCode: row.isRequired ? null : `invite-${row.memberId}`,
  avatar: row.avatar,
});

export const briefOf = (domain: Domain, memberId: string): MemberBrief => {
  const { nickname, avatar, company, position } = infoOf(memberOf(domain, memberId));
  return { memberId, name: nickname, avatar, company, position };
};

export const membershipOf = (row: MemberRow): Membership => ({ level: row.level, validUntil: row.memberUntil });

export const accountStateOf = (row: MemberRow): AccountState => ({
  isBindWechat: row.openid !== null,
  isWechatBindMobile: row.openid !== null && row.mobile !== null,
  hasPassword: row.passwordDigest !== null,
});
