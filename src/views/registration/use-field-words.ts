import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ProfileActor } from '#machines/registration/profile-actor.ts';
import type { ProfileField } from '#machines/registration/profile-form.ts';
import { selectErrors, selectForm } from '#machines/registration/supplement.machine.ts';
import { profileMaxLength } from '#services/contract/constants.ts';
import { lengthOf } from '#services/contract/text.ts';

type CountedField = keyof typeof profileMaxLength;

/** R5.3-21 */
export const useFieldWords = (actor: ProfileActor, field: ProfileField) => {
  const { t } = useTranslation('registration');
  const error = useSelector(actor, (snapshot) => selectErrors(snapshot)[field]);
  const label = t(`field.${field}`);
  return { label, error: error && t(`error.${error.code}`, { field: label, max: 0, over: 0, ...error }) };
};

/** Counts as the validation does; undefined for an empty field. */
export const useCounter = (actor: ProfileActor, field: CountedField) => {
  const now = useSelector(actor, (snapshot) => lengthOf(selectForm(snapshot)[field]));
  return now === 0 ? undefined : { now, max: profileMaxLength[field] };
};
