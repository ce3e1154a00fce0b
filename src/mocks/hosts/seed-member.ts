import { blankProfile } from '#services/contract/session.contract.ts';
import { passwordDigestOf } from '../domain/secrets.ts';
import type { MemberRow } from '../domain/seed-rows.ts';
import { avatar } from '../seed/avatars.ts';
import type { MemberRow as SeededMember } from '../seed/members.ts';
import { timesOf } from '../seed/relationships.ts';

const premiumLeft = 365 * 24 * 60 * 60 * 1_000;

export const memberOf = (
  row: SeededMember,
  now: number,
  counts: Pick<MemberRow, 'followerCount' | 'followCount'>,
): MemberRow => ({
  memberId: row.id,
  mobile: row.mobile,
  passwordDigest: row.password === null ? null : passwordDigestOf(row.password),
  openid: row.isWechatBound ? `openid-${row.id}` : null,
  profile: {
    ...blankProfile,
    nickname: row.nickname,
    gender: row.gender,
    company: row.company,
    companyId: row.companyId,
    position: row.position,
    location: row.location,
    locationId: row.locationId,
    email: row.email ?? '',
  },
  namedAt: null,
  avatar: avatar(row.id, row.gender),
  isBanned: row.isBanned,
  hasColumn: row.hasColumn,
  ...membershipOf(row, now),
  step: row.registerStep,
  isRequired: row.registerRequired,
  ...counts,
  industryTagIds: row.industryTagIds,
  introduction: row.introduction,
  ...timesOf(row.id, now),
});

const membershipOf = ({ id, hasColumn, registerStep }: SeededMember, now: number) => {
  if (hasColumn) return { level: 'premium', memberUntil: now + premiumLeft } as const;
  const isMember = registerStep > 2 && Number(id) % 3 === 0;
  return { level: isMember ? 'member' : 'none', memberUntil: null } as const;
};
