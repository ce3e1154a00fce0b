import { blankProfile } from '#services/contract/session.contract.ts';
import type { Seed } from './domain-seed.ts';
import type { MemberRow } from './seed-rows.ts';

/** R5.3-5: a name with Han characters that differs from the current one. */
export const isNewChineseName = (row: MemberRow, nickname: string): boolean =>
  /\p{Script=Han}/u.test(nickname) && nickname !== row.profile.nickname;

export const newMember = (memberId: string, mobile: string, at: number, seed: Seed): MemberRow => ({
  memberId,
  mobile,
  passwordDigest: null,
  openid: null,
  profile: blankProfile,
  namedAt: null,
  avatar: seed.avatarOf(memberId, null),
  isBanned: false,
  hasColumn: false,
  level: 'none',
  memberUntil: null,
  step: 0,
  isRequired: true,
  followerCount: 0,
  followCount: 0,
  industryTagIds: [],
  introduction: '',
  joinedAt: at,
  activeAt: at,
});
