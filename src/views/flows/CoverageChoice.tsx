import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type ChartViewActor, selectCoveredBy } from '#machines/flows/chart-view.machine.ts';
import { ChoiceChip } from '#views/ui/Chip.tsx';
import * as css from './ChartBench.css.ts';

const choices = ['paths', 'tests', 'session'] as const;

/** Whose coverage is marked on the chart; the one that is pressed lets go of it. */
export function CoverageChoice({ actor }: { readonly actor: ChartViewActor }) {
  const { t } = useTranslation('flows');
  const chosen = useSelector(actor, selectCoveredBy);
  return (
    <fieldset className={css.choice}>
      <legend className={css.choiceName}>{t('coverage.label')}</legend>
      {choices.map((by) => (
        <ChoiceChip
          key={by}
          aria-pressed={chosen === by}
          onClick={() => actor.send({ type: 'coverage.show', by: chosen === by ? null : by })}
        >
          {t(`coverage.by.${by}`)}
        </ChoiceChip>
      ))}
    </fieldset>
  );
}
