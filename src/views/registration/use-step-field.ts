import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type FormActor, selectError, selectText } from '#machines/kit/form.ts';
import type { EntryError, EntryField } from '#machines/registration/entry-form.ts';
import type { ProfileError, ProfileField } from '#machines/registration/profile-form.ts';
import { lengthOf } from '#services/contract/text.ts';

export type StepActor<F extends StepField> = FormActor<F, EntryError | ProfileError>;
export type StepField = ProfileField | EntryField;

/** An error names the field (R5.3-21); one of length the field that is too long (R5.4-8, R5.5-11). */
export const useStepField = <F extends StepField>(actor: StepActor<F>, field: F) => {
  const { t } = useTranslation('registration');
  const error = useSelector(actor, (snapshot) => selectError(snapshot, field));
  const label: string = t(`field.${field as StepField}`);
  const of = error?.code === 'contentLimit' ? t(`field.${error.of}`) : label;
  return { label, error: error && t(`error.${error.code}`, { field: label, max: 0, over: 0, ...error, of }) };
};

/** Counts as the validation does; undefined for an empty field. */
export const useCounter = <F extends StepField>(actor: StepActor<F>, field: F, max: number) => {
  const now = useSelector(actor, (snapshot) => lengthOf(selectText(snapshot, field)));
  return now === 0 ? undefined : { now, max };
};
