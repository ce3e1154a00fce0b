import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { EntryField } from '#machines/registration/entry-form.ts';
import { type EntryHistoryActor, selectEntryErrors } from '#machines/registration/entry-history.ts';

/** A limit error names the field (R5.4-8, R5.5-11). */
export const useEntryWords = (actor: EntryHistoryActor, field: EntryField) => {
  const { t } = useTranslation('registration');
  const error = useSelector(actor, (snapshot) => selectEntryErrors(snapshot)[field]);
  const label = t(`field.${field}`);
  const max = error?.code === 'contentLimit' ? error.max : 0;
  const of = error?.code === 'contentLimit' ? t(`field.${error.of}`) : label;
  return { label, error: error && t(`error.${error.code}`, { field: label, of, max }) };
};
