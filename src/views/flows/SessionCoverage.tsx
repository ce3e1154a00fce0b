import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type ChartViewActor, selectChart, selectCoveredBy } from '#machines/flows/chart-view.machine.ts';
import type { FlowSessionActor } from '#machines/flows/flow-session.machine.ts';
import { CoverageChoice } from './CoverageChoice.tsx';
import * as css from './Details.css.ts';
import * as side from './SessionSide.css.ts';
import { Uncovered } from './Uncovered.tsx';
import { useCovered } from './use-covered.ts';

interface CoverageProps {
  readonly actor: FlowSessionActor;
}

export function SessionCoverage({ actor }: CoverageProps) {
  const { t } = useTranslation('timeline');
  const view = useSelector(actor, ({ children }) => children.chart);
  return view ? <OfChart actor={actor} view={view} /> : <p className={side.quiet}>{t('chart.none')}</p>;
}

function OfChart({ actor, view }: CoverageProps & { readonly view: ChartViewActor }) {
  const { t } = useTranslation('flows');
  const chart = useSelector(view, selectChart);
  const by = useSelector(view, selectCoveredBy);
  const isUncounted = useSelector(view, (snapshot) => snapshot.hasTag('uncounted'));
  const covered = useCovered(view);
  return (
    <div className={css.root}>
      <CoverageChoice
        label={t('coverage.label')}
        chosen={by}
        onChoose={(next) => actor.send({ type: 'coverage.show', by: by === next ? null : next })}
      />
      {by === null ? <p className={side.quiet}>{t('coverage.hint')}</p> : null}
      {isUncounted ? <p className={side.quiet}>{t('coverage.uncounted')}</p> : null}
      {chart && covered ? <Uncovered actor={view} chart={chart} covered={covered} /> : null}
    </div>
  );
}
