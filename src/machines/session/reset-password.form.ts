import { session } from '#services/contract/session.contract.ts';
import { call } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';
import { accepted } from '../kit/accepted.ts';
import { accountFields, accountForm } from './account-form.ts';
import type { CodeAccount } from './sms-code.machine.ts';
import { withSealed } from './with-sealed.ts';

export type ResetFailure = { readonly tag: 'resetFailed' } | Exclude<Failure, { readonly tag: 'refused' }>;

export const asResetFailure = (failure: Failure): ResetFailure =>
  failure.tag === 'refused' ? { tag: 'resetFailed' } : failure;

export const resetForm = accountForm({
  mobile: accountFields.mobile,
  email: accountFields.email,
  code: accountFields.code,
  password: accountFields.newPassword,
  confirmation: accountFields.confirmation,
});

export interface ResetAttempt {
  readonly account: CodeAccount;
  readonly code: string;
  /** From the SMS code response (R3-13); empty when no code was requested. */
  readonly secretKey: string;
  readonly password: string;
}

/** Encrypts the password (docs/choices.md R7.1-11); success is `true` (R7.1-15). */
export const reset = ({ account, code, secretKey, password }: ResetAttempt) =>
  withSealed(password, (sealed) =>
    accepted(call(session.resetPassword, { body: { ...account, code, secretKey, password: sealed } })),
  );
