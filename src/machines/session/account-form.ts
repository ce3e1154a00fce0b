import { type CodeError, cleanCode, cleanMobile, fullMobile, type MobileError } from '../shared/account-input.ts';
import { emailFormat } from '../shared/text-rules.ts';
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

/** A pasted address brings spaces and invisible marks along. */
export const cleanEmail = (typed: string): string => typed.replace(/[\s\p{Cf}]/gu, '');

export const emailError = (typed: string): EmailError | null => {
  const email = cleanEmail(typed);
  if (email === '') return { code: 'required' };
  return emailFormat(email) ? { code: 'format' } : null;
};

export const hasNone = (errors: object): boolean => Object.values(errors).every((error) => error === null);

/** The form without the separators that pasting brings. */
export const tidied = ({ mobile, email, code }: AccountForm): Pick<AccountForm, 'mobile' | 'email' | 'code'> => ({
  mobile: cleanMobile(mobile),
  email: cleanEmail(email),
  code: cleanCode(code),
});

/** The account that is chosen, as it is sent. */
export const accountOf = ({ kind, dialCode, mobile, email }: AccountForm): CodeAccount =>
  kind === 'mobile' ? { mobile: fullMobile(dialCode, mobile) } : { email: cleanEmail(email) };
