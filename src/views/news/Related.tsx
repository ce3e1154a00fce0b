import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectData } from '#machines/kit/resource.machine.ts';
import type { FlashDetail, NewsDetail, NewsItem } from '#services/contract/news.contract.ts';
import type { ResourceActor } from '../kit/Loaded.tsx';
import { LoadedList } from '../kit/LoadedList.tsx';
import * as css from './NewsRow.css.ts';
import { NewsRow, NewsRowSkeleton } from './NewsRow.tsx';

interface RelatedProps {
  readonly actor: ResourceActor<readonly NewsItem[]>;
  readonly article: ResourceActor<NewsDetail> | ResourceActor<FlashDetail>;
}

export function Related({ actor, article }: RelatedProps) {
  const { t } = useTranslation('news');
  const isThere = useSelector(article, (snapshot) => selectData<NewsDetail | FlashDetail>(snapshot) !== null);
  if (!isThere) return null;
  return (
    <LoadedList<NewsItem>
      actor={actor}
      id="related-news"
      title={t('article.related')}
      failedTitle={t('article.relatedFailed')}
      className={css.list}
      itemClassName={css.item}
      skeleton={<NewsRowSkeleton />}
      skeletons={3}
    >
      {(item) => <NewsRow item={item} />}
    </LoadedList>
  );
}
