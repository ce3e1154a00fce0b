import type { AccountErrors, AccountForm } from '#machines/session/account-form.ts';
import { EmailField } from './EmailField.tsx';
import { MobileField } from './MobileField.tsx';

type AccountEvent =
  | { readonly type: 'dialCode.choose'; readonly dialCode: string }
  | { readonly type: 'mobile.change' | 'email.change'; readonly value: string }
  | { readonly type: 'field.leave'; readonly field: 'mobile' | 'email' };

interface Props {
  readonly actor: { readonly send: (event: AccountEvent) => void };
  readonly form: Omit<AccountForm, 'code'>;
  readonly mobileError: AccountErrors['mobile'];
  /** In words. */
  readonly emailError: string | undefined;
}

/** What a code is sent to: a mobile or an email. */
export function AccountField({ actor, form: { kind, dialCode, mobile, email }, mobileError, emailError }: Props) {
  return kind === 'mobile' ? (
    <MobileField
      dialCode={dialCode}
      mobile={mobile}
      error={mobileError}
      autoComplete="tel-national"
      onDialCode={(chosen) => actor.send({ type: 'dialCode.choose', dialCode: chosen })}
      onChange={(value) => actor.send({ type: 'mobile.change', value })}
      onLeave={() => actor.send({ type: 'field.leave', field: 'mobile' })}
    />
  ) : (
    <EmailField
      email={email}
      error={emailError}
      onChange={(value) => actor.send({ type: 'email.change', value })}
      onLeave={() => actor.send({ type: 'field.leave', field: 'email' })}
    />
  );
}
