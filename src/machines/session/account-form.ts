import type { AnyActorRef } from 'xstate';
import { defaultDialCode, passwordLength, profileMaxLength, smsCodeMaxLength } from '#services/contract/constants.ts';
import { lengthOf } from '#services/contract/text.ts';
import { bytesIn, encryptableBytes } from '#services/crypto/encrypt.ts';
import {
  type Edited,
  emptied,
  type Field,
  type FieldChange,
  type FieldLeave,
  type Filled,
  makeForm,
  textOf,
  valuesOf,
} from '../kit/form.ts';
import type { Submitted } from '../kit/sent.state.ts';
import { cleanEmail, emailFormat } from '../kit/text-rules.ts';
import { cleanCode, cleanMobile, isWholeMobile } from './account-input.ts';
import type { CodeAccount, SmsCodeActor } from './sms-code.machine.ts';

export type AccountKind = 'mobile' | 'email';

const plain = { kind: {}, dialCode: {}, mobile: {}, email: {}, code: {}, password: {}, confirmation: {}, captcha: {} };

export type AccountField = keyof typeof plain;

/** Text: `session:error.<code>`. */
export interface AccountError {
  readonly code:
    | `mobile.${'required' | 'digitsOnly' | 'format'}`
    | `email.${'required' | 'format' | 'tooLong'}`
    | `code.${'required' | 'tooLong'}`
    | `password.${'required' | 'tooLong'}`
    | `newPassword.${'required' | 'rule'}`
    | `confirmation.${'required' | 'mismatch'}`
    | 'captcha.required';
  readonly max?: number;
}

/** What rules read besides the form. `captcha`: null until the backend asks for one. */
interface Asked {
  readonly captcha?: object | null;
}

type AccountRules = Field<AccountError, Asked>;
type Rule = NonNullable<AccountRules['rules']>[number];

const unless =
  (
    isWell: (...given: Parameters<Rule>) => boolean,
    code: AccountError['code'],
    limit?: { readonly max: number },
  ): Rule =>
  (...given) =>
    isWell(...given) ? null : { code, ...limit };

const isFilled = (text: string): boolean => text !== '';

export const kindOf = (form: Filled): AccountKind => (textOf(form, 'kind') === 'email' ? 'email' : 'mobile');

const whenKind = (kind: AccountKind, rules: readonly Rule[]): readonly Rule[] =>
  rules.map((rule) => (text, form, context) => (kindOf(form) === kind ? rule(text, form, context) : null));

/** ASCII only: digits of other scripts are an error, not sent. */
const mobileRules = [
  unless(isFilled, 'mobile.required'),
  unless((text) => /^[0-9]+$/.test(text), 'mobile.digitsOnly'),
] as const;

const emailRules = [
  unless(isFilled, 'email.required'),
  unless((text) => emailFormat(text) === null, 'email.format'),
] as const;

const mobile = {
  clean: (text: string, form: Filled) => cleanMobile(textOf(form, 'dialCode'), text),
  rules: whenKind('mobile', mobileRules),
};

/** ASCII only (R5.2-6 to R5.2-8): other scripts cannot be typed on every keyboard. */
const lettersAndDigits = /^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+$/;
const isNewPassword = (text: string): boolean =>
  text.length >= passwordLength.min && text.length <= passwordLength.max && lettersAndDigits.test(text);

/** Each form picks its own; the others have no rules in it. */
export const accountFields = {
  mobile,
  wholeMobile: {
    ...mobile,
    rules: whenKind('mobile', [
      ...mobileRules,
      unless((text, form) => isWholeMobile(textOf(form, 'dialCode'), text), 'mobile.format'),
    ]),
  },
  email: { clean: cleanEmail, rules: whenKind('email', emailRules) },
  storedEmail: {
    clean: cleanEmail,
    rules: whenKind('email', [
      unless((text) => lengthOf(text) <= profileMaxLength.email, 'email.tooLong', { max: profileMaxLength.email }),
      ...emailRules,
    ]),
  },
  code: {
    clean: cleanCode,
    rules: [
      unless(isFilled, 'code.required'),
      unless(({ length }) => length <= smsCodeMaxLength, 'code.tooLong', { max: smsCodeMaxLength }),
    ],
  },
  /** `tooLong`: cannot be encrypted; valid passwords are shorter (§9). */
  password: {
    rules: [
      unless(isFilled, 'password.required'),
      unless((text) => bytesIn(text) <= encryptableBytes, 'password.tooLong'),
    ],
  },
  /** `rule`: any of R5.2-5 to R5.2-9. */
  newPassword: { rules: [unless(isFilled, 'newPassword.required'), unless(isNewPassword, 'newPassword.rule')] },
  confirmation: {
    rules: [
      unless(isFilled, 'confirmation.required'),
      unless((text, form) => text === textOf(form, 'password'), 'confirmation.mismatch'),
    ],
  },
  captcha: {
    clean: cleanCode,
    rules: [unless((text, _, { captcha }) => !captcha || isFilled(text), 'captcha.required')],
  },
} as const;

export const accountForm = (own: { readonly [f in AccountField]?: AccountRules }) =>
  makeForm<AccountError, Asked>()({ ...plain, ...own });

export type AccountForm = ReturnType<typeof accountForm>;

export interface AccountContext extends Edited<AccountField, AccountError>, Submitted {
  readonly failure: { readonly tag: string } | null;
}

export type AccountFormEvent =
  | FieldChange<AccountField>
  | FieldLeave<AccountField>
  | { readonly type: 'connection.returned' };

export type CodeFormEvent = AccountFormEvent | { readonly type: 'code.request' };

export const filledWith = (texts: Filled<AccountField>['texts']) => ({
  ...emptied,
  base: { texts: { dialCode: defaultDialCode, ...texts }, ids: {} },
  failure: null,
  again: null,
});

/** The wire format: plus sign, dial code, number, without separators (R5.1-8, R5.1-9). */
export const fullMobile = (form: Filled): string => {
  const dialCode = textOf(form, 'dialCode');
  return dialCode + cleanMobile(dialCode, textOf(form, 'mobile'));
};

export const accountOf = (form: Filled): CodeAccount =>
  kindOf(form) === 'mobile' ? { mobile: fullMobile(form) } : { email: cleanEmail(textOf(form, 'email')) };

interface Snapshot {
  readonly context: AccountContext;
}

export interface AccountFormActor extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): Snapshot;
  send(event: AccountFormEvent): void;
}

export const selectForm = ({ context }: Snapshot): Filled<AccountField>['texts'] => valuesOf(context).texts;
export const selectErrors = ({ context }: Snapshot): AccountContext['errors'] => context.errors;
export const selectFailure = <Of extends { readonly context: { readonly failure: object | null } }>({
  context,
}: Of): Of['context']['failure'] => context.failure;
export const selectSmsCode = ({
  children,
}: {
  readonly children: { readonly smsCode?: SmsCodeActor | undefined };
}): SmsCodeActor | undefined => children.smsCode;
