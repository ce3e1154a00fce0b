import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type LoginActor,
  selectClosing,
  selectPasswordLogin,
  selectResetPassword,
  selectSmsLogin,
  selectStep,
  selectTab,
  selectTabs,
  selectWechatQr,
} from '#machines/session/login.machine.ts';
import type { LoginMethod } from '#machines/session/login-result.ts';
import { Agreement } from '../kit/Agreement.tsx';
import { ClosingQuestion } from '../kit/ClosingQuestion.tsx';
import { LanguageSwitch } from '../kit/LanguageSwitch.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { FailedState } from '../ui/FailedState.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { useOpener } from '../ui/use-opener.ts';
import * as css from './login-form.css.ts';
import { PasswordLogin } from './PasswordLogin.tsx';
import { ResetPassword } from './ResetPassword.tsx';
import { SmsLogin } from './SmsLogin.tsx';
import { WechatQr } from './WechatQr.tsx';

interface Props {
  readonly actor: LoginActor;
}

/** §2.2, §2.3, and binding a mobile (R4.1-18, R4.1-19). */
export function LoginDialog({ actor }: Props) {
  const { t } = useTranslation('session');
  const body = useRef<HTMLDivElement>(null);
  const opener = useOpener();
  const tab = useSelector(actor, selectTab);
  const isCrashed = useSelector(actor, (snapshot) => snapshot.hasTag('crashed'));
  return (
    <Dialog
      open
      title={t('login.title')}
      closeLabel={t('login.close')}
      tools={<LanguageSwitch />}
      onClose={() => actor.send({ type: 'login.close' })}
      // A click outside must not discard input.
      closeOnOutside={tab === 'wechat'}
      initialFocus={() => body.current?.querySelector<HTMLElement>('input[name="mobile"]') ?? null}
      finalFocus={opener}
    >
      <ClosingQuestion
        actor={useSelector(actor, selectClosing)}
        title={t('bind.closeTitle')}
        text={t('bind.closeText')}
        confirmLabel={t('bind.closeConfirm')}
        cancelLabel={t('bind.closeCancel')}
      />
      <div ref={body}>
        {isCrashed ? (
          <FailedState
            title={t('login.crashed')}
            retryLabel={t('login.retry')}
            onRetry={() => actor.send({ type: 'login.retry' })}
          />
        ) : (
          <LoginMethods actor={actor} />
        )}
        <Agreement
          words={{
            accept: t('login.agreement'),
            agreement: t('login.userAgreement'),
            and: t('login.and'),
            privacy: t('login.privacyPolicy'),
          }}
        />
      </div>
    </Dialog>
  );
}

function LoginMethods({ actor }: Props) {
  const { t } = useTranslation('session');
  const tab = useSelector(actor, selectTab);
  const tabs = useSelector(actor, selectTabs);
  const resetPassword = useSelector(actor, selectResetPassword);
  const isBinding = useSelector(actor, (snapshot) => selectStep(snapshot) === 'bind');
  // The removed form had the focus.
  const isBack = useRef(false);
  const leave = () => () => {
    isBack.current = true;
  };
  const comeBack = (element: HTMLElement | null) => {
    if (isBack.current) element?.querySelector<HTMLElement>('input[name="password"]')?.focus();
    isBack.current = false;
  };
  if (resetPassword) {
    return (
      <div ref={leave}>
        <ResetPassword actor={resetPassword} onBack={() => actor.send({ type: 'reset.back' })} />
      </div>
    );
  }
  return (
    <div ref={comeBack}>
      {isBinding ? (
        <>
          <h3 className={css.step}>{t('bind.heading')}</h3>
          <p className={css.intro}>{t('bind.intro')}</p>
        </>
      ) : null}
      <Tabs
        label={t('tab.label')}
        items={tabs.map((id) => ({ id, label: t(`tab.${id}`), content: <LoginPanel actor={actor} method={id} /> }))}
        value={tab}
        onChange={(id) => actor.send({ type: 'tab.choose', tab: id })}
      />
    </div>
  );
}

function LoginPanel({ actor, method }: Props & { readonly method: LoginMethod }) {
  const step = useSelector(actor, selectStep);
  const wechat = useSelector(actor, selectWechatQr);
  const sms = useSelector(actor, selectSmsLogin);
  const password = useSelector(actor, selectPasswordLogin);
  return (
    <div className={css.panel}>
      {method === 'wechat' && wechat ? <WechatQr actor={wechat} /> : null}
      {method === 'sms' && sms ? <SmsLogin actor={sms} step={step} /> : null}
      {method === 'password' && password ? (
        <PasswordLogin actor={password} step={step} onForgotten={() => actor.send({ type: 'password.forgotten' })} />
      ) : null}
    </div>
  );
}
