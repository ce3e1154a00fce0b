import { useSelector } from '@xstate/react';
import type { ChartFile } from '#machines/flows/chart-file.ts';
import { type ChartViewActor, selectIsRaw } from '#machines/flows/chart-view.machine.ts';
import * as css from './Details.css.ts';
import { Fact } from './Fact.tsx';
import { useLang } from './use-reading.ts';

interface ActsProps {
  readonly actor: ChartViewActor;
  readonly chart: ChartFile;
  readonly title: string;
  readonly names: readonly string[];
}

export function Acts({ actor, chart, title, names }: ActsProps) {
  const lang = useLang();
  const isRaw = useSelector(actor, selectIsRaw);
  if (names.length === 0) return null;
  return (
    <Fact title={title}>
      {isRaw ? (
        <p className={css.name}>{names.join(', ')}</p>
      ) : (
        <p className={css.text}>
          {names.map((name) => chart.actions[name]?.[lang] ?? name).join(lang === 'zh' ? '、' : ', ')}
        </p>
      )}
    </Fact>
  );
}
