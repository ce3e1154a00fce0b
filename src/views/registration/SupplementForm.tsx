import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type SupplementActor, selectAttempts, selectSaveFailure } from '#machines/registration/supplement.machine.ts';
import { Agreement } from '../shared/Agreement.tsx';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Form } from '../ui/Form.tsx';
import * as footCss from './foot.css.ts';
import { ProfileFields } from './ProfileFields.tsx';
import { StepAlert } from './StepAlert.tsx';
import * as css from './supplement-form.css.ts';

interface Props {
  readonly actor: SupplementActor;
}

export function SupplementForm({ actor }: Props) {
  const { t } = useTranslation('registration');
  const attempts = useSelector(actor, selectAttempts);
  const failure = useSelector(actor, selectSaveFailure);
  const isWaiting = useSelector(actor, (snapshot) => snapshot.hasTag('saving') || snapshot.hasTag('loading'));
  return (
    <Form
      className={classNames(css.form, footCss.over)}
      refusals={attempts}
      onSubmit={() => actor.send({ type: 'profile.submit' })}
    >
      <ProfileFields actor={actor} />
      <StepAlert failure={failure && { of: 'profile', why: failure }} note={t('supplement.closeNote')} />
      <div className={footCss.foot}>
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
      </div>
    </Form>
  );
}
