import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type EntryHistoryActor,
  selectAdded,
  selectEntryAttempts,
  selectHistoryFailure,
  selectIsSkippable,
} from '#machines/registration/entry-history.ts';
import { Button } from '../ui/Button.tsx';
import { Form } from '../ui/Form.tsx';
import { StepFoot } from './StepFoot.tsx';
import * as css from './step.css.ts';

interface Props {
  readonly actor: EntryHistoryActor;
  readonly note: string | undefined;
  readonly children: ReactNode;
}

const focusFirst = (fields: HTMLElement | null) => fields?.querySelector('input')?.focus();

/** After "continue adding" the focus returns to the first field. */
export function EntryForm({ actor, note, children }: Props) {
  const { t } = useTranslation('registration');
  const attempts = useSelector(actor, selectEntryAttempts);
  const added = useSelector(actor, selectAdded);
  const failure = useSelector(actor, selectHistoryFailure);
  const isSkippable = useSelector(actor, selectIsSkippable) && note !== undefined;
  const isSaving = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <Form className={css.form} refusals={attempts} onSubmit={() => actor.send({ type: 'entry.finish' })}>
      <div key={added} ref={added > 0 ? focusFirst : null} className={css.fields}>
        {children}
      </div>
      <StepFoot
        failure={failure}
        note={note}
        isSaving={isSaving}
        onSkip={isSkippable ? () => actor.send({ type: 'step.skip' }) : undefined}
      >
        <Button type="submit" tone="loud" busy={isSaving}>
          {t('step.finish')}
        </Button>
        <Button tone="calm" aria-disabled={isSaving} onClick={() => actor.send({ type: 'entry.add' })}>
          {t('step.add')}
        </Button>
      </StepFoot>
    </Form>
  );
}
