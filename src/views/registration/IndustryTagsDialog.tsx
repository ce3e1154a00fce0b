import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import {
  type IndustryTagsActor,
  selectChosenTags,
  selectTagsFailure,
} from '#machines/registration/industry-tags.machine.ts';
import { Button } from '../ui/Button.tsx';
import { StepDialog } from './StepDialog.tsx';
import { StepFoot } from './StepFoot.tsx';
import { ChosenTags, HotTags } from './TagChips.tsx';
import { TagSearch } from './TagSearch.tsx';

interface Props {
  readonly actor: IndustryTagsActor;
  readonly alone?: boolean;
}

export function IndustryTagsDialog({ actor, alone = false }: Props) {
  const { t } = useTranslation('registration');
  const hasNone = useSelector(actor, (snapshot) => selectChosenTags(snapshot).length === 0);
  const isSaving = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const failure = useSelector(actor, selectTagsFailure);
  return (
    <StepDialog
      step="tags"
      alone={alone}
      closing={useSelector(actor, ({ children }) => children.closing)}
      onClose={() => actor.send({ type: 'step.close' })}
    >
      <TagSearch actor={actor} />
      <HotTags actor={actor} />
      <ChosenTags actor={actor} />
      <StepFoot
        failure={failure}
        note={alone ? undefined : t('step.closeFinishes')}
        isSaving={isSaving}
        onSkip={alone ? undefined : () => actor.send({ type: 'step.skip' })}
      >
        <Button
          tone="loud"
          busy={isSaving}
          aria-disabled={hasNone}
          onClick={() => actor.send({ type: 'tags.confirm' })}
        >
          {t('tags.confirm')}
        </Button>
      </StepFoot>
    </StepDialog>
  );
}
