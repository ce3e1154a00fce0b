import { useSelector } from '@xstate/react';
import CircleCheck from 'lucide-react/icons/circle-check';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoginStep } from '#machines/session/login-result.ts';
import {
  selectCanReload,
  selectQrIntent,
  selectQrUuid,
  selectServerWords,
  selectWechatQrFailure,
  type WechatQrActor,
} from '#machines/session/wechat-qr.machine.ts';
import { wechatQrContent } from '#services/contract/wechat.contract.ts';
import { LazyBoundary } from '../kit/LazyBoundary.tsx';
import { qrCode } from '../kit/qr-code.ts';
import { classNames } from '../ui/class-names.ts';
import { SkeletonBlock } from '../ui/Skeleton.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { AccountAlert } from './AccountAlert.tsx';
import { LoginAlert } from './LoginAlert.tsx';
import * as css from './WechatQr.css.ts';

const stages = [
  'loading',
  'waiting',
  'scanned',
  'confirmed',
  'expired',
  'cancelled',
  'denied',
  'refused',
  'failed',
] as const;

type Stage = (typeof stages)[number];

const wordsOf = (stage: Exclude<Stage, 'expired' | 'refused'>, intent: LoginStep) =>
  intent === 'bind' && stage !== 'loading' && stage !== 'scanned'
    ? (`account:wechat.${stage}` as const)
    : (`session:wechat.${stage}` as const);

export function WechatQr({ actor }: { readonly actor: WechatQrActor }) {
  const { t } = useTranslation(['session', 'account']);
  // Beside WeChat's answer.
  useState(qrCode.preload);
  const picture = useRef<HTMLDivElement>(null);
  const uuid = useSelector(actor, selectQrUuid);
  const failure = useSelector(actor, selectWechatQrFailure);
  const serverText = useSelector(actor, selectServerWords);
  const intent = useSelector(actor, selectQrIntent);
  const canReload = useSelector(actor, selectCanReload);
  const stage = useSelector(actor, (snapshot) => stages.find((tag) => snapshot.hasTag(tag)) ?? 'loading');
  const reload = () => {
    picture.current?.focus();
    actor.send({ type: 'qr.reload' });
  };
  return (
    <div className={css.root}>
      <div ref={picture} tabIndex={-1} className={css.picture}>
        {uuid === '' ? (
          <SkeletonBlock height="100%" />
        ) : (
          <LazyBoundary
            of={qrCode}
            props={{ value: wechatQrContent(uuid), label: t('session:wechat.image') }}
            fallback={<SkeletonBlock height="100%" />}
          />
        )}
        {stage === 'loading' ? (
          <div className={css.over}>
            <Spinner size={28} />
          </div>
        ) : null}
        {stage === 'scanned' || stage === 'confirmed' ? (
          <div className={classNames(css.over, css.done)}>
            {stage === 'scanned' ? (
              <CircleCheck aria-hidden="true" size={56} strokeWidth={1.5} />
            ) : (
              <Spinner size={40} />
            )}
          </div>
        ) : null}
        {canReload ? (
          <div role={stage === 'expired' ? 'alert' : undefined}>
            <button type="button" className={classNames(css.over, css.reload)} onClick={reload}>
              <RefreshCw aria-hidden="true" size={32} strokeWidth={1.5} />
              <span>{t(stage === 'expired' ? 'session:wechat.expired' : 'session:wechat.reload')}</span>
            </button>
          </div>
        ) : null}
      </div>
      <p role="status" className={css.text}>
        {stage === 'expired' || stage === 'refused' ? '' : t(wordsOf(stage, intent))}
      </p>
      {serverText === '' ? <LoginAlert failure={failure} /> : <AccountAlert words={[serverText]} />}
    </div>
  );
}
