import { useSelector } from '@xstate/react';
import Circle from 'lucide-react/icons/circle-dot';
import Square from 'lucide-react/icons/square';
import { useTranslation } from 'react-i18next';
import type { FlowRecordingActor } from '#machines/flows/flow-recording.machine.ts';
import { type FlowSessionActor, selectAnnotations, selectSession } from '#machines/flows/flow-session.machine.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import * as css from './RecordingStrip.css.ts';
import { SaveButtons } from './SaveButtons.tsx';

interface StripProps {
  readonly actor: FlowRecordingActor;
  readonly session: FlowSessionActor;
}

export function RecordingStrip({ actor, session }: StripProps) {
  const { t } = useTranslation('timeline');
  const open = useSelector(session, selectSession);
  const { from, to } = useSelector(session, selectAnnotations);
  const isOn = useSelector(actor, (snapshot) => snapshot.hasTag('recording'));
  const isMade = useSelector(actor, (snapshot) => snapshot.hasTag('recorded'));
  const isInterrupted = useSelector(actor, (snapshot) => snapshot.hasTag('interrupted'));
  if (!open) return null;
  const count = Math.max(0, (to ?? open.count) - (from ?? 0));
  return (
    <section className={css.strip} aria-label={t('recording.name')}>
      <Button
        size="s"
        tone={isOn ? 'accent' : undefined}
        icon={isOn ? <Square size={15} aria-hidden="true" /> : <Circle size={15} aria-hidden="true" />}
        onClick={() => actor.send({ type: isOn ? 'recording.stop' : 'recording.start' })}
      >
        {t(isOn ? 'recording.stop' : 'recording.start')}
      </Button>
      {isOn ? <p className={css.words}>{t('recording.on', { count })}</p> : null}
      {isMade ? <Made session={session} /> : null}
      <p role="status" className={css.words}>
        {`${isMade ? t('recording.made', { count }) : ''}${isInterrupted ? t('recording.interrupted') : ''}`}
      </p>
      {isMade || isInterrupted ? (
        <Button size="s" tone="quiet" onClick={() => actor.send({ type: 'recording.dismiss' })}>
          {t('recording.dismiss')}
        </Button>
      ) : null}
    </section>
  );
}

function Made({ session }: Pick<StripProps, 'session'>) {
  const { t } = useTranslation('timeline');
  const annotations = useSelector(session, selectAnnotations);
  return (
    <>
      <TextField
        label={t('recording.name')}
        labelHidden
        tight
        placeholder={t('recording.name')}
        value={annotations.name}
        onChange={({ currentTarget }) => session.send({ type: 'session.rename', name: currentTarget.value })}
      />
      <SaveButtons actor={session} label={t('recording.save')} tone="loud" />
    </>
  );
}
