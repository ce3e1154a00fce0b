import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ProfileActor } from '#machines/registration/profile-actor.ts';
import { selectCompanySuggest, selectForm, selectProfileRegions } from '#machines/registration/supplement.machine.ts';
import { genders } from '#services/contract/constants.ts';
import { RadioGroup } from '../ui/RadioGroup.tsx';
import { CompanyBox } from './CompanyBox.tsx';
import { LocationBox } from './LocationBox.tsx';
import { ProfileTextField } from './ProfileTextField.tsx';
import * as css from './step.css.ts';
import { useCounter, useFieldWords } from './use-field-words.ts';

interface Props {
  readonly actor: ProfileActor;
  readonly nameHint?: string | undefined;
}

export function ProfileFields({ actor, nameHint }: Props) {
  const { t } = useTranslation('registration');
  return (
    <>
      <div className={css.longHint}>
        <ProfileTextField
          actor={actor}
          field="nickname"
          hint={nameHint ?? t('hint.nickname')}
          autoComplete="name"
          required
        />
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
    </>
  );
}

function GenderField({ actor }: Pick<Props, 'actor'>) {
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

function CompanyField({ actor }: Pick<Props, 'actor'>) {
  const { t } = useTranslation('registration');
  return (
    <CompanyBox
      {...useFieldWords(actor, 'company')}
      counter={useCounter(actor, 'company')}
      hint={t('hint.company')}
      required
      suggest={useSelector(actor, selectCompanySuggest)}
      company={useSelector(actor, (snapshot) => selectForm(snapshot).company)}
      onType={(typed) => actor.send({ type: 'company.type', ...typed })}
      onChoose={(id, name) => actor.send({ type: 'company.choose', id, name })}
      onLeave={() => actor.send({ type: 'field.leave', field: 'company' })}
    />
  );
}

function LocationField({ actor }: Pick<Props, 'actor'>) {
  return (
    <LocationBox
      {...useFieldWords(actor, 'location')}
      required
      actor={useSelector(actor, selectProfileRegions)}
      location={useSelector(actor, (snapshot) => selectForm(snapshot).location)}
      locationId={useSelector(actor, (snapshot) => selectForm(snapshot).locationId)}
      onChoose={(id, name) => actor.send({ type: 'location.choose', id, name })}
    />
  );
}
