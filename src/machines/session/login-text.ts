import type { FailureTag } from '#services/failure.ts';
import type { BindFailure } from './bind-account.form.ts';
import type { BindWechatFailure } from './bind-wechat.ts';
import type { LoginFailure } from './login-method.ts';
import type { ResetFailure } from './reset-password.form.ts';
import type { SmsCodeFailure } from './sms-code-failure.ts';

type Shown = LoginFailure | SmsCodeFailure | ResetFailure | BindWechatFailure | BindFailure;
type OwnTag = Exclude<Shown['tag'], FailureTag>;
type NetworkTag = Exclude<FailureTag, 'refused'>;

export type FailureKey = `session:error.${OwnTag}` | `failure:${NetworkTag}`;

const ownTags = {
  smsCodeIncorrect: true,
  wrongCredentials: true,
  captchaRequired: true,
  captchaIncorrect: true,
  wrongSmsCode: true,
  mobileBoundElsewhere: true,
  mobileBound: true,
  loginFailed: true,
  wrongEmailCode: true,
  emailTaken: true,
  resetFailed: true,
  wechatBoundElsewhere: true,
  alreadyBoundWechat: true,
  codeFailed: true,
  accountMissing: true,
  securityFailed: true,
  tooFrequent: true,
  captchaUnavailable: true,
} as const satisfies Record<OwnTag, true>;

const isOwn = (tag: OwnTag | NetworkTag): tag is OwnTag => tag in ownTags;

/** Two keys for a missing account (R8.1-8). */
export const failureKeys = ({ tag }: Shown): readonly FailureKey[] => {
  if (tag === 'accountMissing') return ['session:error.codeFailed', 'session:error.accountMissing'];
  return [isOwn(tag) ? `session:error.${tag}` : `failure:${tag}`];
};
