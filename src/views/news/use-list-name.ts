import { useTranslation } from 'react-i18next';
import { joinParts } from '#i18n/isolated.ts';
import type { ListHead } from '#machines/content/find-news-list.ts';
import { newsTagId } from '#services/contract/constants.ts';

export const useListName = (head: ListHead | null): string => {
  const { t } = useTranslation(['news', 'newsroom']);
  if (head?.name == null) return t(head?.kind === 'hot' ? 'newsroom:list.name.hot' : 'newsroom:list.name.all');
  return head.kind === 'theme' && head.branch ? joinParts([head.branch.name, head.name]) : head.name;
};

export const useListAbout = (head: ListHead): string => {
  const { t } = useTranslation(['news', 'newsroom']);
  const name = useListName(head);
  if (head.tag?.id === newsTagId.tools) return t('newsroom:list.about.tools');
  if (head.tag?.id === newsTagId.features) return t('newsroom:list.about.features');
  return t(`newsroom:list.about.${head.kind}`, { name });
};
