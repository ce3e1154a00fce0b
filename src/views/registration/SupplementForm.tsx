import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type SupplementActor, selectAttempts, selectSaveFailure } from '#machines/registration/supplement.machine.ts';
import { Agreement } from '../shared/Agreement.tsx';
import { capital } from '../theme/global.css.ts';
import { alert } from '../ui/alert.css.ts';
import { Button } from '../ui/Button.tsx';
import { bringIntoView } from '../ui/bring-into-view.ts';
import { classNames } from '../ui/class-names.ts';
import { Form } from '../ui/Form.tsx';
import * as footCss from './foot.css.ts';
import { ProfileFields } from './ProfileFields.tsx';
import * as css from './supplement-form.css.ts';

interface Props {
  readonly actor: SupplementActor;
}

export function SupplementForm({ actor }: Props) {
  const { t } = useTranslation('registration');
  const attempts = useSelector(actor, selectAttempts);
  const isWaiting = useSelector(actor, (snapshot) => snapshot.hasTag('saving') || snapshot.hasTag('loading'));
  return (
    <Form
      className={classNames(css.form, footCss.over)}
      refusals={attempts}
      onSubmit={() => actor.send({ type: 'profile.submit' })}
    >
      <ProfileFields actor={actor} />
      <SaveAlert actor={actor} />
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

/** What closing does, or R8.3-3 in its place, with the reason where the network was it. */
function SaveAlert({ actor }: Props) {
  const { t } = useTranslation(['registration', 'failure']);
  const failure = useSelector(actor, selectSaveFailure);
  return (
    <div className={css.slot}>
      {failure ? (
        <p ref={bringIntoView} role="alert" className={alert}>
          <span className={capital}>{t('registration:supplement.saveFailed')}</span>
          {failure.tag === 'refused' ? null : <span className={capital}>{t(`failure:${failure.tag}`)}</span>}
        </p>
      ) : (
        <p className={css.note}>{t('registration:supplement.closeNote')}</p>
      )}
    </div>
  );
}
