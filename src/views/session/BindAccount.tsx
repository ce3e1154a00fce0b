import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { AccountKind } from '#machines/session/account-form.ts';
import {
  type BindAccountActor,
  selectBindErrors,
  selectBindFailure,
  selectBindForm,
  selectBindSmsCode,
} from '#machines/session/bind-account.machine.ts';
import { selectSmsCodeFailure } from '#machines/session/sms-code.machine.ts';
import { profileMaxLength } from '#services/contract/constants.ts';
import { Button } from '../ui/Button.tsx';
import { Form } from '../ui/Form.tsx';
import { AccountField } from './AccountField.tsx';
import * as css from './AccountSetting.css.ts';
import { LoginAlert } from './LoginAlert.tsx';
import { SmsCode } from './SmsCode.tsx';

interface Props {
  readonly actor: BindAccountActor;
  readonly kind: AccountKind;
}

/** Binds a mobile or an email with a code that is sent to it. */
export function BindAccount({ actor, kind }: Props) {
  const { t } = useTranslation(['account', 'session']);
  const form = useSelector(actor, selectBindForm);
  const errors = useSelector(actor, selectBindErrors);
  const smsCode = useSelector(actor, selectBindSmsCode);
  const failure = useSelector(actor, selectBindFailure);
  const codeFailure = useSelector(smsCode, (snapshot) => (snapshot ? selectSmsCodeFailure(snapshot) : null));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const emailError = () => {
    if (!errors.email) return undefined;
    return errors.email.code === 'tooLong'
      ? t('account:error.emailTooLong', { max: profileMaxLength.email })
      : t(`session:error.email.${errors.email.code}`);
  };
  return (
    <Form className={css.fields} onSubmit={() => actor.send({ type: 'bind.submit' })}>
      <p className={css.text}>{t(`account:${kind}.text`)}</p>
      <AccountField actor={actor} form={form} mobileError={errors.mobile} emailError={emailError()} />
      {smsCode ? (
        <SmsCode
          actor={smsCode}
          code={form.code}
          error={errors.code}
          placeholder={kind === 'email' ? t('session:placeholder.emailCode') : undefined}
          onChange={(value) => actor.send({ type: 'code.change', value })}
          onLeave={() => actor.send({ type: 'field.leave', field: 'code' })}
          onRequest={() => actor.send({ type: 'code.request' })}
        />
      ) : null}
      <Button type="submit" tone="loud" wide busy={isBusy}>
        {t('account:setting.bind')}
      </Button>
      <LoginAlert failure={failure ?? codeFailure} />
    </Form>
  );
}
