import { useTranslation } from 'react-i18next';
import type { ChartFile } from '#machines/flows/chart-file.ts';
import type { ChartViewActor } from '#machines/flows/chart-view.machine.ts';
import * as css from './Details.css.ts';
import { Fact } from './Fact.tsx';
import { Leaps } from './Leaps.tsx';
import { useLang } from './use-reading.ts';

interface UncoveredProps {
  readonly actor: ChartViewActor;
  readonly chart: ChartFile;
  readonly covered: ReadonlySet<string>;
}

export function Uncovered({ actor, chart, covered }: UncoveredProps) {
  const { t } = useTranslation('flows');
  const lang = useLang();
  const states = chart.states.filter(({ id, kind }) => kind !== 'history' && !covered.has(id));
  const arrows = chart.arrows.filter(({ id }) => !covered.has(id));
  const all = chart.states.filter(({ kind }) => kind !== 'history').length;
  return (
    <>
      <p className={css.text} role="status">
        {t('coverage.count', {
          states: all - states.length,
          allStates: all,
          transitions: chart.arrows.length - arrows.length,
          allTransitions: chart.arrows.length,
        })}
      </p>
      {states.length > 0 ? (
        <Fact title={t('coverage.states')}>
          <ul role="list" className={css.list}>
            {states.map(({ id, key, words }) => (
              <li key={id}>
                <button type="button" className={css.leap} onClick={() => actor.send({ type: 'element.choose', id })}>
                  <span className={css.name}>{key}</span> <span>{words?.[lang] ?? ''}</span>
                </button>
              </li>
            ))}
          </ul>
        </Fact>
      ) : null}
      <Leaps actor={actor} chart={chart} title={t('coverage.transitions')} arrows={arrows} end="source" />
    </>
  );
}
