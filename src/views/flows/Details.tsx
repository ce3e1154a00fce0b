import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ChartFile } from '#machines/flows/chart-file.ts';
import { type ChartViewActor, selectSelected } from '#machines/flows/chart-view.machine.ts';
import { ArrowDetails } from './ArrowDetails.tsx';
import * as css from './Details.css.ts';
import { Fact } from './Fact.tsx';
import { Requirements } from './Requirements.tsx';
import { StateDetails } from './StateDetails.tsx';
import { Uncovered } from './Uncovered.tsx';
import { useLang } from './use-reading.ts';

interface DetailsProps {
  readonly actor: ChartViewActor;
  readonly chart: ChartFile;
  readonly covered?: ReadonlySet<string> | null;
}

export function Details({ actor, chart, covered = null }: DetailsProps) {
  const { t } = useTranslation('flows');
  const lang = useLang();
  const selected = useSelector(actor, selectSelected);
  const state = chart.states.find(({ id }) => id === selected);
  const arrow = chart.arrows.find(({ id }) => id === selected);
  if (state) return <StateDetails actor={actor} chart={chart} state={state} />;
  if (arrow) return <ArrowDetails actor={actor} chart={chart} arrow={arrow} />;
  return (
    <div className={css.root}>
      <p className={css.quiet}>{t('details.hint')}</p>
      <p className={css.name}>{chart.machine}</p>
      <p className={css.text}>
        <span>{t('details.states', { count: chart.states.length })}</span>
        <span>{` · ${t('details.transitions', { count: chart.arrows.length })}`}</span>
      </p>
      {covered ? <Uncovered actor={actor} chart={chart} covered={covered} /> : null}
      <Fact title={t('details.screens')}>
        <p className={css.text}>{chart.screens.map((words) => words[lang]).join(lang === 'zh' ? '、' : ', ')}</p>
      </Fact>
      <Requirements ids={Object.keys(chart.texts)} chart={chart} />
    </div>
  );
}
