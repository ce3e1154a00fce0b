import { Effect, Schema } from 'effect';
import { session } from '#services/contract/session.contract.ts';
import { bytesIn, encryptableBytes } from '#services/crypto/encrypt.ts';
import { Chance, call } from '#services/env.ts';
import type { AccountForm } from './account-form.ts';
import { cleanCode, type MobileError, mobileFormatError } from './account-input.ts';
import { bindAccountOnce } from './bind-once.ts';
import { bound, type Entry, type LoginStep, loggedIn } from './login-method.ts';
import { withSealed } from './with-sealed.ts';

/** `tooLong`: cannot be encrypted; valid passwords are shorter (§9). */
type PasswordError = { readonly code: 'required' } | { readonly code: 'tooLong' };
type CaptchaError = { readonly code: 'required' };

export interface Captcha {
  readonly key: string;
  readonly image: string;
}

export interface PasswordLoginErrors {
  readonly mobile: MobileError | null;
  readonly password: PasswordError | null;
  readonly captcha: CaptchaError | null;
}

export interface PasswordForm extends AccountForm {
  /** Null until the backend asks for one (docs/choices.md R7.1-14). */
  readonly captcha: Captcha | null;
  readonly captchaText: string;
}

export interface Attempt {
  readonly step: LoginStep;
  readonly mobile: string;
  readonly password: string;
  readonly remember: boolean;
  readonly captcha: { readonly captchaKey: string; readonly captcha: string } | null;
}

const captchaKeyLength = 32;

const passwordError = (password: string): PasswordError | null => {
  if (password === '') return { code: 'required' };
  return bytesIn(password) > encryptableBytes ? { code: 'tooLong' } : null;
};

export const errorsOf = ({ dialCode, mobile, password, captcha, captchaText }: PasswordForm): PasswordLoginErrors => ({
  mobile: mobileFormatError(dialCode, mobile),
  password: passwordError(password),
  captcha: captcha !== null && cleanCode(captchaText) === '' ? { code: 'required' } : null,
});

/** Logs in or binds. */
export const enter = ({ step, mobile, password, remember, captcha }: Attempt) =>
  withSealed<Entry>(password, (sealed) =>
    step === 'bind'
      ? bound(
          bindAccountOnce(
            mobile,
            call(session.bindAccount, { body: { account: mobile, accountType: 'MOBILE', password: sealed } }),
          ),
        )
      : loggedIn(
          call(session.loginByPassword, { body: { mobile, password: sealed, remember_me: remember, ...captcha } }),
        ),
  );

/** The last refusal without a captcha says so, which saves an attempt. */
export const isCaptchaNext = Schema.is(Schema.Struct({ captchaRequired: Schema.Literal(true) }));

export const drawCaptcha = Effect.flatMap(Chance, (chance) => {
  const key = chance.token(captchaKeyLength);
  return Effect.map(
    call(session.captchaImage, { query: { captchaKey: key } }),
    ({ image }): Captcha => ({ key, image }),
  );
});
