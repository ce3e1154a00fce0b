import { sessionRefusal } from '#services/contract/base-session.contract.ts';
import { profileMaxLength } from '#services/contract/constants.ts';
import { session } from '#services/contract/session.contract.ts';
import { lengthOf } from '#services/contract/text.ts';
import { call } from '#services/env.ts';
import { type Failure, refusalCode } from '#services/failure.ts';
import { cleanEmail } from '../kit/text-rules.ts';
import {
  type AccountErrors,
  type AccountForm,
  type AccountKind,
  accountErrors,
  type EmailError,
  emailError,
} from './account-form.ts';
import { fullMobile, mobileFormatError } from './account-input.ts';
import { bindAccountOnce } from './bind-once.ts';
import { asLoginFailure, type LoginFailure } from './login-method.ts';

export type BindFailure = LoginFailure | { readonly tag: 'wrongEmailCode' } | { readonly tag: 'emailTaken' };

export const asBindFailure = (failure: Failure, kind: AccountKind): BindFailure => {
  const code = refusalCode(failure);
  if (kind === 'email' && code === sessionRefusal.emailTaken) return { tag: 'emailTaken' };
  if (kind === 'email' && code === sessionRefusal.wrongSmsCode) return { tag: 'wrongEmailCode' };
  return asLoginFailure(failure, 'sms', 'bind');
};

const ownEmailError = (email: string): EmailError | null =>
  lengthOf(cleanEmail(email)) > profileMaxLength.email ? { code: 'tooLong' } : emailError(email);

export const errorsOf = (form: AccountForm): AccountErrors =>
  accountErrors(form, { mobile: mobileFormatError, email: ownEmailError });

export type BindForm = Omit<AccountForm, 'password' | 'confirmation'>;

/** R7.1-16, docs/choices.md R7.1-18 */
export const bind = (form: BindForm) => {
  const account = form.kind === 'mobile' ? fullMobile(form.dialCode, form.mobile) : cleanEmail(form.email);
  const accountType = form.kind === 'mobile' ? 'MOBILE' : 'EMAIL';
  return bindAccountOnce(account, call(session.bindAccount, { body: { account, accountType, code: form.code } }));
};
