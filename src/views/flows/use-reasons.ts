import { useTranslation } from 'react-i18next';
import type { ReasonText } from '#machines/journal/reason-texts.ts';

export const useReasons = () => {
  const { t } = useTranslation(['timeline', 'journal']);
  return (reasons: readonly ReasonText[]): string => reasons.map(({ key, values }) => t(key, { ...values })).join(' ');
};
