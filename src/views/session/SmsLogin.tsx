import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { LoginStep } from '#machines/session/login-way.ts';
import { selectSmsCodeFailure } from '#machines/session/sms-code.machine.ts';
import {
  type SmsLoginActor,
  selectCode,
  selectDialCode,
  selectMobile,
  selectSmsCode,
  selectSmsLoginErrors,
  selectSmsLoginFailure,
} from '#machines/session/sms-login.machine.ts';
import { Button } from '../ui/Button.tsx';
import { Form } from '../ui/Form.tsx';
import { LoginAlert } from './LoginAlert.tsx';
import * as css from './login-form.css.ts';
import { MobileField } from './MobileField.tsx';
import { SmsCode } from './SmsCode.tsx';

interface Props {
  readonly actor: SmsLoginActor;
  readonly step: LoginStep;
}

/** The tab 短信登录 (§5.1). */
export function SmsLogin({ actor, step }: Props) {
  const { t } = useTranslation('session');
  const smsCode = useSelector(actor, selectSmsCode);
  const errors = useSelector(actor, selectSmsLoginErrors);
  const failure = useSelector(actor, selectSmsLoginFailure);
  const codeFailure = useSelector(smsCode, (snapshot) => (snapshot ? selectSmsCodeFailure(snapshot) : null));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const code = useSelector(actor, selectCode);
  return (
    <Form className={css.form} onSubmit={() => actor.send({ type: 'login.submit' })}>
      <MobileField
        dialCode={useSelector(actor, selectDialCode)}
        mobile={useSelector(actor, selectMobile)}
        error={errors.mobile}
        autoComplete="tel-national"
        onDialCode={(dialCode) => actor.send({ type: 'dialCode.choose', dialCode })}
        onChange={(value) => actor.send({ type: 'mobile.change', value })}
        onLeave={() => actor.send({ type: 'field.leave', field: 'mobile' })}
      />
      {smsCode ? (
        <SmsCode
          actor={smsCode}
          code={code}
          error={errors.code}
          onChange={(value) => actor.send({ type: 'code.change', value })}
          onLeave={() => actor.send({ type: 'field.leave', field: 'code' })}
          onRequest={() => actor.send({ type: 'code.request' })}
        />
      ) : null}
      {step === 'login' ? <p className={css.note}>{t('login.registers')}</p> : null}
      <Button type="submit" tone="loud" wide busy={isBusy} className={css.submit}>
        {t(step === 'bind' ? 'bind.submit' : 'login.submit')}
      </Button>
      <LoginAlert failure={failure ?? codeFailure} />
    </Form>
  );
}
