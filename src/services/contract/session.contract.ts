import { Record, Schema } from 'effect';
import { baseSession, Credentials } from './base-session.contract.ts';
import { educationMaxLength, genders, profileMaxLength, workMaxLength } from './constants.ts';
import { contract, Flag, Instant, optional, orNull, Tally, Text, Title } from './contract.ts';
import { atMostCharacters } from './text.ts';

/** R7.1-9. `validUntil` in ms since 1970; null without end, or without membership. */
export const Membership = Schema.Struct({
  level: optional(Schema.Literals(['none', 'member', 'premium'])),
  validUntil: orNull(Instant),
});
export type Membership = typeof Membership.Type;

const words = (max: number) => Schema.String.check(atMostCharacters(max));

/** R3-8; `companyId` 0 means a free-text company (R3-10). */
export const Profile = Schema.Struct({
  ...Record.map(profileMaxLength, words),
  gender: Schema.Literals(genders),
  companyId: Schema.Int,
  locationId: Schema.Int,
});
export type Profile = typeof Profile.Type;

/** R3-11: missing fields are empty, `gender` and `locationId` null; the lengths are for what is sent. */
export const LoadedProfile = Schema.Struct({
  ...Record.map(profileMaxLength, () => Text),
  gender: orNull(Schema.Literals(genders)),
  companyId: Tally,
  locationId: orNull(Schema.Int),
  nameEditable: Flag,
});
export type LoadedProfile = typeof LoadedProfile.Type;

export const blankProfile: Omit<LoadedProfile, 'nameEditable'> = {
  ...Record.map(profileMaxLength, () => ''),
  gender: null,
  companyId: 0,
  locationId: null,
};

/** R3-13: `resultCode` as in §8.1, `countdown` in seconds. */
export const SentCode = Schema.Struct({
  resultCode: Schema.Int,
  countdown: Schema.optional(Schema.NullOr(Schema.Int)),
  secretKey: Schema.optional(Schema.NullOr(Schema.String)),
  code: Schema.optional(Schema.NullOr(Schema.String)),
});
export type SentCode = typeof SentCode.Type;

const day = Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/));

/** R3-22 to R3-25, §5.4 */
export const WorkEntry = Schema.Struct({
  ...Record.map(workMaxLength, words),
  companyId: Schema.Int,
  location: Schema.String,
  locationId: Schema.NullOr(Schema.Int),
  startTime: day,
  endTime: Schema.NullOr(day),
});
export type WorkEntry = typeof WorkEntry.Type;

export const LoadedWorkEntry = Schema.Struct({
  ...Record.map(workMaxLength, () => Text),
  companyId: Tally,
  location: Text,
  locationId: orNull(Schema.Int),
  startTime: optional(day),
  endTime: orNull(day),
});
export type LoadedWorkEntry = typeof LoadedWorkEntry.Type;

/** R3-27, §5.5 */
export const EducationEntry = Schema.Struct({
  ...Record.map(educationMaxLength, words),
  startTime: day,
  endTime: Schema.NullOr(day),
});
export type EducationEntry = typeof EducationEntry.Type;

export const LoadedEducationEntry = Schema.Struct({
  ...Record.map(educationMaxLength, () => Text),
  startTime: optional(day),
  endTime: orNull(day),
});
export type LoadedEducationEntry = typeof LoadedEducationEntry.Type;

/** `isWechatBindMobile`: the WeChat account logs in to an account with a mobile (R3-1). */
export const AccountState = Schema.Struct({
  isBindWechat: Flag,
  isWechatBindMobile: Flag,
  hasPassword: Flag,
});
export type AccountState = typeof AccountState.Type;

const codeRequest = Schema.Struct({
  messageType: Schema.Literals(['LOGIN']),
  mobile: Schema.optional(Schema.String),
  email: Schema.optional(Schema.String),
  nvcVal: Schema.String,
});

