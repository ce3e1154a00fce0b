import { useTranslation } from 'react-i18next';
import type { ListHead } from '#machines/content/find-news-list.ts';
import { newsTagId } from '#services/contract/constants.ts';
import { useListName } from './use-list-name.ts';

export const useListAbout = (head: ListHead): string => {
  const { t } = useTranslation(['news', 'newsroom']);
  const name = useListName(head);
  if (head.tag?.id === newsTagId.tools) return t('newsroom:list.about.tools');
  if (head.tag?.id === newsTagId.features) return t('newsroom:list.about.features');
  return t(`newsroom:list.about.${head.kind}`, { name });
};
