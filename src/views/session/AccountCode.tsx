import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectErrors, selectFailure, selectForm, selectSmsCode } from '#machines/session/account-form.ts';
import type { BindAccountActor } from '#machines/session/bind-account.machine.ts';
import type { ResetPasswordActor } from '#machines/session/reset-password.machine.ts';
import { selectSmsCodeFailure } from '#machines/session/sms-code.machine.ts';
import type { SmsLoginActor } from '#machines/session/sms-login.machine.ts';
import { LoginAlert } from './LoginAlert.tsx';
import { SmsCode } from './SmsCode.tsx';

interface Props {
  readonly actor: SmsLoginActor | BindAccountActor | ResetPasswordActor;
}

export function AccountCode({ actor }: Props) {
  const { t } = useTranslation('session');
  const smsCode = useSelector(actor, selectSmsCode);
  const { kind, code } = useSelector(actor, selectForm);
  const errors = useSelector(actor, selectErrors);
  if (!smsCode) return null;
  return (
    <SmsCode
      actor={smsCode}
      code={code}
      error={errors.code}
      placeholder={kind === 'email' ? t('placeholder.emailCode') : undefined}
      onChange={(value) => actor.send({ type: 'code.change', value })}
      onLeave={() => actor.send({ type: 'field.leave', field: 'code' })}
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
