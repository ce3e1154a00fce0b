import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import {
  type FlowSessionActor,
  selectPercent,
  selectRefusal,
  selectSession,
  selectSessionFailure,
} from '#machines/flows/flow-session.machine.ts';
import { refusalReasons, violationReasons } from '#machines/journal/reason-texts.ts';
import { failureText } from '../kit/failure-text.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import * as css from './SessionPage.css.ts';
import { useReasons } from './use-reasons.ts';

export function SessionMessages({ actor }: { readonly actor: FlowSessionActor }) {
  const { t } = useTranslation(['timeline', 'failure']);
  const session = useSelector(actor, selectSession);
  const refusal = useSelector(actor, selectRefusal);
  const failure = useSelector(actor, selectSessionFailure);
  const say = useReasons();
  const isReading = useSelector(actor, (snapshot) => snapshot.hasTag('reading'));
  const isRefused = useSelector(actor, (snapshot) => snapshot.hasTag('refused'));
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const close = { closeLabel: t('close'), onClose: () => actor.send({ type: 'flow.dismiss' }) };
  return (
    <>
      <p role="status" className={css.status}>
        {isReading ? t('reading') : ''}
      </p>
      {isReading ? <Reading actor={actor} /> : null}
      <div role="alert" className={css.alert}>
        {isRefused && refusal ? (
          <Banner
            label={t('refused')}
            text={`${t('refused')} · ${say(refusalReasons(refusal))}`}
            tone="warning"
            {...close}
          />
        ) : null}
        {isFailed ? (
          <Banner
            label={t('failed')}
            text={`${t('failed')} · ${failureText(t, failure ?? null)}`}
            tone="warning"
            {...close}
          />
        ) : null}
        {session?.violation ? (
          <Banner label={t('invalid')} text={say(violationReasons(session.violation))} tone="info" />
        ) : null}
      </div>
    </>
  );
}

function Reading({ actor }: { readonly actor: FlowSessionActor }) {
  const { t } = useTranslation('timeline');
  const percent = useSelector(actor, selectPercent);
  return (
    <div className={css.reading}>
      <progress className={css.progress} aria-label={t('reading')} max={100} value={percent} />
      <Button size="s" onClick={() => actor.send({ type: 'flow.stop' })}>
        {t('stop')}
      </Button>
    </div>
  );
}
