import { useTranslation } from 'react-i18next';
import { joinParts } from '#i18n/isolated.ts';
import type { ListHead } from '#machines/content/find-news-list.ts';

export const useListName = (head: ListHead | null): string => {
  const { t } = useTranslation(['news', 'newsroom']);
  if (head?.name == null) return t(head?.kind === 'hot' ? 'newsroom:list.name.hot' : 'newsroom:list.name.all');
  return head.kind === 'theme' && head.branch ? joinParts([head.branch.name, head.name]) : head.name;
};
