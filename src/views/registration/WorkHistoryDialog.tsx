import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectId, selectText } from '#machines/kit/form.ts';
import { selectAdded } from '#machines/registration/entry-history.ts';
import {
  selectWorkRegions,
  selectWorkSuggest,
  type WorkHistoryActor,
} from '#machines/registration/work-history.machine.ts';
import { workMaxLength } from '#services/contract/constants.ts';
import { CompanyBox } from './CompanyBox.tsx';
import { EntryForm } from './EntryForm.tsx';
import { EntryMonths } from './EntryMonths.tsx';
import { LocationBox } from './LocationBox.tsx';
import { StepDialog } from './StepDialog.tsx';
import { StepTextField } from './StepTextField.tsx';
import * as css from './step.css.ts';
import { useCounter, useStepField } from './use-step-field.ts';

interface Props {
  readonly actor: WorkHistoryActor;
}

interface DialogProps extends Props {
  readonly alone?: boolean;
}

export function WorkHistoryDialog({ actor, alone = false }: DialogProps) {
  const { t } = useTranslation('registration');
  const hasAdded = useSelector(actor, (snapshot) => selectAdded(snapshot) > 0);
  return (
    <StepDialog
      step="work"
      alone={alone}
      closing={useSelector(actor, ({ children }) => children.closing)}
      logsOut={!hasAdded}
      onClose={() => actor.send({ type: 'step.close' })}
    >
      <EntryForm actor={actor} note={alone ? undefined : t(hasAdded ? 'step.closeFinishes' : 'step.closeLogsOut')}>
        <StepTextField
          actor={actor}
          field="position"
          max={workMaxLength.position}
          autoComplete="organization-title"
          required
        />
        <div className={css.longHint}>
          <Company actor={actor} />
        </div>
        <Location actor={actor} />
        <EntryMonths actor={actor} />
        <StepTextField actor={actor} field="description" max={workMaxLength.description} multiline />
      </EntryForm>
    </StepDialog>
  );
}

function Company({ actor }: Props) {
  const { t } = useTranslation('registration');
  return (
    <CompanyBox
      {...useStepField(actor, 'company')}
      hint={t('hint.company')}
      counter={useCounter(actor, 'company', workMaxLength.company)}
      required
      suggest={useSelector(actor, selectWorkSuggest)}
      company={useSelector(actor, (snapshot) => selectText(snapshot, 'company'))}
      onChange={(change) => actor.send({ type: 'field.change', field: 'company', ...change })}
      onLeave={() => actor.send({ type: 'field.leave', field: 'company' })}
    />
  );
}

function Location({ actor }: Props) {
  return (
    <LocationBox
      {...useStepField(actor, 'location')}
      actor={useSelector(actor, selectWorkRegions)}
      location={useSelector(actor, (snapshot) => selectText(snapshot, 'location'))}
      locationId={useSelector(actor, (snapshot) => selectId(snapshot, 'location'))}
      onChoose={(id, name) => actor.send({ type: 'field.change', field: 'location', text: name, id })}
    />
  );
}
