import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { textOf } from '#machines/registration/entry-form.ts';
import { selectAdded, selectEntry } from '#machines/registration/entry-history.ts';
import {
  selectWorkRegions,
  selectWorkSuggest,
  type WorkHistoryActor,
} from '#machines/registration/work-history.machine.ts';
import { workMaxLength } from '#services/contract/constants.ts';
import { lengthOf } from '#services/contract/text.ts';
import { CompanyBox } from './CompanyBox.tsx';
import { EntryForm } from './EntryForm.tsx';
import { EntryMonths } from './EntryMonths.tsx';
import { EntryTextField } from './EntryTextField.tsx';
import { LocationBox } from './LocationBox.tsx';
import { StepDialog } from './StepDialog.tsx';
import * as css from './step.css.ts';
import { useEntryWords } from './use-entry-words.ts';

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
        <EntryTextField
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
        <EntryTextField actor={actor} field="description" max={workMaxLength.description} multiline />
      </EntryForm>
    </StepDialog>
  );
}

function Company({ actor }: Props) {
  const { t } = useTranslation('registration');
  const company = useSelector(actor, (snapshot) => textOf(selectEntry(snapshot), 'company'));
  const now = lengthOf(company);
  return (
    <CompanyBox
      {...useEntryWords(actor, 'company')}
      hint={t('hint.company')}
      counter={now === 0 ? undefined : { now, max: workMaxLength.company }}
      required
      suggest={useSelector(actor, selectWorkSuggest)}
      company={company}
      onType={(typed) => actor.send({ type: 'company.type', ...typed })}
      onChoose={(id, name) => actor.send({ type: 'company.choose', id, name })}
      onLeave={() => actor.send({ type: 'field.leave', field: 'company' })}
    />
  );
}

function Location({ actor }: Props) {
  return (
    <LocationBox
      {...useEntryWords(actor, 'location')}
      actor={useSelector(actor, selectWorkRegions)}
      location={useSelector(actor, (snapshot) => textOf(selectEntry(snapshot), 'location'))}
      locationId={useSelector(actor, (snapshot) => selectEntry(snapshot).ids.location ?? null)}
      onChoose={(id, name) => actor.send({ type: 'location.choose', id, name })}
    />
  );
}
