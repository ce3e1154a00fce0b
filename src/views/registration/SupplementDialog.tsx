import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import {
  type SupplementActor,
  selectAttempts,
  selectIsEdited,
  selectSaveFailure,
  selectSupplementClosing,
} from '#machines/registration/supplement.machine.ts';
import { Agreement } from '../kit/Agreement.tsx';
import { capital } from '../theme/global.css.ts';
import { Button } from '../ui/Button.tsx';
import { Form } from '../ui/Form.tsx';
import { focusBlock } from '../ui/focus-block.ts';
import { ProfileFields } from './ProfileFields.tsx';
import { StepDialog } from './StepDialog.tsx';
import { StepFoot } from './StepFoot.tsx';
import * as css from './step.css.ts';

interface Props {
  readonly actor: SupplementActor;
}

/** R2.2-4, §5.3. Closing logs out (R4.1-23), after a question about unsaved input. */
export function SupplementDialog({ actor }: Props) {
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('profileFailed'));
  return (
    <StepDialog
      step="supplement"
      closing={useSelector(actor, selectSupplementClosing)}
      logsOut
      onClose={() => actor.send({ type: 'supplement.close' })}
      failed={isFailed ? <ProfileFailed actor={actor} /> : undefined}
    >
      <SupplementForm actor={actor} />
    </StepDialog>
  );
}

function ProfileFailed({ actor }: Props) {
  const { t } = useTranslation('registration');
  return (
    <>
      <p role="alert" className={capital}>
        {t('supplement.loadFailed')}
      </p>
      <Button
        size="s"
        onClick={({ currentTarget }) => {
          focusBlock(currentTarget);
          actor.send({ type: 'supplement.retry' });
        }}
      >
        {t('supplement.loadFailedRetry')}
      </Button>
    </>
  );
}

function SupplementForm({ actor }: Props) {
  const { t } = useTranslation('registration');
  const attempts = useSelector(actor, selectAttempts);
  const failure = useSelector(actor, selectSaveFailure);
  const isEdited = useSelector(actor, selectIsEdited);
  const isWaiting = useSelector(actor, (snapshot) => snapshot.hasTag('busy') || snapshot.hasTag('loading'));
  return (
    <Form className={css.form} refusals={attempts} onSubmit={() => actor.send({ type: 'profile.submit' })}>
      <ProfileFields actor={actor} />
      <StepFoot
        failure={failure && { of: 'profile', why: failure }}
        note={t(isEdited ? 'supplement.closeNote' : 'step.closeLogsOut')}
      >
        <Button type="submit" tone="loud" wide busy={isWaiting}>
          {t('supplement.submit')}
        </Button>
        <Agreement
          words={{
            accept: t('agreement.accept'),
            agreement: t('agreement.agreement'),
            and: t('agreement.and'),
            privacy: t('agreement.privacy'),
          }}
        />
      </StepFoot>
    </Form>
  );
}
