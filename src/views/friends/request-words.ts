import type { TFunction } from 'i18next';
import type { Failure } from '#services/failure.ts';
import { failureText } from '../kit/failure-text.ts';

export const requestWords = (t: TFunction<['friends', 'failure']>, failure: Failure | null): string | undefined => {
  if (failure === null) return undefined;
  const text = failureText(t, failure);
  return failure.tag === 'refused' ? text : `${t('friends:request.kept')}${text}`;
};
