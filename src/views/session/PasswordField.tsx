import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from '../ui/TextField.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as css from './PasswordField.css.ts';

export function PasswordField(props: Omit<TextFieldProps, 'type' | 'after'>) {
  const { t } = useTranslation('session');
  const [isShown, setIsShown] = useState(false);
  const label = t(isShown ? 'field.hidePassword' : 'field.showPassword');
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      after={
        <button type="button" className={css.reveal} title={label} onClick={() => setIsShown(!isShown)}>
          {isShown ? <EyeOff aria-hidden="true" size={18} /> : <Eye aria-hidden="true" size={18} />}
          <VisuallyHidden>{label}</VisuallyHidden>
        </button>
      }
    />
  );
}
