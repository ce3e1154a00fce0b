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
import { TextField } from '../ui/TextField.tsx';
import * as css from './AccountSetting.css.ts';
import { LoginAlert } from './LoginAlert.tsx';
import { MobileField } from './MobileField.tsx';
import { SmsCode } from './SmsCode.tsx';

interface Props {
  readonly actor: BindAccountActor;
  readonly kind: AccountKind;
}

/** Binds a mobile or an email with a code that is sent to it. */
export function BindAccount({ actor, kind }: Props) {
  const { t } = useTranslation(['account', 'session']);
  const { dialCode, mobile, code } = useSelector(actor, selectBindForm);
  const errors = useSelector(actor, selectBindErrors);
  const smsCode = useSelector(actor, selectBindSmsCode);
  const failure = useSelector(actor, selectBindFailure);
  const codeFailure = useSelector(smsCode, (snapshot) => (snapshot ? selectSmsCodeFailure(snapshot) : null));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <Form className={css.fields} onSubmit={() => actor.send({ type: 'bind.submit' })}>
      <p className={css.text}>{t(`account:${kind}.text`)}</p>
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
        <EmailField actor={actor} />
      )}
      {smsCode ? (
        <SmsCode
          actor={smsCode}
          code={code}
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
      <LoginAlert failures={[failure, codeFailure]} />
    </Form>
  );
}

function EmailField({ actor }: Pick<Props, 'actor'>) {
  const { t } = useTranslation(['account', 'session']);
  const { email } = useSelector(actor, selectBindForm);
  const { email: error } = useSelector(actor, selectBindErrors);
  const errorText = () => {
    if (!error) return undefined;
    return error.code === 'tooLong'
      ? t('account:error.emailTooLong', { max: profileMaxLength.email })
      : t(`session:error.email.${error.code}`);
  };
  return (
    <TextField
      label={t('session:field.email')}
      placeholder={t('session:placeholder.email')}
      type="email"
      inputMode="email"
      name="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      value={email}
      error={errorText()}
      onChange={(event) => actor.send({ type: 'email.change', value: event.target.value })}
      onBlur={() => actor.send({ type: 'field.leave', field: 'email' })}
    />
  );
}
