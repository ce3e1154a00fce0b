import { Schema } from 'effect';
import { Count, contract, Flag, Id, orNull, Text } from './contract.ts';

/** Characters valid in a header: others would make `fetch` throw as if offline. */
export const AccessToken = Schema.String.check(Schema.isPattern(/^[!-~]+$/));

/** R3-5. `expires_in` in seconds; `identity` null: a mobile must be bound first (R4.1-17). */
export const Credentials = Schema.Struct({
  access_token: AccessToken,
  expires_in: Schema.Int,
  refresh_token: Schema.NonEmptyString,
  identity: Schema.NullOr(Schema.String),
});
export type Credentials = typeof Credentials.Type;

/** R3-6 */
export const MemberInfo = Schema.Struct({
  memberId: Id,
  nickname: Text,
  company: Text,
  position: Text,
  isBanned: Flag,
  email: orNull(Schema.String),
  phoneNumber: Schema.NullOr(Schema.String),
  hasColumn: Flag,
  inviteMiniappCode: orNull(Schema.String),
  avatar: Text,
});
export type MemberInfo = typeof MemberInfo.Type;

/** R3-12: `step` is the last completed step; 2 is the supplement. */
export const RegisterStatus = Schema.Struct({ isRequired: Schema.Boolean, step: Count });
export type RegisterStatus = typeof RegisterStatus.Type;

export const sessionRefusal = {
  failed: 1,
  wrongSmsCode: 20003,
  alreadyBoundWechat: 20006,
  wechatBoundElsewhere: 20007,
  mobileBound: 20008,
  mobileBoundToOtherWechat: 20009,
  emailTaken: 20021,
  wrongCredentials: 20022,
  captchaRequired: 20023,
} as const;

/** The endpoints of `session` that the first page needs; the others load with the login. */
export const baseSession = contract({
  loginBySso: {
    method: 'POST',
    path: '/auth/login/sso',
    access: 'none',
    body: Schema.Struct({ ticket: Schema.String }),
    data: Credentials,
    again: 'same',
  },
  loginByWechatWeb: {
    method: 'POST',
    path: '/auth/login/wechat-web',
    access: 'none',
    body: Schema.Struct({ code: Schema.String }),
    data: Credentials,
    again: 'same',
  },
  loginByWechatOfficialAccount: {
    method: 'POST',
    path: '/auth/login/wechat-mp',
    access: 'none',
    body: Schema.Struct({ code: Schema.String }),
    data: Credentials,
    again: 'same',
  },
  refreshToken: {
    method: 'POST',
    path: '/auth/token/refresh',
    access: 'none',
    body: Schema.Struct({ refreshToken: Schema.String }),
    data: Credentials,
    again: 'spent',
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    access: 'none',
    body: Schema.Struct({ token: Schema.String }),
    data: Schema.Boolean,
    again: 'spent',
  },
  bindWechat: {
    method: 'POST',
    path: '/auth/wechat/bind',
    access: 'member',
    body: Schema.Struct({ code: Schema.String }),
    data: Schema.Boolean,
    again: 'same',
  },
  memberInfo: { method: 'GET', path: '/admin/member/info', access: 'member', data: Schema.NullOr(MemberInfo) },
  registerStatus: { method: 'GET', path: '/admin/member/register/status', access: 'member', data: RegisterStatus },
});
