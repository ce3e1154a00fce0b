import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import {
  type EditProfileActor,
  selectIsNameFixed,
  selectIsProfileLoaded,
} from '#machines/registration/edit-profile.machine.ts';
import { selectAttempts, selectProfileFailure, selectSaveFailure } from '#machines/registration/supplement.machine.ts';
import { FailedPart } from '../kit/FailedPart.tsx';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Form } from '../ui/Form.tsx';
import { wrapRow } from '../ui/layout.css.ts';
import { SkeletonText } from '../ui/Skeleton.tsx';
import * as css from './EditInfo.css.ts';
import { ProfileFields } from './ProfileFields.tsx';
import { StepFailureText } from './StepFoot.tsx';

interface Props {
  readonly actor: EditProfileActor;
}

export function EditProfile({ actor }: Props) {
  const { t } = useTranslation(['account', 'registration']);
  const isKnown = useSelector(actor, selectIsProfileLoaded);
  const failure = useSelector(actor, selectProfileFailure);
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('profileFailed'));
  return (
    <Card title={t('account:editInfo.profile')}>
      {isKnown ? <ProfileForm actor={actor} /> : null}
      {isKnown || isFailed ? null : (
        <div className={css.holding}>
          <SkeletonText lines={12} />
        </div>
      )}
      {isFailed && !isKnown ? (
        <FailedPart
          title={t('account:list.failed')}
          failure={failure}
          onRetry={() => actor.send({ type: 'supplement.retry' })}
        />
      ) : null}
    </Card>
  );
}

function ProfileForm({ actor }: Props) {
  const { t } = useTranslation(['account', 'registration']);
  const attempts = useSelector(actor, selectAttempts);
  const isFixed = useSelector(actor, selectIsNameFixed);
  const failure = useSelector(actor, selectSaveFailure);
  const isSaving = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <>
      <Restored actor={actor} />
      <Form className={css.form} refusals={attempts} onSubmit={() => actor.send({ type: 'profile.submit' })}>
        <ProfileFields
          actor={actor}
          nameHint={t(isFixed ? 'account:editInfo.nameFixed' : 'registration:error.nameOnceInHalfYear')}
        />
        <div className={wrapRow.l}>
          <Button type="submit" tone="loud" busy={isSaving}>
            {t('account:editInfo.save')}
          </Button>
          {failure ? (
            <p role="alert" className={css.alert}>
              <StepFailureText failure={{ of: 'profile', why: failure }} />
            </p>
          ) : null}
        </div>
      </Form>
    </>
  );
}

function Restored({ actor }: Props) {
  const { t } = useTranslation('account');
  const isRestored = useSelector(actor, (snapshot) => snapshot.hasTag('restored'));
  return isRestored ? (
    <div className={css.banner}>
      <Banner
        label={t('draft.restored')}
        text={t('draft.restored')}
        action={
          <Button size="s" onClick={() => actor.send({ type: 'draft.discard' })}>
            {t('draft.discard')}
          </Button>
        }
      />
    </div>
  ) : null;
}
