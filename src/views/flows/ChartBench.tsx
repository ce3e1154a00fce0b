import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartFile } from '#machines/flows/chart-file.ts';
import { type ChartViewActor, selectIsRaw, selectLinkedState } from '#machines/flows/chart-view.machine.ts';
import { selectPath, selectStep, shownAt } from '#machines/flows/path-player.machine.ts';
import { selectRunStep } from '#machines/flows/path-run.machine.ts';
import { classNames } from '../ui/class-names.ts';
import { Tabs } from '../ui/Tabs.tsx';
import * as css from './ChartBench.css.ts';
import { ChartCanvas } from './ChartCanvas.tsx';
import { ChartSearch } from './ChartSearch.tsx';
import { ChartTools } from './ChartTools.tsx';
import { kinds } from './chart-style.ts';
import { Details } from './Details.tsx';
import * as legendCss from './Legend.css.ts';
import type { Marks } from './marks.ts';
import { Paths } from './Paths.tsx';
import { useCovered } from './use-covered.ts';
import { useLang } from './use-reading.ts';

interface BenchProps {
  readonly actor: ChartViewActor;
  readonly chart: ChartFile;
}

const nothing: ReadonlySet<string> = new Set();

const useFollowed = (actor: ChartViewActor, chart: ChartFile): Pick<Marks, 'activeStates' | 'taken'> => {
  const player = useSelector(actor, ({ children }) => children.paths);
  const path = useSelector(player, (snapshot) => (snapshot ? selectPath(snapshot) : null));
  const followed = useSelector(player, (snapshot) => (snapshot ? selectStep(snapshot) : 0));
  const run = useSelector(player, (snapshot) => snapshot?.children.run);
  const played = useSelector(run, (snapshot) => (snapshot ? selectRunStep(snapshot) : null));
  const step = played ?? followed;
  if (!path) return { activeStates: nothing, taken: nothing };
  const { states, transitions } = shownAt(path, step);
  return {
    activeStates: new Set(chart.states.filter((state) => states.includes(state.path)).map(({ id }) => id)),
    taken: new Set(transitions),
  };
};

export function ChartBench({ actor, chart }: BenchProps) {
  const { t } = useTranslation('flows');
  const lang = useLang();
  const canvas = useRef<HTMLDivElement>(null);
  const isRaw = useSelector(actor, selectIsRaw);
  const showsPaths = useSelector(actor, (snapshot) => snapshot.hasTag('paths'));
  const isLost = useSelector(actor, (snapshot) => snapshot.hasTag('lost'));
  const isUnfolded = useSelector(actor, (snapshot) => snapshot.hasTag('unfolded'));
  const wanted = useSelector(actor, selectLinkedState);
  const isUncounted = useSelector(actor, (snapshot) => snapshot.hasTag('uncounted'));
  const covered = useCovered(actor);
  const followed = useFollowed(actor, chart);
  const isFollowed = followed.activeStates !== nothing;
  return (
    <div className={classNames(css.bench, isFollowed && css.following)}>
      <div className={css.main}>
        <ChartTools actor={actor} chart={chart} canvas={canvas} />
        {isLost ? <Note role="status">{t('chart.lost', { state: wanted ?? '' })}</Note> : null}
        {isUnfolded ? <Note role="alert">{t('chart.unfolded')}</Note> : null}
        {isUncounted ? <Note role="status">{t('coverage.uncounted')}</Note> : null}
        <ChartCanvas
          actor={actor}
          chart={chart}
          reading={{ lang, isRaw }}
          marks={{ ...followed, ...(covered ? { covered } : {}) }}
          frame={canvas}
        />
        <Legend />
      </div>
      <aside className={css.side} aria-label={t('side.label')}>
        <ChartSearch actor={actor} chart={chart} />
        <Tabs
          label={t('side.label')}
          value={showsPaths ? 'paths' : 'details'}
          onChange={(part) => actor.send({ type: 'side.show', part })}
          items={[
            {
              id: 'details',
              label: t('side.details'),
              content: <Details actor={actor} chart={chart} covered={covered} />,
            },
            { id: 'paths', label: t('side.paths'), content: <Paths actor={actor} chart={chart} /> },
          ]}
        />
      </aside>
    </div>
  );
}

function Note({ role, children }: { readonly role: 'status' | 'alert'; readonly children: string }) {
  return (
    <p className={css.note} role={role}>
      {children}
    </p>
  );
}

function Legend() {
  const { t } = useTranslation('flows');
  return (
    <dl className={legendCss.legend}>
      <dt>{t('kinds.label')}</dt>
      {kinds.map((kind) => (
        <dd key={kind} className={legendCss.item}>
          <svg width="26" height="10" aria-hidden="true" focusable="false">
            <path className={legendCss.line[kind]} d="M1 5h24" />
          </svg>
          <span>{t(`kinds.${kind}`)}</span>
        </dd>
      ))}
      <dd>{t('kinds.region')}</dd>
      <dd>{t('kinds.final')}</dd>
    </dl>
  );
}
