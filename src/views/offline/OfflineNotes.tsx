import { useSelector } from '@xstate/react';
import CloudOff from 'lucide-react/icons/cloud-off';
import Sparkles from 'lucide-react/icons/sparkles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type AppUpdateActor,
  selectIsAlone,
  selectIsBusy,
  selectIsVisible,
} from '#machines/offline/app-update.machine.ts';
import type { OfflineSupport } from '#machines/offline/create-offline-support.ts';
import {
  type OfflineReadingActor,
  selectIsReloading,
  selectReason,
  selectSince,
} from '#machines/offline/offline-reading.machine.ts';
import { minuteText } from '../kit/formats.ts';
import { capital } from '../theme/global.css.ts';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import * as css from './OfflineNotes.css.ts';

export function OfflineNotes({ support }: { readonly support: OfflineSupport }) {
  const { t } = useTranslation('offline');
  return (
    <section aria-label={t('area')} className={css.root}>
      <ReadingNote actor={support.reading} update={support.update} />
      <UpdateNote actor={support.update} />
    </section>
  );
}

interface ReadingNoteProps {
  readonly actor: OfflineReadingActor;
  readonly update: AppUpdateActor;
}

function ReadingNote({ actor, update }: ReadingNoteProps) {
  const { t, i18n } = useTranslation('offline');
  const since = useSelector(actor, selectSince);
  const reason = useSelector(actor, selectReason);
  const isReloading = useSelector(actor, selectIsReloading);
  const isAlone = useSelector(update, selectIsAlone);
  const note = since === null ? null : t(`reading.since.${reason}`, { time: minuteText(since, i18n.language) });
  const isMissing = note !== null && isAlone && reason === 'offline';
  return (
    <Note icon={<CloudOff aria-hidden="true" size={18} />} text={isMissing ? t('reading.alone', { note }) : note}>
      <Button size="s" busy={isReloading} onClick={() => actor.send({ type: 'reading.retry' })}>
        {t(isReloading ? 'reading.reloading' : 'reading.retry')}
      </Button>
    </Note>
  );
}

function UpdateNote({ actor }: { readonly actor: AppUpdateActor }) {
  const { t } = useTranslation('offline');
  const isVisible = useSelector(actor, selectIsVisible);
  const isBusy = useSelector(actor, selectIsBusy);
  return (
    <Note icon={<Sparkles aria-hidden="true" size={18} />} text={isVisible ? t('update.found') : null}>
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
