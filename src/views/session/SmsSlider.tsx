import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { SmsCodeActor } from '#machines/session/sms-code.machine.ts';
import { type Captcha, useCaptcha } from '../context.tsx';
import { SlideToVerify } from '../ui/SlideToVerify.tsx';
import * as css from './SmsCode.css.ts';

// Takes the focus; on unmount passes it to the code field.
const passFocus = (box: HTMLElement | null) => {
  const form = box?.closest('form');
  box?.querySelector<HTMLElement>('[role="slider"], iframe')?.focus();
  return () => queueMicrotask(() => form?.querySelector<HTMLElement>('input[name="code"]')?.focus());
};

interface SliderProps {
  readonly actor: SmsCodeActor;
}

export function SmsSlider({ actor }: SliderProps) {
  const { t } = useTranslation('session');
  const captcha = useCaptcha();
  return (
    <div ref={passFocus} className={css.slider}>
      <p className={css.title}>{t('slider.title')}</p>
      {captcha ? <VendorSlider actor={actor} captcha={captcha} /> : <OwnSlider actor={actor} />}
      <div className={css.foot}>
        {captcha ? null : <span>{t('slider.keys')}</span>}
        <button type="button" className={css.dismiss} onClick={() => actor.send({ type: 'slider.dismiss' })}>
          {t('slider.dismiss')}
        </button>
      </div>
    </div>
  );
}

function OwnSlider({ actor }: SliderProps) {
  const { t } = useTranslation('session');
  const isProving = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <SlideToVerify
      label={t('slider.label')}
      texts={{
        idle: t('slider.drag'),
        checking: t('slider.passed'),
        passed: t('slider.passed'),
        failed: t('slider.failed'),
      }}
      status={isProving ? 'checking' : 'idle'}
      onSolved={() => actor.send({ type: 'slider.solve' })}
    />
  );
}

function VendorSlider({ actor, captcha }: SliderProps & { readonly captcha: Captcha }) {
  const { t } = useTranslation('session');
  const title = t('slider.label');
  const show = useCallback(
    (container: HTMLDivElement) => captcha.show(container, title, () => actor.send({ type: 'slider.solve' })),
    [captcha, title, actor],
  );
  return <div ref={show} className={css.vendor} />;
}
