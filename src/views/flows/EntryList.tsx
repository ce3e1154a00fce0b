import { useSelector } from '@xstate/react';
import Pencil from 'lucide-react/icons/pencil';
import { useTranslation } from 'react-i18next';
import { entryWords } from '#machines/flows/entry-words.ts';
import { type FlowSessionActor, selectAnnotations, selectIndex } from '#machines/flows/flow-session.machine.ts';
import { kindOf } from '#machines/flows/recording.ts';
import { ellipsis, tiny } from '../ui/text.css.ts';
import { Fact } from './Fact.tsx';
import * as css from './SessionSide.css.ts';
import { useLang } from './use-reading.ts';
import { useCharts, useRecording } from './use-session.ts';

const before = 6;
const after = 9;

/** Renders only the entries around the moment, however many there are. */
export function EntryList({ actor }: { readonly actor: FlowSessionActor }) {
  const { t } = useTranslation('timeline');
  const lang = useLang();
  const recording = useRecording(actor);
  const charts = useCharts(actor);
  const index = useSelector(actor, selectIndex);
  const noted = new Set(useSelector(actor, selectAnnotations).notes.map((note) => note.index));
  if (!recording) return null;
  const from = Math.max(0, Math.min(index - before, recording.entries.length - before - after));
  const rows = recording.entries.slice(from, from + before + after);
  return (
    <Fact title={t('entries.label')}>
      <ol role="list" className={css.list}>
        {rows.map((entry, place) => {
          const at = from + place + 1;
          const chart = charts.get(recording.machineAt(at - 1));
          const kind = kindOf(entry);
          return (
            <li key={entry.index}>
              <button
                type="button"
                className={css.entry}
                aria-current={at === index ? 'step' : undefined}
                onClick={() => actor.send({ type: 'moment.go', index: at })}
              >
                <span className={css.number}>{at}</span>
                <span className={css.dot[kind]} title={t(`scrubber.kinds.${kind}`)} />
                <span className={ellipsis}>
                  {noted.has(at) ? <Pencil size={12} aria-label={t('tools.notes')} /> : null}
                  <span>{entryWords(chart, entry.event, charts.events())[lang]}</span>
                  <span className={tiny}>{` ${chart?.name[lang] ?? entry.path.split('/').at(-1)}`}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </Fact>
  );
}
