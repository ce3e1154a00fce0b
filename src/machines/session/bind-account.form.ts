import { sessionRefusal } from '#services/contract/base-session.contract.ts';
import { session } from '#services/contract/session.contract.ts';
import { call } from '#services/env.ts';
import { type Failure, refusalCode } from '#services/failure.ts';
import { type Filled, textOf } from '../kit/form.ts';
import { type AccountKind, accountFields, accountForm, accountOf } from './account-form.ts';
import { bindAccountOnce } from './bind-once.ts';
import { asLoginFailure, type LoginFailure } from './login-result.ts';

export type BindFailure = LoginFailure | { readonly tag: 'wrongEmailCode' } | { readonly tag: 'emailTaken' };

export const asBindFailure = (failure: Failure, kind: AccountKind): BindFailure => {
  const code = refusalCode(failure);
  if (kind === 'email' && code === sessionRefusal.emailTaken) return { tag: 'emailTaken' };
  if (kind === 'email' && code === sessionRefusal.wrongSmsCode) return { tag: 'wrongEmailCode' };
  return asLoginFailure(failure, 'sms', 'bind');
};

export const bindForm = accountForm({
  mobile: accountFields.wholeMobile,
  email: accountFields.storedEmail,
  code: accountFields.code,
});

/** R7.1-16, docs/choices.md R7.1-18 */
export const bind = (form: Filled) => {
  const account = accountOf(form);
  const [text, accountType] =
    'mobile' in account ? ([account.mobile, 'MOBILE'] as const) : ([account.email, 'EMAIL'] as const);
  return bindAccountOnce(
    text,
    call(session.bindAccount, { body: { account: text, accountType, code: textOf(form, 'code') } }),
  );
};
