import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import {
  type IndustryTagsActor,
  selectChosenTags,
  selectTagsFailure,
} from '#machines/registration/industry-tags.machine.ts';
import { Button } from '../ui/Button.tsx';
import { StepAlert } from './StepAlert.tsx';
import { StepDialog } from './StepDialog.tsx';
import * as css from './step.css.ts';
import { ChosenTags, HotTags } from './TagChips.tsx';
import { TagSearch } from './TagSearch.tsx';

interface Props {
  readonly actor: IndustryTagsActor;
  /** Opened by itself, not in the registration. */
  readonly alone?: boolean;
}

/** Step 5 of registration (R2.2-7, §5.6). */
export function IndustryTagsDialog({ actor, alone = false }: Props) {
  const { t } = useTranslation('registration');
  const hasNone = useSelector(actor, (snapshot) => selectChosenTags(snapshot).length === 0);
  const isSaving = useSelector(actor, (snapshot) => snapshot.hasTag('saving'));
  const failure = useSelector(actor, selectTagsFailure);
  return (
    <StepDialog
      step="tags"
      note={alone ? undefined : t('step.closeFinishes')}
      onClose={() => actor.send({ type: 'step.close' })}
    >
      <TagSearch actor={actor} />
      <HotTags actor={actor} />
      <ChosenTags actor={actor} />
      <div className={css.actions}>
        <Button
          tone="loud"
          wide
          busy={isSaving}
          aria-disabled={hasNone}
          onClick={() => actor.send({ type: 'tags.confirm' })}
        >
          {t('tags.confirm')}
        </Button>
        {alone ? null : (
          <Button tone="quiet" aria-disabled={isSaving} onClick={() => actor.send({ type: 'step.skip' })}>
            {t('step.skip')}
          </Button>
        )}
      </div>
      <StepAlert failure={failure} />
    </StepDialog>
  );
}
