import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ChartFile } from '#machines/flows/chart-file.ts';
import { type ChartViewActor, selectSelected } from '#machines/flows/chart-view.machine.ts';
import { Answers } from './Answers.tsx';
import { ArrowDetails } from './ArrowDetails.tsx';
import * as css from './Details.css.ts';
import { Requirements } from './Requirements.tsx';
import { StateDetails } from './StateDetails.tsx';
import { Uncovered } from './Uncovered.tsx';

interface DetailsProps {
  readonly actor: ChartViewActor;
  readonly chart: ChartFile;
  readonly covered?: ReadonlySet<string> | null;
}

export function Details({ actor, chart, covered = null }: DetailsProps) {
  const { t } = useTranslation('flows');
  const selected = useSelector(actor, selectSelected);
  const state = chart.states.find(({ id }) => id === selected);
  const arrow = chart.arrows.find(({ id }) => id === selected);
  if (state) return <StateDetails actor={actor} chart={chart} state={state} />;
  if (arrow) return <ArrowDetails actor={actor} chart={chart} arrow={arrow} />;
  return (
    <div className={css.root}>
      {covered ? <Uncovered actor={actor} chart={chart} covered={covered} /> : null}
      <Answers chart={chart} />
      <p className={css.quiet}>{t('details.hint')}</p>
      <p className={css.text}>
        <span>{t('details.states', { count: chart.states.length })}</span>
        <span>{` · ${t('details.transitions', { count: chart.arrows.length })}`}</span>{' '}
        <span className={css.name}>{chart.machine}</span>
      </p>
      <Requirements ids={Object.keys(chart.texts)} chart={chart} />
    </div>
  );
}
