import { useSelector } from '@xstate/react';
import CloudOff from 'lucide-react/icons/cloud-off';
import Sparkles from 'lucide-react/icons/sparkles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type AppUpdateActor, selectIsBusy, selectIsTold } from '#machines/offline/app-update.machine.ts';
import type { Upkeep } from '#machines/offline/create-upkeep.ts';
import { type KeptReadingActor, selectIsRenewing, selectSince } from '#machines/offline/kept-reading.machine.ts';
import { minuteText } from '../shared/formats.ts';
import { capital } from '../theme/global.css.ts';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import * as css from './OfflineNotes.css.ts';

export function OfflineNotes({ upkeep }: { readonly upkeep: Upkeep }) {
  const { t } = useTranslation('offline');
  return (
    <section aria-label={t('area')} className={css.root}>
      <ReadingNote actor={upkeep.reading} />
      <UpdateNote actor={upkeep.update} />
    </section>
  );
}

function ReadingNote({ actor }: { readonly actor: KeptReadingActor }) {
  const { t, i18n } = useTranslation('offline');
  const since = useSelector(actor, selectSince);
  const isRenewing = useSelector(actor, selectIsRenewing);
  return (
    <Note
      icon={<CloudOff aria-hidden="true" size={18} />}
      text={since === null ? null : t('reading.since', { time: minuteText(since, i18n.language) })}
    >
      <Button size="s" busy={isRenewing} onClick={() => actor.send({ type: 'reading.retry' })}>
        {t(isRenewing ? 'reading.renewing' : 'reading.retry')}
      </Button>
    </Note>
  );
}

function UpdateNote({ actor }: { readonly actor: AppUpdateActor }) {
  const { t } = useTranslation('offline');
  const isTold = useSelector(actor, selectIsTold);
  const isBusy = useSelector(actor, selectIsBusy);
  return (
    <Note icon={<Sparkles aria-hidden="true" size={18} />} text={isTold ? t('update.found') : null}>
      <Button size="s" tone="loud" busy={isBusy} onClick={() => actor.send({ type: 'update.wanted' })}>
        {t(isBusy ? 'update.busy' : 'update.now')}
      </Button>
      {isBusy ? null : (
        <Button size="s" tone="quiet" onClick={() => actor.send({ type: 'update.putOff' })}>
          {t('update.later')}
        </Button>
      )}
    </Note>
  );
}

interface NoteProps {
  readonly icon: ReactNode;
  /** Null hides the text; the live region must exist before it. */
  readonly text: string | null;
  readonly children: ReactNode;
}

const leadOn = (actions: HTMLElement | null) => () => {
  if (actions?.contains(document.activeElement)) document.querySelector('main')?.focus({ preventScroll: true });
};

function Note({ icon, text, children }: NoteProps) {
  return (
    <div className={text === null ? undefined : css.note}>
      {text === null ? null : icon}
      <p role="status" className={classNames(text === null ? undefined : css.text, capital)}>
        {text}
      </p>
      {text === null ? null : (
        <div ref={leadOn} className={css.actions}>
          {children}
        </div>
      )}
    </div>
  );
}
