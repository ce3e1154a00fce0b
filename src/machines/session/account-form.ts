import { type CodeError, cleanCode, cleanMobile, fullMobile, type MobileError } from '../shared/account-input.ts';
import { cleanEmail, emailFormat } from '../shared/text-rules.ts';
import type { CodeAccount } from './sms-code.machine.ts';

/** An account is named by its mobile or by its email (R5.2-1). */
export type AccountKind = 'mobile' | 'email';

/** What a form asks that sends a code to an account. */
export interface AccountForm {
  readonly kind: AccountKind;
  readonly dialCode: string;
  readonly mobile: string;
  readonly email: string;
  readonly code: string;
}

export type EmailError = { readonly code: 'required' } | { readonly code: 'format' };

export interface AccountErrors {
  readonly mobile: MobileError | null;
  readonly email: EmailError | { readonly code: 'tooLong' } | null;
  readonly code: CodeError | null;
}

export const emailError = (typed: string): EmailError | null => {
  const email = cleanEmail(typed);
  if (email === '') return { code: 'required' };
  return emailFormat(email) ? { code: 'format' } : null;
};

export const hasNone = (errors: object): boolean => Object.values(errors).every((error) => error === null);

/** A field that is typed in is no longer complained of, and neither is what was sent before. */
export const changed = <Errors extends object>(
  { errors }: { readonly errors: Errors },
  field: keyof Errors & string,
  value: string,
) => ({ [field]: value, errors: { ...errors, [field]: null }, failure: null });

/** A code is on its way: that there is none is not said any more. */
export const awaitingCode = <Errors extends { readonly code: CodeError | null }>({
  errors,
}: {
  readonly errors: Errors;
}): { readonly errors: Errors; readonly failure: null } => ({ errors: { ...errors, code: null }, failure: null });

/** A left field loses its separators; an empty one is not complained of before it is sent. */
export const left = <Form extends AccountForm, Errors extends object>(
  form: Form & { readonly errors: Errors },
  field: keyof Form & keyof Errors & string,
  errorsOf: (form: Form) => Errors,
) => {
  const tidy = { ...form, ...tidied(form) };
  const error = tidy[field] === '' ? null : errorsOf(tidy)[field];
  return { [field]: tidy[field], errors: { ...form.errors, [field]: error } };
};

/** The form without the separators that pasting brings. */
export const tidied = ({
  dialCode,
  mobile,
  email,
  code,
}: AccountForm): Pick<AccountForm, 'mobile' | 'email' | 'code'> => ({
  mobile: cleanMobile(dialCode, mobile),
  email: cleanEmail(email),
  code: cleanCode(code),
});

/** The account that is chosen, as it is sent. */
export const accountOf = ({ kind, dialCode, mobile, email }: AccountForm): CodeAccount =>
  kind === 'mobile' ? { mobile: fullMobile(dialCode, mobile) } : { email: cleanEmail(email) };
