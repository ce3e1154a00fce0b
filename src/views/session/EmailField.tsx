import { useTranslation } from 'react-i18next';
import { TextField } from '../ui/TextField.tsx';

interface Props {
  readonly email: string;
  /** What is wrong with it, in the reader's language. */
  readonly error: string | undefined;
  readonly onChange: (email: string) => void;
  readonly onLeave: () => void;
}

/** The email that names an account. */
export function EmailField({ email, error, onChange, onLeave }: Props) {
  const { t } = useTranslation('session');
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
      error={error}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onLeave}
    />
  );
}
