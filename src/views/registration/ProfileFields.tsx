import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectId, selectText } from '#machines/kit/form.ts';
import type { ProfileActor } from '#machines/registration/profile-actor.ts';
import { selectCompanySuggest, selectProfileRegions } from '#machines/registration/supplement.machine.ts';
import { genders, profileMaxLength } from '#services/contract/constants.ts';
import { RadioGroup } from '../ui/RadioGroup.tsx';
import { CompanyBox } from './CompanyBox.tsx';
import { LocationBox } from './LocationBox.tsx';
import { StepTextField } from './StepTextField.tsx';
import * as css from './step.css.ts';
import { useCounter, useStepField } from './use-step-field.ts';

interface Props {
  readonly actor: ProfileActor;
  readonly nameHint?: string | undefined;
}

export function ProfileFields({ actor, nameHint }: Props) {
  const { t } = useTranslation('registration');
  return (
    <>
      <div className={css.longHint}>
        <StepTextField
          actor={actor}
          field="nickname"
          max={profileMaxLength.nickname}
          hint={nameHint ?? t('hint.nickname')}
          autoComplete="name"
          required
        />
      </div>
      <GenderField actor={actor} />
      <div className={css.longHint}>
        <CompanyField actor={actor} />
      </div>
      <StepTextField
        actor={actor}
        field="position"
        max={profileMaxLength.position}
        autoComplete="organization-title"
        required
      />
      <LocationField actor={actor} />
      <StepTextField
        actor={actor}
        field="email"
        max={profileMaxLength.email}
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
  const gender = useSelector(actor, (snapshot) => selectText(snapshot, 'gender'));
  return (
    <RadioGroup
      {...useStepField(actor, 'gender')}
      name="gender"
      required
      options={genders.map((id) => ({ id, label: t(`gender.${id}`) }))}
      value={gender || undefined}
      onChange={(chosen) => actor.send({ type: 'field.change', field: 'gender', text: chosen })}
    />
  );
}

function CompanyField({ actor }: Pick<Props, 'actor'>) {
  const { t } = useTranslation('registration');
  return (
    <CompanyBox
      {...useStepField(actor, 'company')}
      counter={useCounter(actor, 'company', profileMaxLength.company)}
      hint={t('hint.company')}
      required
      suggest={useSelector(actor, selectCompanySuggest)}
      company={useSelector(actor, (snapshot) => selectText(snapshot, 'company'))}
      onChange={(change) => actor.send({ type: 'field.change', field: 'company', ...change })}
      onLeave={() => actor.send({ type: 'field.leave', field: 'company' })}
    />
  );
}

function LocationField({ actor }: Pick<Props, 'actor'>) {
  return (
    <LocationBox
      {...useStepField(actor, 'location')}
      required
      actor={useSelector(actor, selectProfileRegions)}
      location={useSelector(actor, (snapshot) => selectText(snapshot, 'location'))}
      locationId={useSelector(actor, (snapshot) => selectId(snapshot, 'location'))}
      onChoose={(id, name) => actor.send({ type: 'field.change', field: 'location', text: name, id })}
    />
  );
}
