import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectErrors } from '#machines/session/account-form.ts';
import type { Account } from '#machines/session/account-setting.machine.ts';
import type { ResetPasswordActor } from '#machines/session/reset-password.machine.ts';
import { RadioGroup } from '../ui/RadioGroup.tsx';
import * as css from './AccountSetting.css.ts';
import { maskedEmail, maskedMobile } from './masked.ts';
import { ResetForm } from './ResetPassword.tsx';
import { useAccountField } from './use-account-field.ts';

interface Props {
  readonly actor: ResetPasswordActor;
  readonly account: Account;
}

export function OwnPassword({ actor, account }: Props) {
  const { t } = useTranslation(['account', 'session']);
  const errors = useSelector(actor, selectErrors);
  const { phoneNumber, email } = account;
  const error = errors.mobile ?? errors.email;
  return (
    <ResetForm actor={actor}>
      <p className={css.text}>{t('account:password.note')}</p>
      <RadioGroup
        label={t('account:password.account')}
        name="kind"
        options={[
          ...(phoneNumber === null ? [] : [{ id: 'mobile' as const, label: maskedMobile(phoneNumber) }]),
          ...(email === null ? [] : [{ id: 'email' as const, label: maskedEmail(email) }]),
        ]}
        value={useAccountField(actor, 'kind').value}
        error={error ? t('session:error.accountMissing') : undefined}
        onChange={(chosen) => actor.send({ type: 'field.change', field: 'kind', text: chosen })}
      />
    </ResetForm>
  );
}
