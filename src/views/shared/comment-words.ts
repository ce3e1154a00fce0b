import type { TFunction } from 'i18next';
import type { Failure } from '#services/failure.ts';

/** That a comment was not published and is still there, and why: in the server's own words where it gave some. */
export const commentWords = (t: TFunction<['shared', 'failure']>, failure: Failure | null): string => {
  const why =
    failure?.tag === 'refused' && failure.msg !== '' ? failure.msg : t(`failure:${failure?.tag ?? 'crashed'}`);
  return `${t('shared:comments.unsent')}${why}`;
};
