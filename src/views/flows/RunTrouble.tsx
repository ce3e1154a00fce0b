import { useTranslation } from 'react-i18next';
import { titleOf } from '#machines/flows/boxes.ts';
import type { ChartFile } from '#machines/flows/chart-file.ts';
import type { Trouble } from '#machines/flows/path-run.setup.ts';
import type { ShownStep } from '#machines/flows/shown-paths.ts';
import * as css from './Details.css.ts';
import { useLang } from './use-reading.ts';

interface TroubleProps {
  readonly trouble: Trouble;
  readonly step: ShownStep;
  readonly chart: ChartFile;
}

export function RunTrouble({ trouble, step, chart }: TroubleProps) {
  const { t } = useTranslation('flows');
  const lang = useLang();
  const told = (states: readonly string[]): string =>
    states
      .map((path) => {
        const state = chart.states.find((one) => one.path === path);
        return state ? titleOf(state, { lang, isRaw: false }) : path;
      })
      .join(lang === 'zh' ? '；' : '; ');
  const came = (): string => {
    if (trouble.tag === 'refused') return t(`run.came.${trouble.reason}`);
    if (trouble.came === null) return t('run.came.nothing');
    return t('run.came.other', { event: trouble.came.event, states: told(trouble.came.states) });
  };
  return (
    <>
      <p className={css.text}>
        <strong>{t('run.stopped')}</strong>
      </p>
      <p className={css.text}>{t('run.expected', { event: step.event.type, states: told(step.seen.states) })}</p>
      <p className={css.text}>{came()}</p>
    </>
  );
}
