import { sessionRefusal } from '#services/contract/base-session.contract.ts';
import type { EducationEntry, LoadedProfile, Profile, WorkEntry } from '#services/contract/session.contract.ts';
import { isBlank } from '#services/contract/text.ts';
import type { RegisterStatus } from '../../sent.ts';
import type { Domain } from '../domain.ts';
import { isNewChineseName } from '../members.ts';
import { refuse } from '../refusal.ts';
import type { MemberRow } from '../seed-rows.ts';
import { memberOf } from './accounts.ts';

/** A Chinese name can be changed once within it (§9); in ms. */
export const nameChangePeriod = 183 * 24 * 60 * 60 * 1_000;
const step = { supplement: 2, work: 3, education: 4, tags: 5 } as const;

export const registerStatus = (row: MemberRow): RegisterStatus => ({ isRequired: row.isRequired, step: row.step });

export const loadedProfile = (domain: Domain, row: MemberRow): LoadedProfile => ({
  ...row.profile,
  nameEditable: row.namedAt === null || domain.now() - row.namedAt >= nameChangePeriod,
});

export const saveProfile = (domain: Domain, memberId: string, profile: Profile): void => {
  const row = memberOf(domain, memberId);
  for (const field of ['nickname', 'company', 'position', 'location'] as const) {
    if (isBlank(profile[field])) throw refuse(sessionRefusal.failed, `${field} 必填`);
  }
  if (isNewChineseName(row, profile.nickname) && !loadedProfile(domain, row).nameEditable) {
    throw refuse(sessionRefusal.failed, '中文姓名半年内只能修改一次');
  }
  const owner = domain.tables.memberByEmail.get(profile.email);
  if (profile.email !== '' && owner !== undefined && owner !== memberId) {
    throw refuse(sessionRefusal.emailTaken, '该邮箱已被占用，请绑定其他邮箱');
  }
  domain.commit({ type: 'profile.saved', memberId, profile });
  advance(domain, memberId, step.supplement);
};

/** An empty list means that the step was skipped; nothing is removed (R4.2-19). */
export const addWork = (domain: Domain, memberId: string, entries: readonly WorkEntry[]): void => {
  if (entries.length > 0) domain.commit({ type: 'work.added', memberId, entries });
  advance(domain, memberId, step.work);
};

export const addEducation = (domain: Domain, memberId: string, entries: readonly EducationEntry[]): void => {
  if (entries.length > 0) domain.commit({ type: 'education.added', memberId, entries });
  advance(domain, memberId, step.education);
};

export const workOf = (domain: Domain, memberId: string): readonly WorkEntry[] => [
  ...(domain.tables.work.get(memberId) ?? []).toReversed(),
  ...domain.seed.workAndEducationOf(memberId).work,
];

export const educationOf = (domain: Domain, memberId: string): readonly EducationEntry[] => [
  ...(domain.tables.education.get(memberId) ?? []).toReversed(),
  ...domain.seed.workAndEducationOf(memberId).education,
];

export const saveIndustryTags = (domain: Domain, memberId: string, tagIds: readonly number[]): void => {
  if (tagIds.length > 0) domain.commit({ type: 'tags.saved', memberId, tagIds });
  advance(domain, memberId, step.tags);
};

export const saveInterests = (domain: Domain, memberId: string, tagIds: readonly number[]): void => {
  domain.commit({ type: 'interests.saved', memberId, tagIds });
};

/** Later steps do not count before the supplement. */
const advance = (domain: Domain, memberId: string, to: number): void => {
  const row = memberOf(domain, memberId);
  if (to > row.step && (to === step.supplement || row.step >= step.supplement)) {
    domain.commit({ type: 'register.advanced', memberId, step: to });
  }
};
