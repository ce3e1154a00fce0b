import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type CoveredBy, coverers } from '#machines/flows/coverage-load.ts';
import { ChoiceChip } from '../ui/Chip.tsx';
import * as css from './ChartBench.css.ts';

interface ChoiceProps {
  readonly label: string;
  readonly chosen: CoveredBy | null;
  readonly onChoose: (by: CoveredBy) => void;
}

export function CoverageChoice({ label, chosen, onChoose }: ChoiceProps) {
  const { t } = useTranslation('flows');
  const nameId = useId();
  return (
    <fieldset className={css.choice} aria-labelledby={nameId}>
      <span id={nameId} className={css.choiceName}>
        {label}
      </span>
      {coverers.map((by) => (
        <ChoiceChip key={by} aria-pressed={chosen === by} onClick={() => onChoose(by)}>
          {t(`coverage.by.${by}`)}
        </ChoiceChip>
      ))}
    </fieldset>
  );
}
