import { useSelector } from '@xstate/react';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type AccountField, type AccountFormActor, selectErrors, selectForm } from '#machines/session/account-form.ts';

export function useAccountField(actor: AccountFormActor, field: AccountField) {
  const { t } = useTranslation('session');
  const value = useSelector(actor, (snapshot) => selectForm(snapshot)[field] ?? '');
  const error = useSelector(actor, (snapshot) => selectErrors(snapshot)[field]);
  return {
    name: field,
    value,
    error: error && t(`error.${error.code}`, { max: 0, ...error }),
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      actor.send({ type: 'field.change', field, text: event.target.value }),
    onBlur: () => actor.send({ type: 'field.leave', field }),
  };
}
