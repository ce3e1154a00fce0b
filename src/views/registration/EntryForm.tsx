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
import { StepAlert } from './StepAlert.tsx';
import * as css from './step.css.ts';

interface Props {
  readonly actor: EntryHistoryActor;
  /** Opened by itself: nothing is skipped. */
  readonly alone?: boolean;
  readonly children: ReactNode;
}

const focusFirst = (fields: HTMLElement | null) => fields?.querySelector('input')?.focus();

/** The fields of an entry and what can be done with it. After continue-add the writing begins anew at the first field. */
export function EntryForm({ actor, alone = false, children }: Props) {
  const { t } = useTranslation('registration');
  const attempts = useSelector(actor, selectEntryAttempts);
  const added = useSelector(actor, selectAdded);
  const failure = useSelector(actor, selectHistoryFailure);
  const isSkippable = useSelector(actor, selectIsSkippable) && !alone;
  const isSaving = useSelector(actor, (snapshot) => snapshot.hasTag('saving'));
  return (
    <Form className={css.form} refusals={attempts} onSubmit={() => actor.send({ type: 'entry.finish' })}>
      <div key={added} ref={added > 0 ? focusFirst : null} className={css.fields}>
        {children}
      </div>
      <div className={css.actions}>
        <Button type="submit" tone="loud" wide busy={isSaving}>
          {t('step.finish')}
        </Button>
        <div className={css.others}>
          <Button tone="calm" aria-disabled={isSaving} onClick={() => actor.send({ type: 'entry.add' })}>
            {t('step.add')}
          </Button>
          {isSkippable ? (
            <Button tone="quiet" aria-disabled={isSaving} onClick={() => actor.send({ type: 'step.skip' })}>
              {t('step.skip')}
            </Button>
          ) : null}
        </div>
      </div>
      <StepAlert failure={failure} />
    </Form>
  );
}
