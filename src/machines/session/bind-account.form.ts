import { Effect } from 'effect';
import { profileMaxLength } from '#services/contract/constants.ts';
import { sessionRefusal } from '#services/contract/standing.contract.ts';
import { lengthOf } from '#services/contract/text.ts';
import type { Failure, FailureTag } from '#services/failure.ts';
import { sessionApi } from '#services/session.api.ts';
import {
  type CodeError,
  cleanCode,
  cleanMobile,
  codeError,
  fullMobile,
  type MobileError,
  mobileFormatError,
} from '../shared/account-input.ts';
import { unexplained } from './login-way.ts';
import { cleanEmail, type EmailError, emailError } from './reset-password.form.ts';
import type { CodeAccount } from './sms-code.machine.ts';

export type BoundKind = 'mobile' | 'email';

export interface BindForm {
  readonly kind: BoundKind;
  readonly dialCode: string;
  readonly mobile: string;
  readonly email: string;
  readonly code: string;
}

export interface BindErrors {
  readonly mobile: MobileError | null;
  readonly email: EmailError | { readonly code: 'tooLong' } | null;
  readonly code: CodeError | null;
}
export type BindField = keyof BindErrors;

type OwnTag = 'wrongCode' | 'mobileTaken' | 'mobileBoundElsewhere' | 'emailTaken' | 'bindFailed';

/** Why a mobile or an email was not bound (§8.2, R8.3-5). Its text is `account:error.<tag>`, or that of the network failure. */
export type BindFailure = { readonly tag: OwnTag } | Exclude<Failure, { readonly tag: 'refused' }>;

const byCode = (code: number): OwnTag => {
  switch (code) {
    case sessionRefusal.wrongSmsCode:
      return 'wrongCode';
    case sessionRefusal.mobileBound:
      return 'mobileTaken';
    case sessionRefusal.mobileBoundToOtherWechat:
      return 'mobileBoundElsewhere';
    case sessionRefusal.emailTaken:
      return 'emailTaken';
    default:
      return 'bindFailed';
  }
};

export const asBindFailure = (failure: Failure): BindFailure =>
  failure.tag === 'refused' ? { tag: byCode(failure.code) } : failure;

const ownTags: Readonly<Record<OwnTag, true>> = {
  wrongCode: true,
  mobileTaken: true,
  mobileBoundElsewhere: true,
  emailTaken: true,
  bindFailed: true,
};
type NetworkTag = Exclude<FailureTag, 'refused'>;
const isOwn = (tag: OwnTag | NetworkTag): tag is OwnTag => tag in ownTags;

/** Where the words of a failure stand in i18n. */
export const bindFailureKey = ({ tag }: BindFailure) =>
  isOwn(tag) ? (`account:error.${tag}` as const) : (`failure:${tag}` as const);

export const untouched: BindErrors = { mobile: null, email: null, code: null };

/** Only the account of the kind that is bound counts. */
export const accountErrors = ({ kind, dialCode, mobile, email }: BindForm): Pick<BindErrors, 'mobile' | 'email'> =>
  kind === 'mobile'
    ? { mobile: mobileFormatError(dialCode, mobile), email: null }
    : { mobile: null, email: emailTooLong(email) ?? emailError(email) };

/** No address of the profile is longer (R5.3-15). */
const emailTooLong = (email: string): BindErrors['email'] =>
  lengthOf(cleanEmail(email)) > profileMaxLength.email ? { code: 'tooLong' } : null;

export const errorsOf = (form: BindForm): BindErrors => ({ ...accountErrors(form), code: codeError(form.code) });

export const hasNone = (errors: Partial<BindErrors>): boolean => Object.values(errors).every((error) => error === null);

/** The form without the separators that pasting brings. */
export const tidied = ({ mobile, email, code }: BindForm): Pick<BindForm, 'mobile' | 'email' | 'code'> => ({
  mobile: cleanMobile(mobile),
  email: cleanEmail(email),
  code: cleanCode(code),
});

export const accountOf = ({ kind, dialCode, mobile, email }: BindForm): CodeAccount =>
  kind === 'mobile' ? { mobile: fullMobile(dialCode, mobile) } : { email: cleanEmail(email) };

/** Binds the mobile or the email to the member, with the code that was sent to it (R7.1-16, docs/choices.md R7.1-18). */
export const bind = (form: BindForm) => {
  const account = form.kind === 'mobile' ? fullMobile(form.dialCode, form.mobile) : cleanEmail(form.email);
  const accountType = form.kind === 'mobile' ? 'MOBILE' : 'EMAIL';
  return Effect.flatMap(
    sessionApi.bindAccount({ body: { account, accountType, code: form.code } }),
    (isBound): Effect.Effect<true, Failure> => (isBound ? Effect.succeed(true) : Effect.fail(unexplained)),
  );
};
