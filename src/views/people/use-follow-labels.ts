import { useTranslation } from 'react-i18next';
import { useIsOther } from '../context.tsx';

/** Those of another only where it is surely another (R6-13, R6-14). */
export const useFollowLabels = (memberId: string) => {
  const { t } = useTranslation('people');
  const isOther = useIsOther(memberId);
  return {
    follows: isOther ? t('person.follows') : t('person.ownFollows'),
    fans: isOther ? t('person.fans') : t('person.ownFans'),
  };
};
