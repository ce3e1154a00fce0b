import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { cleanCode } from '#machines/session/account-input.ts';
import {
  type SmsCodeActor,
  selectCanRequest,
  selectIsCodeSent,
  selectSecondsLeft,
  selectSmsCodeFailure,
} from '#machines/session/sms-code.machine.ts';
import { smsCodeMaxLength } from '#services/contract/constants.ts';
import { Button } from '../ui/Button.tsx';
import { TextField, type TextFieldProps } from '../ui/TextField.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { announcedSeconds } from './announced-seconds.ts';
import * as css from './SmsCode.css.ts';
import { SmsSlider } from './SmsSlider.tsx';

interface Props {
  readonly actor: SmsCodeActor;
  readonly field: Pick<TextFieldProps, 'name' | 'value' | 'error' | 'onChange' | 'onBlur'>;
  readonly placeholder: string;
  readonly onRequest: () => void;
}

/** §4.4, §8.1; the slider captcha replaces the field when required. */
export function SmsCode({ actor, field, placeholder, onRequest }: Props) {
  const { t } = useTranslation(['session', 'shell']);
  const isSliding = useSelector(actor, (snapshot) => snapshot.hasTag('slider'));
  const isSent = useSelector(actor, selectIsCodeSent);
  if (isSliding) return <SmsSlider actor={actor} />;
  return (
    <>
      <TextField
        {...field}
        label={t('field.code')}
        placeholder={placeholder}
        inputMode="numeric"
        autoComplete="one-time-code"
        limit={{ max: smsCodeMaxLength, clean: cleanCode, message: t('shell:cut', { max: smsCodeMaxLength }) }}
        hint={isSent ? t('smsCode.sent') : undefined}
        after={<SmsCodeButton actor={actor} onRequest={onRequest} />}
      />
      <SmsCodeAnnouncement actor={actor} />
    </>
  );
}

function SmsCodeButton({ actor, onRequest }: Pick<Props, 'actor' | 'onRequest'>) {
  const { t } = useTranslation('session');
  const seconds = useSelector(actor, selectSecondsLeft);
  const canRequest = useSelector(actor, selectCanRequest);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isRetry = useSelector(actor, (snapshot) => selectSmsCodeFailure(snapshot)?.tag === 'captchaUnavailable');
  return (
    <Button
      tone="quiet"
      size="s"
      className={css.request}
      busy={isBusy}
      aria-disabled={canRequest ? undefined : true}
      onClick={onRequest}
    >
      {seconds > 0 ? t('smsCode.seconds', { seconds }) : t(isRetry ? 'smsCode.retry' : 'smsCode.request')}
    </Button>
  );
}

function SmsCodeAnnouncement({ actor }: Pick<Props, 'actor'>) {
  const { t } = useTranslation('session');
  const isSent = useSelector(actor, selectIsCodeSent);
  const seconds = useSelector(actor, (snapshot) => announcedSeconds(selectSecondsLeft(snapshot)));
  return (
    <VisuallyHidden role="status">
      {seconds === null ? isSent && t('smsCode.sent') : t('smsCode.seconds', { seconds })}
    </VisuallyHidden>
  );
}
