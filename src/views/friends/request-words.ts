import type { TFunction } from 'i18next';
import { friendRequestRefusal } from '#services/contract/friend.contract.ts';
import { type Failure, refusalCode } from '#services/failure.ts';
import { failureText } from '../kit/failure-text.ts';

/** The specified text for the blacklist, else the server's (R8.4-5, R8.4-6). */
export const requestWords = (t: TFunction<['friends', 'failure']>, failure: Failure | null): string | undefined => {
  if (failure === null) return undefined;
  if (refusalCode(failure) === friendRequestRefusal.blacklisted) return t('friends:request.blacklisted');
  const text = failureText(t, failure);
  return failure.tag === 'refused' ? text : `${t('friends:request.kept')}${text}`;
};
