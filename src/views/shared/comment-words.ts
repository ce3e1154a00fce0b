import type { TFunction } from 'i18next';
import type { Failure } from '#services/failure.ts';

export const commentWords = (t: TFunction<['shared', 'failure']>, failure: Failure | null): string => {
  const why =
    failure?.tag === 'refused' && failure.msg !== '' ? failure.msg : t(`failure:${failure?.tag ?? 'crashed'}`);
  return `${t('shared:comments.unsent')}${why}`;
};
