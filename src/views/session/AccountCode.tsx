import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectFailure, selectSmsCode } from '#machines/session/account-form.ts';
import type { BindAccountActor } from '#machines/session/bind-account.machine.ts';
import type { ResetPasswordActor } from '#machines/session/reset-password.machine.ts';
import { selectSmsCodeFailure } from '#machines/session/sms-code.machine.ts';
import type { SmsLoginActor } from '#machines/session/sms-login.machine.ts';
import { LoginAlert } from './LoginAlert.tsx';
import { SmsCode } from './SmsCode.tsx';
import { useAccountField } from './use-account-field.ts';

interface Props {
  readonly actor: SmsLoginActor | BindAccountActor | ResetPasswordActor;
}

export function AccountCode({ actor }: Props) {
  const { t } = useTranslation('session');
  const smsCode = useSelector(actor, selectSmsCode);
  const { value: kind } = useAccountField(actor, 'kind');
  const field = useAccountField(actor, 'code');
  if (!smsCode) return null;
  return (
    <SmsCode
      actor={smsCode}
      field={field}
      placeholder={t(kind === 'email' ? 'placeholder.emailCode' : 'placeholder.code')}
      onRequest={() => actor.send({ type: 'code.request' })}
    />
  );
}

export function AccountFailure({ actor }: Props) {
  const smsCode = useSelector(actor, selectSmsCode);
  const failure = useSelector(actor, selectFailure);
  const codeFailure = useSelector(smsCode, (snapshot) => (snapshot ? selectSmsCodeFailure(snapshot) : null));
  return <LoginAlert failure={failure ?? codeFailure} />;
}
