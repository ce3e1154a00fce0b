import type { TFunction } from 'i18next';
import type { Failure } from '#services/failure.ts';
import { failureText } from '../kit/failure-text.ts';

export const commentWords = (t: TFunction<['shared', 'failure']>, failure: Failure | null): string =>
  `${t('shared:comments.unsent')}${failureText(t, failure)}`;
