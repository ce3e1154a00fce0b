import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { textOf, titleOf } from '#machines/flows/boxes.ts';
import type { ChartArrow, ChartFile } from '#machines/flows/chart-file.ts';
import { type ChartViewActor, selectIsRaw } from '#machines/flows/chart-view.machine.ts';
import * as css from './Details.css.ts';
import { Fact } from './Fact.tsx';
import { useLang } from './use-reading.ts';

interface LeapsProps {
  readonly actor: ChartViewActor;
  readonly chart: ChartFile;
  readonly title: string;
  readonly arrows: readonly ChartArrow[];
  readonly end: 'source' | 'target';
}

export function Leaps({ actor, chart, title, arrows, end }: LeapsProps) {
  const { t } = useTranslation('flows');
  const lang = useLang();
  const isRaw = useSelector(actor, selectIsRaw);
  if (arrows.length === 0) return null;
  const nameOf = (id: string | undefined): string => {
    const state = chart.states.find((one) => one.id === id);
    return state ? titleOf(state, { lang, isRaw }) : '';
  };
  return (
    <Fact title={title}>
      <ul role="list" className={css.list}>
        {arrows.map((arrow) => {
          const { event, guard } = textOf(chart, arrow, { lang, isRaw });
          const other = end === 'source' ? arrow.source : arrow.targets[0];
          return (
            <li key={arrow.id}>
              <button
                type="button"
                className={css.leap}
                onClick={() => actor.send({ type: 'element.choose', id: arrow.id })}
              >
                <span>{[event || t('kinds.always'), guard].filter(Boolean).join(' · ')}</span>{' '}
                <span className={css.soft}>
                  {other === undefined ? '' : `${end === 'source' ? '←' : '→'} ${nameOf(other)}`}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Fact>
  );
}
