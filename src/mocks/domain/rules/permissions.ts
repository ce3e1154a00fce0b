import { type Act, may, permissionRefusal, type Role, roleOf } from '#services/contract/permissions.ts';
import type { Domain } from '../domain.ts';
import { refuse, unauthorized } from '../refusal.ts';
import type { MemberRow } from '../seed-rows.ts';
import type { Caller } from './tokens.ts';

/** docs/choices.md R6-9 */
const isRegistered = ({ mobile, isRequired, step }: MemberRow): boolean => mobile !== null && !isRequired && step >= 2;

export const roleOfCaller = (domain: Domain, caller: Caller | null): Role => {
  if (caller === null) return 'guest';
  const row = caller.memberId === null ? undefined : domain.tables.members.get(caller.memberId);
  return roleOf({
    isLogined: true,
    isRegistered: row !== undefined && isRegistered(row),
    isBanned: row?.isBanned ?? false,
  });
};

export const permit = (domain: Domain, caller: Caller | null, act: Act): void => {
  const answer = may(roleOfCaller(domain, caller), act);
  if (answer === 'yes') return;
  if (caller === null) throw unauthorized();
  throw answer === 'muted'
    ? refuse(permissionRefusal.muted, '你已被禁言')
    : refuse(permissionRefusal.incomplete, '请先完善资料');
};
