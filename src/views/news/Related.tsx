import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectData } from '#machines/shared/resource.machine.ts';
import type { FlashDetail, NewsDetail, NewsItem } from '#services/contract/news.contract.ts';
import { Loaded, type ResourceActor } from '../shared/Loaded.tsx';
import { SectionHead } from '../ui/SectionHead.tsx';
import * as css from './NewsRow.css.ts';
import { NewsRow, NewsRowSkeleton } from './NewsRow.tsx';

const rows = ['a', 'b', 'c'];

interface RelatedProps {
  readonly actor: ResourceActor<readonly NewsItem[]>;
  readonly article: ResourceActor<NewsDetail> | ResourceActor<FlashDetail>;
}

export function Related({ actor, article }: RelatedProps) {
  const { t } = useTranslation('news');
  const isThere = useSelector(article, (snapshot) => selectData<NewsDetail | FlashDetail>(snapshot) !== null);
  const isEmpty = useSelector(actor, (snapshot) => snapshot.hasTag('empty'));
  if (!isThere || isEmpty) return null;
  return (
    <section tabIndex={-1} aria-labelledby="related-news">
      <SectionHead id="related-news" title={t('article.related')} />
      <Loaded<readonly NewsItem[]>
        actor={actor}
        failedTitle={t('article.relatedFailed')}
        skeleton={rows.map((row) => <NewsRowSkeleton key={row} />)}
      >
        {(items) => (
          <ul className={css.list}>
            {items.map((item) => (
              <li key={item.id} className={css.item}>
                <NewsRow item={item} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
