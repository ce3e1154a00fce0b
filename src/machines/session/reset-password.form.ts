import { Effect } from 'effect';
import { encrypt } from '#services/crypto/encrypt.ts';
import type { Failure } from '#services/failure.ts';
import { sessionApi } from '#services/session.api.ts';
import {
  type CodeError,
  cleanCode,
  cleanMobile,
  codeError,
  fullMobile,
  type MobileError,
  mobileError,
} from '../shared/account-input.ts';
import {
  type ConfirmationError,
  confirmationError,
  type NewPasswordError,
  newPasswordError,
} from '../shared/new-password.ts';
import { emailFormat } from '../shared/text-rules.ts';
import { unexplained } from './login-way.ts';
import type { CodeAccount } from './sms-code.machine.ts';

/** The account whose password is forgotten is named by its mobile or by its email (R5.2-1). */
export type AccountKind = 'mobile' | 'email';

export type EmailError = { readonly code: 'required' } | { readonly code: 'format' };

export interface ResetForm {
  readonly kind: AccountKind;
  readonly dialCode: string;
  readonly mobile: string;
  readonly email: string;
  readonly code: string;
  readonly password: string;
  readonly confirmation: string;
}

export interface ResetErrors {
  readonly mobile: MobileError | null;
  readonly email: EmailError | null;
  readonly code: CodeError | null;
  readonly password: NewPasswordError | null;
  readonly confirmation: ConfirmationError | null;
}
export type ResetField = keyof ResetErrors;

/** Why the password was not changed (R8.3-1): the backend's refusals have one text. */
export type ResetFailure = { readonly tag: 'resetFailed' } | Exclude<Failure, { readonly tag: 'refused' }>;

export const asResetFailure = (failure: Failure): ResetFailure =>
  failure.tag === 'refused' ? { tag: 'resetFailed' } : failure;

export const untouched: ResetErrors = { mobile: null, email: null, code: null, password: null, confirmation: null };

/** A pasted address brings spaces and invisible marks along. */
export const cleanEmail = (typed: string): string => typed.replace(/[\s\p{Cf}]/gu, '');

export const emailError = (typed: string): EmailError | null => {
  const email = cleanEmail(typed);
  if (email === '') return { code: 'required' };
  return emailFormat(email) ? { code: 'format' } : null;
};

/** Only the account that is chosen counts. */
export const accountErrors = ({ kind, mobile, email }: ResetForm): Pick<ResetErrors, 'mobile' | 'email'> =>
  kind === 'mobile' ? { mobile: mobileError(mobile), email: null } : { mobile: null, email: emailError(email) };

export const errorsOf = (form: ResetForm): ResetErrors => ({
  ...accountErrors(form),
  code: codeError(form.code),
  password: newPasswordError(form.password),
  confirmation: confirmationError(form.password, form.confirmation),
});

export const hasNone = (errors: Partial<ResetErrors>): boolean =>
  Object.values(errors).every((error) => error === null);

/** The form without the separators that pasting brings. */
export const tidied = (form: ResetForm): Pick<ResetForm, 'mobile' | 'email' | 'code'> => ({
  mobile: cleanMobile(form.mobile),
  email: cleanEmail(form.email),
  code: cleanCode(form.code),
});

export const accountOf = ({ kind, dialCode, mobile, email }: ResetForm): CodeAccount =>
  kind === 'mobile' ? { mobile: fullMobile(dialCode, mobile) } : { email: cleanEmail(email) };

export interface ResetAttempt {
  readonly account: CodeAccount;
  readonly code: string;
  /** From the answer to the request for the code (R3-13); empty when none was asked for. */
  readonly secretKey: string;
  readonly password: string;
}

/** Encrypts the new password (docs/choices.md R7.1-11) and sets it; success is `true` (R7.1-15). */
export const reset = ({ account, code, secretKey, password }: ResetAttempt) =>
  Effect.flatMap(sessionApi.publicKey(), ({ key }) =>
    Effect.flatMap(encrypt(key, password), (sealed) =>
      Effect.flatMap(
        sessionApi.resetPassword({ body: { ...account, code, secretKey, password: sealed } }),
        (isReset): Effect.Effect<true, Failure> => (isReset ? Effect.succeed(true) : Effect.fail(unexplained)),
      ),
    ),
  );
