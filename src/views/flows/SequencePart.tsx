import { useSelector } from '@xstate/react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { entryWords } from '#machines/flows/entry-words.ts';
import { type FlowSessionActor, selectIndex } from '#machines/flows/flow-session.machine.ts';
import type { Recording } from '#machines/flows/recording.ts';
import { sequenceOf } from '#machines/flows/sequence.ts';
import { laidOut, sequenceSize } from '#machines/flows/sequence-layout.ts';
import * as css from './SequencePart.css.ts';
import { SequenceHeads, SequencePicture } from './SequencePicture.tsx';
import { useLang } from './use-reading.ts';
import { useCharts, useRecording } from './use-session.ts';

const before = 11;
const after = 9;

const spanOf = (recording: Recording, from: number, to: number) => {
  const moments = Array.from({ length: to - from + 1 }, (_, at) => recording.momentAt(from + at).actors);
  const effects = new Set(moments.flat().flatMap(({ path, machine }) => (machine === null ? [path] : [])));
  return sequenceOf(
    {
      entries: recording.entries,
      isChart: (path) => !effects.has(path),
      actorsAfter: (count) => moments[count - from] ?? [],
    },
    from,
    to,
  );
};

/** Scrolls only the diagram, not the page. */
const show = (row: HTMLElement | null): void => {
  const frame = row?.closest<HTMLElement>('[data-frame]');
  if (!row || !frame) return;
  const [inner, outer] = [row.getBoundingClientRect(), frame.getBoundingClientRect()];
  if (inner.top < outer.top + sequenceSize.head || inner.bottom > outer.bottom)
    frame.scrollTop += inner.top - outer.top - outer.height / 2;
  const middle = Number(row.dataset.middle);
  if (middle < frame.scrollLeft || middle > frame.scrollLeft + frame.clientWidth)
    frame.scrollLeft = middle - frame.clientWidth / 2;
};

const walk = (event: KeyboardEvent<HTMLElement>): void => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const rows = [...event.currentTarget.querySelectorAll('button')];
  const next = rows[rows.findIndex((row) => row.matches(':focus')) + step];
  event.preventDefault();
  next?.focus();
  next?.click();
};

export function SequencePart({ actor }: { readonly actor: FlowSessionActor }) {
  const { t } = useTranslation('timeline');
  const lang = useLang();
  const recording = useRecording(actor);
  const charts = useCharts(actor);
  const index = useSelector(actor, selectIndex);
  if (!recording || recording.entries.length === 0) return <p className={css.quiet}>{t('step.start')}</p>;
  const from = Math.max(0, Math.min(index - before, recording.entries.length - before - after));
  const sequence = spanOf(recording, from, Math.min(recording.entries.length, from + before + after));
  const layout = laidOut(sequence);
  const { actors } = recording.momentAt(index);
  const nameOf = (id: string): string => {
    const line = sequence.lifelines.find((one) => one.id === id);
    if (line?.outsider) return t(`sequence.${line.outsider}`);
    const chart = charts.get(actors.find(({ path }) => path === id)?.machine ?? null);
    return chart?.name[lang] ?? id.slice(id.lastIndexOf('/') + 1);
  };
  const wordsAt = (at: number): string => {
    const event = recording.entries[at]?.event;
    return event ? entryWords(charts.get(recording.machineAt(at)), event, charts.events())[lang] : '';
  };
  const first = recording.entries[0]?.index ?? 0;
  return (
    <section className={css.frame} data-frame="" aria-label={t('sequence.label')}>
      <div className={css.sheet} style={{ width: layout.width, height: layout.height }}>
        <div className={css.heads} style={{ width: layout.width }}>
          <SequenceHeads sequence={sequence} layout={layout} nameOf={nameOf} />
        </div>
        <div className={css.picture}>
          <SequencePicture
            sequence={sequence}
            layout={layout}
            chosen={first + index - 1}
            wordsOf={({ index: own }) => wordsAt(own - first)}
          />
        </div>
        <ol role="list" onKeyDown={walk}>
          {layout.rows.map(({ message, top, height, from: left, to: right }) => {
            const at = message.entry.index - first;
            return (
              <li key={message.entry.index}>
                <button
                  type="button"
                  className={css.row}
                  style={{ top, height }}
                  data-middle={(left + right) / 2}
                  ref={at + 1 === index ? show : null}
                  aria-current={at + 1 === index ? 'step' : undefined}
                  aria-label={t('sequence.row', {
                    number: at + 1,
                    from: nameOf(message.from),
                    to: nameOf(message.to),
                    words: wordsAt(at),
                  })}
                  onClick={() => actor.send({ type: 'moment.go', index: at + 1 })}
                />
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
