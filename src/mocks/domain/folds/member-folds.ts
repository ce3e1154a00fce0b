import { isNewChineseName } from '../members.ts';
import { entryOf, putVisit } from '../tables.ts';
import { changeMember, type Folds, forgetFailures } from './folds.ts';

export const memberFolds = {
  'password.changed': (tables, { memberId, digest }) => {
    changeMember(tables, memberId, () => ({ passwordDigest: digest }));
    forgetFailures(tables, memberId);
  },
  'mobile.bound': (tables, { memberId, mobile }) => changeMember(tables, memberId, () => ({ mobile })),
  'email.bound': (tables, { memberId, email }) =>
    changeMember(tables, memberId, ({ profile }) => ({ profile: { ...profile, email } })),
  'wechat.bound': (tables, { memberId, openid }) => changeMember(tables, memberId, () => ({ openid })),
  'profile.saved': (tables, { memberId, profile, at }, seed) =>
    changeMember(tables, memberId, (row) => ({
      // An event stored by an earlier build lacks newer fields.
      profile: { ...row.profile, ...profile },
      avatar: seed.avatarOf(memberId, profile.gender),
      namedAt: isNewChineseName(row, profile.nickname) ? at : row.namedAt,
    })),
  'register.advanced': (tables, { memberId, step }) =>
    changeMember(tables, memberId, (row) => ({ step: Math.max(row.step, step), isRequired: false })),
  'interests.saved': (tables, { memberId, tagIds }) => {
    tables.interests.set(memberId, tagIds);
  },
  'work.added': (tables, { memberId, entries }) => {
    entryOf(tables.work, memberId, () => []).push(...entries);
  },
  'education.added': (tables, { memberId, entries }) => {
    entryOf(tables.education, memberId, () => []).push(...entries);
  },
  'tags.saved': (tables, { memberId, tagIds }) => changeMember(tables, memberId, () => ({ industryTagIds: tagIds })),
  'tag.created': (tables, { tag }) => {
    tables.madeTags.set(tag.id, tag);
  },
  'person.viewed': (tables, { memberId, visitorId, at }) => putVisit(tables, memberId, visitorId, at),
} satisfies Partial<Folds>;
