import { Effect, Schema } from 'effect';
import { session } from '#services/contract/session.contract.ts';
import { Chance, call } from '#services/env.ts';
import { accountFields, accountForm } from './account-form.ts';
import { bindAccountOnce } from './bind-once.ts';
import { bound, type Entry, type LoginStep, loggedIn } from './login-result.ts';
import { withSealed } from './with-sealed.ts';

export interface Captcha {
  readonly key: string;
  readonly image: string;
}

export interface Attempt {
  readonly step: LoginStep;
  readonly mobile: string;
  readonly password: string;
  readonly remember: boolean;
  readonly captcha: { readonly captchaKey: string; readonly captcha: string } | null;
}

const captchaKeyLength = 32;

export const passwordForm = accountForm({
  mobile: accountFields.wholeMobile,
  password: accountFields.password,
  captcha: accountFields.captcha,
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
