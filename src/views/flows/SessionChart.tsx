import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartFile } from '#machines/flows/chart-file.ts';
import { marksAt } from '#machines/flows/chart-marks.ts';
import {
  type ChartViewActor,
  selectChart,
  selectChartFailure,
  selectIsRaw,
} from '#machines/flows/chart-view.machine.ts';
import type { FlowSessionActor } from '#machines/flows/flow-session.machine.ts';
import { FailedPart } from '../kit/FailedPart.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { SkeletonBlock } from '../ui/Skeleton.tsx';
import { ChartCanvas } from './ChartCanvas.tsx';
import * as css from './SessionBench.css.ts';
import { toolbarKeys } from './toolbar-keys.ts';
import { useCovered } from './use-covered.ts';
import { useLang } from './use-reading.ts';
import { useChosen, useMoment } from './use-session.ts';
import { ZoomTools } from './ZoomTools.tsx';

interface SessionChartProps {
  readonly actor: FlowSessionActor;
}

export function SessionChart({ actor }: SessionChartProps) {
  const { t } = useTranslation('timeline');
  const view = useSelector(actor, ({ children }) => children.chart);
  return (
    <section className={css.chart} aria-label={t('parts.chart')}>
      {view ? <Viewed actor={actor} view={view} /> : <EmptyState compact title={t('chart.none')} />}
    </section>
  );
}

function Viewed({ actor, view }: SessionChartProps & { readonly view: ChartViewActor }) {
  const { t } = useTranslation('timeline');
  const chart = useSelector(view, selectChart);
  const failure = useSelector(view, selectChartFailure);
  const isFailed = useSelector(view, (snapshot) => snapshot.hasTag('failed'));
  const isUnknown = useSelector(view, (snapshot) => snapshot.hasTag('unknown'));
  if (isUnknown) return <EmptyState compact title={t('chart.none')} />;
  if (isFailed)
    return (
      <FailedPart title={t('chart.failed')} failure={failure} onRetry={() => view.send({ type: 'chart.retry' })} />
    );
  return chart ? <Lit actor={actor} view={view} chart={chart} /> : <SkeletonBlock height="400px" />;
}

/** Smaller than readable: the active states are found first, and read after zooming in. */
const leastSeen = 0.35;

const none = { activeStates: new Set<string>(), taken: new Set<string>() };

function Lit({ actor, view, chart }: SessionChartProps & { readonly view: ChartViewActor; readonly chart: ChartFile }) {
  const { t: words } = useTranslation('flows');
  const lang = useLang();
  const frame = useRef<HTMLDivElement>(null);
  const isRaw = useSelector(view, selectIsRaw);
  const moment = useMoment(actor);
  const chosen = useChosen(actor);
  const covered = useCovered(view);
  const now = chosen && moment && chosen.machine === chart.machine ? marksAt(chart, chosen, moment.taken) : none;
  const marks = { ...now, ...(covered ? { covered } : {}) };
  return (
    <>
      <div className={css.zoom} role="toolbar" aria-label={words('tools.label')} onKeyDown={toolbarKeys}>
        <ZoomTools actor={view} canvas={frame} />
      </div>
      <ChartCanvas actor={view} chart={chart} reading={{ lang, isRaw }} marks={marks} frame={frame} least={leastSeen} />
    </>
  );
}
