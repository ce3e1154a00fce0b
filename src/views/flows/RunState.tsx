import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { titleOf } from '#machines/flows/boxes.ts';
import type { ChartFile } from '#machines/flows/chart-file.ts';
import { type PathRunActor, selectDifference, selectRunStep } from '#machines/flows/path-run.machine.ts';
import type { ShownPath } from '#machines/flows/path-steps.ts';
import * as css from './Details.css.ts';
import { useLang } from './use-reading.ts';

interface StateProps {
  readonly run: PathRunActor;
  readonly path: ShownPath;
  readonly chart: ChartFile;
}

const plainTags = ['opening', 'blocked', 'resting', 'doing', 'passed', 'lost', 'failed'] as const;

export function RunState({ run, path, chart }: StateProps) {
  const { t } = useTranslation('flows');
  const lang = useLang();
  const plain = useSelector(run, (snapshot) => plainTags.find((tag) => snapshot.hasTag(tag)));
  const isAsking = useSelector(run, (snapshot) => snapshot.hasTag('asking'));
  const step = path.steps[useSelector(run, selectRunStep)];
  return (
    <div role="status" className={css.part}>
      {plain ? <p className={css.text}>{t(`run.${plain}`)}</p> : null}
      {isAsking && step ? <p className={css.text}>{t('run.asking', { words: step.words[lang] })}</p> : null}
      <StopReason run={run} path={path} chart={chart} />
    </div>
  );
}

function StopReason({ run, path, chart }: StateProps) {
  const { t } = useTranslation('flows');
  const lang = useLang();
  const difference = useSelector(run, selectDifference);
  const step = path.steps[useSelector(run, selectRunStep)];
  if (!difference) return null;
  if (difference.tag === 'unstaged')
    return <p className={css.text}>{t('run.unstaged', { reason: difference.reason })}</p>;
  const titles = (states: readonly string[]): string =>
    states
      .map((path) => {
        const state = chart.states.find((one) => one.path === path);
        return state ? titleOf(state, { lang, isRaw: false }) : path;
      })
      .join(lang === 'zh' ? '；' : '; ');
  const { actual } = difference;
  return (
    <>
      <p className={css.text}>
        <strong>{t(step ? 'run.stopped' : 'run.notBegun')}</strong>
      </p>
      <p className={css.text}>
        {t('run.expected', { event: (step?.words ?? path.given)[lang], states: titles((step ?? path).seen.states) })}
      </p>
      <p className={css.text}>
        {actual
          ? t('run.actual.other', { event: actual.event, states: titles(actual.states) })
          : t('run.actual.nothing')}
      </p>
    </>
  );
}
