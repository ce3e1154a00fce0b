import { useSelector } from '@xstate/react';
import { useTranslation } from '#i18n/TextsProvider.tsx';
import {
  type ResetPasswordActor,
  selectResetErrors,
  selectResetForm,
} from '#machines/session/reset-password.machine.ts';
import { RadioGroup } from '../ui/RadioGroup.tsx';
import { EmailField } from './EmailField.tsx';
import { MobileField } from './MobileField.tsx';

/** Whose password is forgotten: a mobile or an email (R5.2-1). */
export function ResetAccount({ actor }: { readonly actor: ResetPasswordActor }) {
  const { t } = useTranslation('session');
  const { kind, dialCode, mobile, email } = useSelector(actor, selectResetForm);
  const errors = useSelector(actor, selectResetErrors);
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
      {kind === 'mobile' ? (
        <MobileField
          dialCode={dialCode}
          mobile={mobile}
          error={errors.mobile}
          autoComplete="tel-national"
          onDialCode={(chosen) => actor.send({ type: 'dialCode.choose', dialCode: chosen })}
          onChange={(value) => actor.send({ type: 'mobile.change', value })}
          onLeave={() => actor.send({ type: 'field.leave', field: 'mobile' })}
        />
      ) : (
        <EmailField
          email={email}
          error={errors.email ? t(`error.email.${errors.email.code}`) : undefined}
          onChange={(value) => actor.send({ type: 'email.change', value })}
          onLeave={() => actor.send({ type: 'field.leave', field: 'email' })}
        />
      )}
    </>
  );
}
