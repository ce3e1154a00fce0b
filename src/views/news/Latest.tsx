import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { latestNewsMachine } from '#machines/content/news-home.machine.ts';
import { selectItems } from '#machines/kit/paged-list.machine.ts';
import type { NewsItem } from '#services/contract/news.contract.ts';
import { ListFoot } from '../kit/ListFoot.tsx';
import { Rows } from '../kit/ListRow.tsx';
import { SectionHead } from '../ui/SectionHead.tsx';
import * as css from './NewsRow.css.ts';
import { NewsRow, NewsRowSkeleton } from './NewsRow.tsx';

export type LatestActor = ActorRefFrom<typeof latestNewsMachine>;

export const leadCount = 3;

const showRow = (item: NewsItem) => <NewsRow item={item} />;

const rows = ['a', 'b', 'c', 'd'];

export function Latest({ actor }: { readonly actor: LatestActor }) {
  const { t } = useTranslation('news');
  const items = useSelector(actor, (snapshot) => selectItems<NewsItem>(snapshot));
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'));
  if (!isLoading && items.length <= leadCount) return null;
  return (
    <section aria-labelledby="latest-news">
      <SectionHead id="latest-news" title={t('home.latest')} />
      <ul className={css.list}>
        {isLoading ? (
          rows.map((row) => (
            <li key={row} className={css.item}>
              <NewsRowSkeleton />
            </li>
          ))
        ) : (
          <Rows items={items.slice(leadCount)} at={leadCount} className={css.item} show={showRow} />
        )}
      </ul>
      {isLoading ? null : <ListFoot actor={actor} shown={items.length} />}
    </section>
  );
}
