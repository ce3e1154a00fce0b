import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectErrors, selectForm } from '#machines/session/account-form.ts';
import type { BindAccountActor } from '#machines/session/bind-account.machine.ts';
import type { PasswordLoginActor } from '#machines/session/password-login.machine.ts';
import type { ResetPasswordActor } from '#machines/session/reset-password.machine.ts';
import type { SmsLoginActor } from '#machines/session/sms-login.machine.ts';
import { profileMaxLength } from '#services/contract/constants.ts';
import { TextField } from '../ui/TextField.tsx';
import * as css from './AccountField.css.ts';
import { DialCode } from './DialCode.tsx';

type CodeActor = BindAccountActor | ResetPasswordActor;

export function AccountField({ actor }: { readonly actor: CodeActor }) {
  const { kind } = useSelector(actor, selectForm);
  return kind === 'mobile' ? <MobileField actor={actor} autoComplete="tel-national" /> : <EmailField actor={actor} />;
}

interface MobileProps {
  readonly actor: CodeActor | SmsLoginActor | PasswordLoginActor;
  readonly autoComplete: 'tel-national' | 'username';
}

export function MobileField({ actor, autoComplete }: MobileProps) {
  const { t } = useTranslation('session');
  const { dialCode, mobile } = useSelector(actor, selectForm);
  const { mobile: error } = useSelector(actor, selectErrors);
  return (
    <div className={css.root}>
      <DialCode dialCode={dialCode} onChoose={(chosen) => actor.send({ type: 'dialCode.choose', dialCode: chosen })} />
      <TextField
        label={t('field.mobile')}
        placeholder={t('placeholder.mobile')}
        type="tel"
        inputMode="numeric"
        name="mobile"
        autoComplete={autoComplete}
        value={mobile}
        error={error ? t(`error.mobile.${error.code}`) : undefined}
        onChange={(event) => actor.send({ type: 'mobile.change', value: event.target.value })}
        onBlur={() => actor.send({ type: 'field.leave', field: 'mobile' })}
      />
    </div>
  );
}

function EmailField({ actor }: { readonly actor: CodeActor }) {
  const { t } = useTranslation('session');
  const { email } = useSelector(actor, selectForm);
  const { email: error } = useSelector(actor, selectErrors);
  return (
    <TextField
      label={t('field.email')}
      placeholder={t('placeholder.email')}
      type="email"
      inputMode="email"
      name="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      value={email}
      error={error ? t(`error.email.${error.code}`, { max: profileMaxLength.email }) : undefined}
      onChange={(event) => actor.send({ type: 'email.change', value: event.target.value })}
      onBlur={() => actor.send({ type: 'field.leave', field: 'email' })}
    />
  );
}
