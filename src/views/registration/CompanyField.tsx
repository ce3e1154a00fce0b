import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ProfileActor } from '#machines/registration/profile-actor.ts';
import { selectCompanySuggest, selectForm } from '#machines/registration/supplement.machine.ts';
import { CompanyBox } from './CompanyBox.tsx';
import { useCounter, useFieldWords } from './use-field-words.ts';

interface Props {
  readonly actor: ProfileActor;
}

export function CompanyField({ actor }: Props) {
  const { t } = useTranslation('registration');
  return (
    <CompanyBox
      {...useFieldWords(actor, 'company')}
      counter={useCounter(actor, 'company')}
      hint={t('hint.company')}
      required
      suggest={useSelector(actor, selectCompanySuggest)}
      company={useSelector(actor, (snapshot) => selectForm(snapshot).company)}
      onType={(text) => actor.send({ type: 'company.type', text })}
      onChoose={(id, name) => actor.send({ type: 'company.choose', id, name })}
      onLeave={() => actor.send({ type: 'field.leave', field: 'company' })}
    />
  );
}
