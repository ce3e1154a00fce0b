import { useTranslation } from 'react-i18next';
import type { AccountFormActor } from '#machines/session/account-form.ts';
import { TextField } from '../ui/TextField.tsx';
import * as css from './AccountField.css.ts';
import { DialCode } from './DialCode.tsx';
import { useAccountField } from './use-account-field.ts';

interface Props {
  readonly actor: AccountFormActor;
}

export function AccountField({ actor }: Props) {
  const { value: kind } = useAccountField(actor, 'kind');
  return kind === 'mobile' ? <MobileField actor={actor} autoComplete="tel-national" /> : <EmailField actor={actor} />;
}

interface MobileProps extends Props {
  readonly autoComplete: 'tel-national' | 'username';
}

export function MobileField({ actor, autoComplete }: MobileProps) {
  const { t } = useTranslation('session');
  return (
    <div className={css.root}>
      <DialCode
        dialCode={useAccountField(actor, 'dialCode').value}
        onChoose={(dialCode) => actor.send({ type: 'field.change', field: 'dialCode', text: dialCode })}
      />
      <TextField
        {...useAccountField(actor, 'mobile')}
        label={t('field.mobile')}
        placeholder={t('placeholder.mobile')}
        type="tel"
        inputMode="numeric"
        autoComplete={autoComplete}
      />
    </div>
  );
}

function EmailField({ actor }: Props) {
  const { t } = useTranslation('session');
  return (
    <TextField
      {...useAccountField(actor, 'email')}
      label={t('field.email')}
      placeholder={t('placeholder.email')}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
