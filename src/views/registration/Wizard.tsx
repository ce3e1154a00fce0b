import { useSelector } from '@xstate/react';
import { selectSteps, type WizardActor } from '#machines/registration/wizard.machine.ts';
import { EducationHistoryDialog } from './EducationHistoryDialog.tsx';
import { IndustryTagsDialog } from './IndustryTagsDialog.tsx';
import { SupplementDialog } from './SupplementDialog.tsx';
import { WorkHistoryDialog } from './WorkHistoryDialog.tsx';

interface Props {
  readonly actor: WizardActor;
}

/** §4.2; one chunk, so that no step waits for its code. */
export function Wizard({ actor }: Props) {
  const { supplement, workHistory, educationHistory, industryTags } = useSelector(actor, selectSteps);
  return (
    <>
      {supplement ? <SupplementDialog actor={supplement} /> : null}
      {workHistory ? <WorkHistoryDialog actor={workHistory} /> : null}
      {educationHistory ? <EducationHistoryDialog actor={educationHistory} /> : null}
      {industryTags ? <IndustryTagsDialog actor={industryTags} /> : null}
    </>
  );
}