export const session = contract({
  ...baseSession,
  publicKey: { method: 'GET', path: '/auth/public-key', access: 'none', data: Schema.Struct({ key: Schema.String }) },
  sendCode: { method: 'POST', path: '/auth/code/send', body: codeRequest, data: SentCode, again: 'spent' },
  loginBySms: {
    method: 'POST',
    path: '/auth/login/sms',
    access: 'none',
    body: Schema.Struct({ mobile: Schema.String, code: Schema.String }),
    data: Credentials,
    again: 'spent',
  },
  loginByPassword: {
    method: 'POST',
    path: '/auth/login/password',
    access: 'none',
    body: Schema.Struct({
      mobile: Schema.String,
      password: Schema.String,
      remember_me: Schema.Boolean,
      captchaKey: Schema.optional(Schema.String),
      captcha: Schema.optional(Schema.String),
    }),
    data: Credentials,
    again: 'same',
  },
  resetPassword: {
    method: 'POST',
    path: '/auth/password/reset',
    access: 'none',
    body: Schema.Struct({
      code: Schema.String,
      secretKey: Schema.String,
      password: Schema.String,
      mobile: Schema.optional(Schema.String),
      email: Schema.optional(Schema.String),
    }),
    data: Schema.Boolean,
    again: 'spent',
  },
  bindAccount: {
    method: 'POST',
    path: '/auth/account/bind',
    access: 'member',
    body: Schema.Struct({
      account: Schema.String,
      accountType: Schema.Literals(['MOBILE', 'EMAIL']),
      password: Schema.optional(Schema.String),
      code: Schema.optional(Schema.String),
    }),
    data: Schema.Boolean,
  },
  captchaImage: {
    method: 'GET',
    path: '/admin/captcha-image',
    access: 'none',
    query: Schema.Struct({ captchaKey: Schema.String }),
    data: Schema.Struct({ image: Schema.String }),
  },
  membership: { method: 'GET', path: '/admin/member/membership', access: 'member', data: Schema.NullOr(Membership) },
  accountState: { method: 'GET', path: '/admin/member/account', access: 'member', data: AccountState },
  profile: { method: 'GET', path: '/admin/member/basic-info', access: 'member', data: LoadedProfile },
  saveProfile: {
    method: 'PUT',
    path: '/admin/member/basic-info',
    access: 'member',
    act: 'editProfile',
    body: Profile,
    data: Schema.Boolean,
  },
  saveInterests: {
    method: 'POST',
    path: '/admin/member/interest-info',
    access: 'member',
    act: 'editProfile',
    body: Schema.Struct({ tagIds: Schema.Array(Schema.Int) }),
    data: Schema.Boolean,
    again: 'same',
    uncalled: 'R7.1-23',
  },
  saveWorkHistory: {
    method: 'POST',
    path: '/admin/member/work-history',
    access: 'member',
    act: 'editProfile',
    body: Schema.Array(WorkEntry),
    data: Schema.Boolean,
  },
  workHistory: {
    method: 'GET',
    path: '/admin/member/work-history',
    access: 'member',
    data: Schema.Array(LoadedWorkEntry),
  },
  saveEducationHistory: {
    method: 'POST',
    path: '/admin/member/education-history',
    access: 'member',
    act: 'editProfile',
    body: Schema.Array(EducationEntry),
    data: Schema.Boolean,
  },
  educationHistory: {
    method: 'GET',
    path: '/admin/member/education-history',
    access: 'member',
    data: Schema.Array(LoadedEducationEntry),
  },
  saveIndustryTags: {
    method: 'POST',
    path: '/admin/member/industry-tag',
    access: 'member',
    act: 'editProfile',
    body: Schema.Array(Schema.Int),
    data: Schema.Boolean,
    again: 'same',
  },
  industryTags: {
    method: 'GET',
    path: '/admin/member/industry-tag',
    access: 'member',
    data: Schema.Struct({
      industryTagList: Schema.Array(Schema.Struct({ tagId: Schema.Int, tagName: Title })),
    }),
  },
});
