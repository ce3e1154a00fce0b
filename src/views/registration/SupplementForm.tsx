import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import {
  type SupplementActor,
  selectAttempts,
  selectForm,
  selectSaveFailure,
} from '#machines/registration/supplement.machine.ts';
import { genders } from '#services/contract/constants.ts';
import { capital } from '../theme/global.css.ts';
import { Button } from '../ui/Button.tsx';
import { Form } from '../ui/Form.tsx';
import { RadioGroup } from '../ui/RadioGroup.tsx';
import { CompanyField } from './CompanyField.tsx';
import { LocationField } from './LocationField.tsx';
import { ProfileTextField } from './ProfileTextField.tsx';
import * as css from './supplement-form.css.ts';
import { useFieldWords } from './use-field-words.ts';

interface Props {
  readonly actor: SupplementActor;
}

// The form may be longer than the window.
const bringIntoView = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' });

export function SupplementForm({ actor }: Props) {
  const { t } = useTranslation('registration');
  const attempts = useSelector(actor, selectAttempts);
  const isWaiting = useSelector(actor, (snapshot) => snapshot.hasTag('saving') || snapshot.hasTag('loading'));
  return (
    <Form className={css.form} refusals={attempts} onSubmit={() => actor.send({ type: 'profile.submit' })}>
      <div className={css.longHint}>
        <ProfileTextField actor={actor} field="nickname" hint={t('hint.nickname')} autoComplete="name" required />
      </div>
      <GenderField actor={actor} />
      <div className={css.longHint}>
        <CompanyField actor={actor} />
      </div>
      <ProfileTextField actor={actor} field="position" autoComplete="organization-title" required />
      <LocationField actor={actor} />
      <ProfileTextField
        actor={actor}
        field="email"
        hint={t('hint.optional')}
        type="text"
        inputMode="email"
        autoComplete="email"
      />
      <Button type="submit" tone="loud" wide busy={isWaiting}>
        {t('supplement.submit')}
      </Button>
      <SaveAlert actor={actor} />
    </Form>
  );
}

function GenderField({ actor }: Props) {
  const { t } = useTranslation('registration');
  const gender = useSelector(actor, (snapshot) => selectForm(snapshot).gender);
  return (
    <RadioGroup
      {...useFieldWords(actor, 'gender')}
      name="gender"
      required
      options={genders.map((id) => ({ id, label: t(`gender.${id}`) }))}
      value={gender ?? undefined}
      onChange={(chosen) => actor.send({ type: 'gender.choose', gender: chosen })}
    />
  );
}

/** What closing does, or R8.3-3 in its place, with the reason where the network was it. */
function SaveAlert({ actor }: Props) {
  const { t } = useTranslation(['registration', 'failure']);
  const failure = useSelector(actor, selectSaveFailure);
  return (
    <div className={css.slot}>
      {failure ? (
        <p ref={bringIntoView} role="alert" className={css.alert}>
          <span className={capital}>{t('registration:supplement.saveFailed')}</span>
          {failure.tag === 'refused' ? null : <span className={capital}>{t(`failure:${failure.tag}`)}</span>}
        </p>
      ) : (
        <p className={css.note}>{t('registration:supplement.closeNote')}</p>
      )}
    </div>
  );
}
