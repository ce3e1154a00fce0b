import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import {
  type IndustryTagsActor,
  selectChosenTags,
  selectTagsFailure,
} from '#machines/registration/industry-tags.machine.ts';
import { Button } from '../ui/Button.tsx';
import * as footCss from './foot.css.ts';
import { StepAlert } from './StepAlert.tsx';
import { StepDialog } from './StepDialog.tsx';
import { ChosenTags, HotTags } from './TagChips.tsx';
import { TagSearch } from './TagSearch.tsx';

interface Props {
  readonly actor: IndustryTagsActor;
  readonly alone?: boolean;
}

export function IndustryTagsDialog({ actor, alone = false }: Props) {
  const { t } = useTranslation('registration');
  const hasNone = useSelector(actor, (snapshot) => selectChosenTags(snapshot).length === 0);
  const isSaving = useSelector(actor, (snapshot) => snapshot.hasTag('saving'));
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
      <StepAlert failure={failure} note={alone ? undefined : t('step.closeFinishes')} />
      <div className={footCss.foot}>
        <Button
          tone="loud"
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
    </StepDialog>
  );
}
