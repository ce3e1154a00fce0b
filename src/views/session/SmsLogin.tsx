import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { LoginStep } from '#machines/session/login-result.ts';
import type { SmsLoginActor } from '#machines/session/sms-login.machine.ts';
import { Button } from '../ui/Button.tsx';
import { Form } from '../ui/Form.tsx';
import { AccountCode, AccountFailure } from './AccountCode.tsx';
import { MobileField } from './AccountField.tsx';
import * as css from './login-form.css.ts';

interface Props {
  readonly actor: SmsLoginActor;
  readonly step: LoginStep;
}

export function SmsLogin({ actor, step }: Props) {
  const { t } = useTranslation('session');
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <Form className={css.form} onSubmit={() => actor.send({ type: 'login.submit' })}>
      <MobileField actor={actor} autoComplete="tel-national" />
      <AccountCode actor={actor} />
      {step === 'login' ? <p className={css.note}>{t('login.registers')}</p> : null}
      <Button type="submit" tone="loud" wide busy={isBusy} className={css.submit}>
        {t(step === 'bind' ? 'bind.submit' : 'login.submit')}
      </Button>
      <AccountFailure actor={actor} />
    </Form>
  );
}
