import { type FailureTag, failureTags } from '#services/failure.ts';
import type { BindFailure } from './bind-account.form.ts';
import type { BindWechatFailure } from './bind-wechat.ts';
import type { LoginFailure } from './login-result.ts';
import type { ResetFailure } from './reset-password.form.ts';
import type { SmsCodeFailure } from './sms-code-failure.ts';

type Shown = LoginFailure | SmsCodeFailure | ResetFailure | BindWechatFailure | BindFailure;
type OwnTag = Exclude<Shown['tag'], FailureTag>;
type NetworkTag = Exclude<FailureTag, 'refused'>;

type FailureKey = `session:error.${OwnTag}` | `failure:${NetworkTag}`;

const isNetwork = (tag: OwnTag | NetworkTag): tag is NetworkTag => tag in failureTags;

/** Two keys for a missing account (R8.1-8). */
export const failureKeys = ({ tag }: Shown): readonly FailureKey[] => {
  if (tag === 'accountMissing') return ['session:error.codeFailed', 'session:error.accountMissing'];
  return [isNetwork(tag) ? `failure:${tag}` : `session:error.${tag}`];
};
