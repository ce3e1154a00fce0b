import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectForm } from '#machines/session/account-form.ts';
import type { ResetPasswordActor } from '#machines/session/reset-password.machine.ts';
import { RadioGroup } from '../ui/RadioGroup.tsx';
import { AccountField } from './AccountField.tsx';

export function ResetAccount({ actor }: { readonly actor: ResetPasswordActor }) {
  const { t } = useTranslation('session');
  const { kind } = useSelector(actor, selectForm);
  return (
    <>
      <RadioGroup
        label={t('reset.account')}
        labelHidden
        name="kind"
        options={[
          { id: 'mobile', label: t('reset.mobile') },
          { id: 'email', label: t('reset.email') },
        ]}
        value={kind}
        onChange={(chosen) => actor.send({ type: 'kind.choose', kind: chosen })}
      />
      <AccountField actor={actor} />
    </>
  );
}
