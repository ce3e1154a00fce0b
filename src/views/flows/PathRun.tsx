import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ChartFile } from '#machines/flows/chart-file.ts';
import type { PathPlayerActor } from '#machines/flows/path-player.machine.ts';
import { type PathRunActor, selectRunCovered, selectRunStep } from '#machines/flows/path-run.machine.ts';
import type { ShownPath } from '#machines/flows/path-steps.ts';
import { Button } from '../ui/Button.tsx';
import * as css from './Details.css.ts';
import { RunControls } from './RunControls.tsx';
import { RunState } from './RunState.tsx';
import { useLang } from './use-reading.ts';

interface RunProps {
  readonly player: PathPlayerActor;
  readonly run: PathRunActor;
  readonly path: ShownPath;
  readonly chart: ChartFile;
}

export function PathRun({ player, run, path, chart }: RunProps) {
  const { t } = useTranslation('flows');
  const lang = useLang();
  const at = useSelector(run, selectRunStep);
  const covered = useSelector(run, selectRunCovered);
  const states = chart.states.filter(({ kind }) => kind !== 'history');
  const share = (all: readonly { readonly id: string }[]) => all.filter(({ id }) => covered.includes(id)).length;
  const isStopped = useSelector(run, (snapshot) => snapshot.hasTag('stopped'));
  const markOf = (index: number): string => {
    if (index < at) return t('run.mark.passed');
    return index === at && isStopped ? t('run.mark.stopped') : '';
  };
  return (
    <div className={css.root}>
      <div className={css.row}>
        <Button size="s" onClick={() => player.send({ type: 'run.close' })}>
          {t('run.close')}
        </Button>
      </div>
      <RunState run={run} path={path} chart={chart} />
      <RunControls run={run} />
      {covered.length > 0 ? (
        <p className={css.text}>
          {t('coverage.count', {
            states: share(states),
            allStates: states.length,
            transitions: share(chart.arrows),
            allTransitions: chart.arrows.length,
          })}
        </p>
      ) : null}
      <p className={css.quiet}>{t('paths.step', { step: Math.max(at, 0), count: path.steps.length })}</p>
      <ol role="list" className={css.list}>
        <li className={css.text}>{t('paths.who', { who: t('paths.given'), words: path.given[lang] })}</li>
        {path.steps.map(({ kind, words }, index) => {
          const number = index + 1;
          return (
            <li
              key={`step-${number}`}
              className={css.step}
              aria-current={index === at && !isStopped ? 'step' : undefined}
              data-stopped={index === at && isStopped ? '' : undefined}
            >
              <span>{`${number}. ${t('paths.who', { who: t(`kinds.${kind}`), words: words[lang] })}`}</span>{' '}
              <strong className={css.soft}>{markOf(index)}</strong>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
