import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { EducationHistoryActor } from '#machines/registration/education-history.machine.ts';
import { educationMaxLength } from '#services/contract/constants.ts';
import { EntryForm } from './EntryForm.tsx';
import { EntryMonths } from './EntryMonths.tsx';
import { StepDialog } from './StepDialog.tsx';
import { StepTextField } from './StepTextField.tsx';

interface Props {
  readonly actor: EducationHistoryActor;
  readonly alone?: boolean;
}

export function EducationHistoryDialog({ actor, alone = false }: Props) {
  const { t } = useTranslation('registration');
  const { school, degree, major, description } = educationMaxLength;
  return (
    <StepDialog
      step="education"
      alone={alone}
      closing={useSelector(actor, ({ children }) => children.closing)}
      onClose={() => actor.send({ type: 'step.close' })}
    >
      <EntryForm actor={actor} note={alone ? undefined : t('step.closeFinishes')}>
        <StepTextField actor={actor} field="school" max={school} required />
        <StepTextField actor={actor} field="degree" max={degree} />
        <StepTextField actor={actor} field="major" max={major} />
        <EntryMonths actor={actor} />
        <StepTextField actor={actor} field="description" max={description} multiline />
      </EntryForm>
    </StepDialog>
  );
}
