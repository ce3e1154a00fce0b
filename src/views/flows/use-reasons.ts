import { useTranslation } from 'react-i18next';
import type { Reason } from '#machines/journal/reason.ts';

export const useReasons = () => {
  const { t } = useTranslation(['timeline', 'journal']);
  return (reasons: readonly Reason[]): string => reasons.map(({ key, values }) => t(key, { ...values })).join(' ');
};
