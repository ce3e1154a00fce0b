import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectFailure } from '#machines/session/account-form.ts';
import type { LoginStep } from '#machines/session/login-result.ts';
import { type PasswordLoginActor, selectRemember } from '#machines/session/password-login.machine.ts';
import { Button } from '../ui/Button.tsx';
import { CheckField } from '../ui/CheckField.tsx';
import { Form } from '../ui/Form.tsx';
import { MobileField } from './AccountField.tsx';
import { CaptchaField } from './CaptchaField.tsx';
import { LoginAlert } from './LoginAlert.tsx';
import * as css from './login-form.css.ts';
import { PasswordField } from './PasswordField.tsx';
import { useAccountField } from './use-account-field.ts';

interface Props {
  readonly actor: PasswordLoginActor;
  readonly step: LoginStep;
  readonly onForgotten: () => void;
}

export function PasswordLogin({ actor, step, onForgotten }: Props) {
  const { t } = useTranslation('session');
  const failure = useSelector(actor, selectFailure);
  const remember = useSelector(actor, selectRemember);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <Form className={css.form} onSubmit={() => actor.send({ type: 'login.submit' })}>
      <MobileField actor={actor} autoComplete="username" />
      <PasswordField
        {...useAccountField(actor, 'password')}
        label={t('field.password')}
        placeholder={t('placeholder.password')}
        autoComplete="current-password"
      />
      <CaptchaField actor={actor} />
      <div className={css.row}>
        {step === 'login' ? (
          <CheckField
            name="remember"
            checked={remember}
            onChange={(event) => actor.send({ type: 'remember.change', on: event.target.checked })}
          >
            {t('login.remember')}
          </CheckField>
        ) : null}
        <button type="button" className={css.forgotten} onClick={onForgotten}>
          {t('login.forgotPassword')}
        </button>
      </div>
      <Button type="submit" tone="loud" wide busy={isBusy} className={css.submit}>
        {t(step === 'bind' ? 'bind.submit' : 'login.submit')}
      </Button>
      <LoginAlert failure={failure} />
    </Form>
  );
}
