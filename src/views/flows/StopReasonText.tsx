import { useTranslation } from 'react-i18next';
import { titleOf } from '#machines/flows/boxes.ts';
import type { ChartFile } from '#machines/flows/chart-file.ts';
import type { StopReason } from '#machines/flows/path-run.setup.ts';
import type { ShownStep } from '#machines/flows/path-steps.ts';
import * as css from './Details.css.ts';
import { useLang } from './use-reading.ts';

interface StopReasonProps {
  readonly stopReason: StopReason;
  readonly step: ShownStep;
  readonly chart: ChartFile;
}

export function StopReasonText({ stopReason, step, chart }: StopReasonProps) {
  const { t } = useTranslation('flows');
  const lang = useLang();
  const titles = (states: readonly string[]): string =>
    states
      .map((path) => {
        const state = chart.states.find((one) => one.path === path);
        return state ? titleOf(state, { lang, isRaw: false }) : path;
      })
      .join(lang === 'zh' ? '；' : '; ');
  const actual = (): string => {
    if (stopReason.tag === 'refused') return t(`run.actual.${stopReason.reason}`);
    if (stopReason.actual === null) return t('run.actual.nothing');
    return t('run.actual.other', { event: stopReason.actual.event, states: titles(stopReason.actual.states) });
  };
  return (
    <>
      <p className={css.text}>
        <strong>{t('run.stopped')}</strong>
      </p>
      <p className={css.text}>{t('run.expected', { event: step.event.type, states: titles(step.seen.states) })}</p>
      <p className={css.text}>{actual()}</p>
    </>
  );
}
