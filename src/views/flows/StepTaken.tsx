import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { textOf, titleOf } from '#machines/flows/boxes.ts';
import { stemOf } from '#machines/flows/chart-file.ts';
import { arrowIdOf } from '#machines/flows/chart-marks.ts';
import { entryWords } from '#machines/flows/entry-words.ts';
import { type FlowSessionActor, selectAnnotations, selectIndex } from '#machines/flows/flow-session.machine.ts';
import { plainText } from '#machines/flows/plain-text.ts';
import { kindOf, type Moment } from '#machines/flows/recording.ts';
import { secondText } from '../kit/formats.ts';
import { Time } from '../kit/Time.tsx';
import { Chip } from '../ui/Chip.tsx';
import { inRow, stack } from '../ui/layout.css.ts';
import { TextField } from '../ui/TextField.tsx';
import { tiny } from '../ui/text.css.ts';
import { EntryList } from './EntryList.tsx';
import { Fact } from './Fact.tsx';
import * as css from './SessionSide.css.ts';
import { useLang } from './use-reading.ts';
import { useCharts, useMoment, useRecording } from './use-session.ts';

interface StepProps {
  readonly actor: FlowSessionActor;
}

export function StepTaken({ actor }: StepProps) {
  const { t } = useTranslation('timeline');
  const moment = useMoment(actor);
  if (!moment) return null;
  return (
    <div className={stack.m}>
      {moment.entry ? <Step actor={actor} moment={moment} /> : <p className={css.quiet}>{t('step.start')}</p>}
      <NoteField actor={actor} />
      <EntryList actor={actor} />
    </div>
  );
}

function Step({ actor, moment }: StepProps & { readonly moment: Moment }) {
  const { t } = useTranslation(['timeline', 'flows']);
  const lang = useLang();
  const charts = useCharts(actor);
  const recording = useRecording(actor);
  const { entry, index } = moment;
  if (!entry || !recording) return null;
  const chart = charts.get(recording.machineAt(index - 1));
  const kind = kindOf(entry);
  return (
    <>
      <div className={inRow.s}>
        <Chip tone={kind === 'user' ? 'accent' : 'neutral'}>{t(`scrubber.kinds.${kind}`)}</Chip>
        <Time className={tiny} ms={entry.time} say={secondText} />
      </div>
      <h2 className={css.words}>{entryWords(chart, entry.event, charts.events())[lang]}</h2>
      <p className={css.text}>
        <span>{t('step.to', { name: chart?.name[lang] ?? entry.path })}</span>{' '}
        <span className={tiny}>
          {entry.source === null ? t('step.outside') : t('step.from', { path: entry.source || '/' })}
        </span>
      </p>
      <Moved actor={actor} moment={moment} />
      <Fact title={t('step.event')}>
        <pre className={css.code}>{plainText(entry.event)}</pre>
      </Fact>
    </>
  );
}

function Moved({ actor, moment }: StepProps & { readonly moment: Moment }) {
  const { t } = useTranslation('timeline');
  const lang = useLang();
  const charts = useCharts(actor);
  const rows = moment.taken.flatMap(({ path, transition }) => {
    const chart = charts.get(moment.actors.find((one) => one.path === path)?.machine ?? null);
    const id = chart && arrowIdOf(chart, transition);
    const arrow = chart?.arrows.find((one) => one.id === id);
    return chart && arrow ? [{ path, chart, arrow }] : [];
  });
  if (rows.length === 0) return <p className={css.quiet}>{t('step.none')}</p>;
  return (
    <Fact title={t('step.taken')}>
      <ul role="list" className={css.list}>
        {rows.map(({ path, chart, arrow }) => {
          const { event, guard, action } = textOf(chart, arrow, { lang, isRaw: false });
          const isIts = path === moment.entry?.path && arrow.event === moment.entry.event.type;
          const words = isIts ? entryWords(chart, moment.entry.event, charts.events())[lang] : event;
          const to = chart.states.find(({ id }) => id === arrow.targets[0]);
          return (
            <li key={`${path} ${arrow.id}`}>
              <button
                type="button"
                className={css.leap}
                onClick={() => actor.send({ type: 'actor.choose', path, stem: stemOf(chart.machine) })}
              >
                <strong>{chart.name[lang]}</strong> <span>{[words, guard, action].filter(Boolean).join(' · ')}</span>
                {to ? <span className={tiny}>{` → ${titleOf(to, { lang, isRaw: false })}`}</span> : null}
              </button>
            </li>
          );
        })}
      </ul>
    </Fact>
  );
}

function NoteField({ actor }: { readonly actor: FlowSessionActor }) {
  const { t } = useTranslation('timeline');
  const index = useSelector(actor, selectIndex);
  const { notes } = useSelector(actor, selectAnnotations);
  const note = notes.find((one) => one.index === index);
  return (
    <TextField
      label={t('tools.note')}
      placeholder={t('tools.noteHint')}
      tight
      value={note?.text ?? ''}
      onChange={({ currentTarget }) => actor.send({ type: 'note.write', index, text: currentTarget.value })}
    />
  );
}
