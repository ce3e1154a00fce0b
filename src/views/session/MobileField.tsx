import { useTranslation } from 'react-i18next';
import type { MobileError } from '#machines/shared/account-input.ts';
import { TextField } from '../ui/TextField.tsx';
import { DialCode } from './DialCode.tsx';
import * as css from './MobileField.css.ts';

interface Props {
  readonly dialCode: string;
  readonly mobile: string;
  readonly error: MobileError | null;
  readonly autoComplete: 'tel-national' | 'username';
  readonly onDialCode: (dialCode: string) => void;
  readonly onChange: (mobile: string) => void;
  readonly onLeave: () => void;
}

/** A mobile number with the code of its country in front. */
export function MobileField({ dialCode, mobile, error, autoComplete, onDialCode, onChange, onLeave }: Props) {
  const { t } = useTranslation('session');
  return (
    <div className={css.root}>
      <DialCode dialCode={dialCode} onChoose={onDialCode} />
      <TextField
        label={t('field.mobile')}
        placeholder={t('placeholder.mobile')}
        type="tel"
        inputMode="numeric"
        name="mobile"
        autoComplete={autoComplete}
        value={mobile}
        error={error ? t(`error.mobile.${error.code}`) : undefined}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
      />
    </div>
  );
}
