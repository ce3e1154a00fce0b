import { useSelector } from '@xstate/react';
import ChevronFirst from 'lucide-react/icons/chevron-first';
import ChevronLast from 'lucide-react/icons/chevron-last';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { density, markCount } from '#machines/flows/density.ts';
import { entryWords } from '#machines/flows/entry-words.ts';
import { type FlowSessionActor, selectIndex, selectPath, selectSession } from '#machines/flows/flow-session.machine.ts';
import { kindOf, type Recording } from '#machines/flows/recording.ts';
import { momentBefore, nextMoment } from '#machines/flows/steps.ts';
import type { JournalEntry } from '#machines/journal/recorder.ts';
import { ChoiceChip } from '../ui/Chip.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import * as css from './Scrubber.css.ts';
import { toolbarKeys } from './toolbar-keys.ts';
import { useLang } from './use-reading.ts';
import { useCharts } from './use-session.ts';

interface ScrubberProps {
  readonly actor: FlowSessionActor;
  readonly recording: Recording;
}

export function Scrubber({ actor, recording }: ScrubberProps) {
  const { t } = useTranslation('timeline');
  const lang = useLang();
  const charts = useCharts(actor);
  const index = useSelector(actor, selectIndex);
  const count = useSelector(actor, (snapshot) => selectSession(snapshot)?.count ?? 0);
  const entry = recording.entries[index - 1];
  const words = entry
    ? entryWords(charts.get(recording.machineAt(index - 1)), entry.event, charts.events())[lang]
    : t('scrubber.start');
  const go = (to: number) => actor.send({ type: 'moment.go', index: to });
  return (
    <section className={css.root} aria-label={t('scrubber.label')}>
      <div className={css.track}>
        <TimeMarks entries={recording.entries} count={count} />
        <input
          type="range"
          className={css.range}
          min={0}
          max={count}
          step={1}
          value={index}
          aria-label={t('scrubber.label')}
          aria-valuetext={t('scrubber.value', { index, count, words })}
          onChange={({ currentTarget }) => go(currentTarget.valueAsNumber)}
        />
      </div>
      <div className={css.row}>
        <Steps actor={actor} recording={recording} />
        <p className={css.now}>
          <span className={css.position}>{t('scrubber.position', { index, count })}</span> <span>{words}</span>
        </p>
      </div>
    </section>
  );
}

function Steps({ actor, recording: { entries } }: ScrubberProps) {
  const { t } = useTranslation('timeline');
  const index = useSelector(actor, selectIndex);
  const count = useSelector(actor, (snapshot) => selectSession(snapshot)?.count ?? 0);
  const path = useSelector(actor, selectPath);
  const go = (to: number | null) => {
    if (to !== null) actor.send({ type: 'moment.go', index: to });
  };
  const isUser = (entry: JournalEntry) => kindOf(entry) === 'user';
  const isOwn = (entry: JournalEntry) => entry.path === path;
  return (
    <div className={css.steps} role="toolbar" aria-label={t('scrubber.label')} onKeyDown={toolbarKeys}>
      <Step label={t('scrubber.first')} icon={<ChevronFirst size={18} />} to={index > 0 ? 0 : null} go={go} />
      <Step label={t('scrubber.back')} icon={<ChevronLeft size={18} />} to={index > 0 ? index - 1 : null} go={go} />
      <Step
        label={t('scrubber.next')}
        icon={<ChevronRight size={18} />}
        to={index < count ? index + 1 : null}
        go={go}
      />
      <Step label={t('scrubber.last')} icon={<ChevronLast size={18} />} to={index < count ? count : null} go={go} />
      <ChoiceChip onClick={() => go(momentBefore(entries, index, isUser))}>{t('scrubber.userBack')}</ChoiceChip>
      <ChoiceChip onClick={() => go(nextMoment(entries, index, isUser))}>{t('scrubber.userNext')}</ChoiceChip>
      <ChoiceChip onClick={() => go(momentBefore(entries, index, isOwn))}>{t('scrubber.actorBack')}</ChoiceChip>
      <ChoiceChip onClick={() => go(nextMoment(entries, index, isOwn))}>{t('scrubber.actorNext')}</ChoiceChip>
    </div>
  );
}

interface StepProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly to: number | null;
  readonly go: (to: number | null) => void;
}

function Step({ label, icon, to, go }: StepProps) {
  return <IconButton label={label} icon={icon} aria-disabled={to === null || undefined} onClick={() => go(to)} />;
}

interface MarksProps {
  readonly entries: readonly JournalEntry[];
  /** Re-renders the memo when the mutable `entries` grow. */
  readonly count: number;
}

const kinds = ['user', 'backend', 'time'] as const;

const TimeMarks = memo(function TimeMarks({ entries }: MarksProps) {
  const paths = density(entries);
  return (
    <svg
      className={css.marks}
      viewBox={`0 0 ${markCount} ${kinds.length}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {kinds.map((kind, row) => (
        <path key={kind} className={css.mark[kind]} d={paths[kind]} transform={`translate(0 ${row})`} />
      ))}
    </svg>
  );
});
