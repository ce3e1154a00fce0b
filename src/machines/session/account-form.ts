import { defaultDialCode } from '#services/contract/constants.ts';
import { cleanEmail, emailFormat } from '../kit/text-rules.ts';
import { type CodeError, cleanCode, cleanMobile, codeError, fullMobile, type MobileError } from './account-input.ts';
import type { CodeAccount, SmsCodeActor } from './sms-code.machine.ts';

export type AccountKind = 'mobile' | 'email';

export interface AccountForm {
  readonly kind: AccountKind;
  readonly dialCode: string;
  readonly mobile: string;
  readonly email: string;
  readonly code: string;
  readonly password: string;
  readonly confirmation: string;
}

export type EmailError = { readonly code: 'required' } | { readonly code: 'format' } | { readonly code: 'tooLong' };

export interface AccountErrors {
  readonly mobile: MobileError | null;
  readonly email: EmailError | null;
  readonly code: CodeError | null;
}

export type AccountFormEvent =
  | { readonly type: 'dialCode.choose'; readonly dialCode: string }
  | { readonly type: 'mobile.change'; readonly value: string }
  | { readonly type: 'code.change'; readonly value: string }
  | { readonly type: 'code.request' }
  | { readonly type: 'connection.returned' };

export const noErrors: AccountErrors = { mobile: null, email: null, code: null };

export const emptyForm: AccountForm = {
  kind: 'mobile',
  dialCode: defaultDialCode,
  mobile: '',
  email: '',
  code: '',
  password: '',
  confirmation: '',
};

export const hasInput = ({ mobile, email, code, password, confirmation }: AccountForm): boolean =>
  [mobile, email, code, password, confirmation].some((text) => text !== '');

export const emailError = (typed: string): EmailError | null => {
  const email = cleanEmail(typed);
  if (email === '') return { code: 'required' };
  return emailFormat(email) ? { code: 'format' } : null;
};

interface AccountRules {
  readonly mobile: (dialCode: string, typed: string) => MobileError | null;
  readonly email: (typed: string) => EmailError | null;
}

export const accountErrors = (
  { kind, dialCode, mobile, email, code }: AccountForm,
  rules: AccountRules,
): AccountErrors => ({
  mobile: kind === 'mobile' ? rules.mobile(dialCode, mobile) : null,
  email: kind === 'email' ? rules.email(email) : null,
  code: codeError(code),
});

export const hasNone = (errors: object): boolean => Object.values(errors).every((error) => error === null);

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

export const accountOf = ({ kind, dialCode, mobile, email }: AccountForm): CodeAccount =>
  kind === 'mobile' ? { mobile: fullMobile(dialCode, mobile) } : { email: cleanEmail(email) };

interface Snapshot {
  readonly context: { readonly errors: object; readonly failure: object | null };
}

export const selectForm = ({ context }: { readonly context: AccountForm }): AccountForm => context;
export const selectErrors = <Of extends Snapshot>({ context }: Of): Of['context']['errors'] => context.errors;
export const selectFailure = <Of extends Snapshot>({ context }: Of): Of['context']['failure'] => context.failure;
export const selectSmsCode = ({
  children,
}: {
  readonly children: { readonly smsCode?: SmsCodeActor | undefined };
}): SmsCodeActor | undefined => children.smsCode;
