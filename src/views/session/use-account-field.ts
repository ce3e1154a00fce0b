import { useTranslation } from 'react-i18next';
import type { AccountField, AccountFormActor } from '#machines/session/account-form.ts';
import { useFormField } from '../kit/use-form-field.ts';

export function useAccountField(actor: AccountFormActor, field: AccountField) {
  const { t } = useTranslation('session');
  const { error, ...control } = useFormField(actor, field);
  return { ...control, error: error && t(`error.${error.code}`, { max: 0, ...error }) };
}
