import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { SmsCodeActor } from '#machines/session/sms-code.machine.ts';
import { SlideToVerify } from '../ui/SlideToVerify.tsx';
import * as css from './SmsCode.css.ts';

// Takes the focus, and hands it on to the field of the code, which comes back in its place.
const passFocus = (box: HTMLElement | null) => {
  const form = box?.closest('form');
  box?.querySelector<HTMLElement>('[role="slider"]')?.focus();
  return () => queueMicrotask(() => form?.querySelector<HTMLElement>('input[name="code"]')?.focus());
};

/** The captcha's slider. It takes the focus, because the button that brought it is gone. */
export function SmsSlider({ actor }: { readonly actor: SmsCodeActor }) {
  const { t } = useTranslation('session');
  const isProving = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <div ref={passFocus} className={css.slider}>
      <p className={css.title}>{t('slider.title')}</p>
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
      <div className={css.foot}>
        {t('slider.keys')}
        <button type="button" className={css.dismiss} onClick={() => actor.send({ type: 'slider.dismiss' })}>
          {t('slider.dismiss')}
        </button>
      </div>
    </div>
  );
}
