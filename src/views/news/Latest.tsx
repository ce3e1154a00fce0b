import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { selectItems, selectWantsButton } from '#machines/shared/paged-list.machine.ts';
import type { NewsItem } from '#services/contract/news.contract.ts';
import { LoadMore } from '#views/ui/LoadMore.tsx';
import { type LatestActor, leadCount } from './latest-actor.ts';
import * as css from './NewsRow.css.ts';
import { NewsRow, NewsRowSkeleton } from './NewsRow.tsx';
import { SectionHead } from './SectionHead.tsx';
import { whenSeen } from './when-seen.ts';

const rows = ['a', 'b', 'c', 'd'];

/** The newest news behind the lead: some pages come by scrolling, then a button brings more. */
export function Latest({ actor }: { readonly actor: LatestActor }) {
  const { t } = useTranslation('news');
  const items = useSelector(actor, (snapshot) => selectItems<NewsItem>(snapshot));
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'));
  if (!isLoading && items.length <= leadCount) return null;
  return (
    <section aria-labelledby="latest-news">
      <SectionHead id="latest-news" title={t('home.latest')} />
      <ul className={css.list}>
        {isLoading
          ? rows.map((row) => (
              <li key={row} className={css.item}>
                <NewsRowSkeleton />
              </li>
            ))
          : items.slice(leadCount).map((item) => (
              <li key={item.id} className={css.item}>
                <NewsRow item={item} />
              </li>
            ))}
      </ul>
      {isLoading ? null : <LatestFoot actor={actor} shown={items.length} />}
    </section>
  );
}

function LatestFoot({ actor, shown }: { readonly actor: LatestActor; readonly shown: number }) {
  const { t } = useTranslation('news');
  const wantsButton = useSelector(actor, selectWantsButton);
  const state = useSelector(actor, (snapshot) => {
    if (snapshot.hasTag('ended')) return 'end';
    if (snapshot.hasTag('loadingMore')) return 'busy';
    return snapshot.hasTag('moreFailed') ? 'failed' : 'more';
  });
  const end = useMemo(() => whenSeen(() => actor.send({ type: 'page.more', auto: true })), [actor]);
  return (
    <>
      {/* A new element for each page: when the end is still in sight, it is seen anew. */}
      {state === 'more' && !wantsButton ? <div key={shown} ref={end} /> : null}
      <LoadMore
        state={state}
        label={t('home.loadMore')}
        endText={t('home.end')}
        failedText={t('home.moreFailed')}
        retryLabel={t('retry')}
        onMore={() => actor.send({ type: state === 'failed' ? 'page.retry' : 'page.more' })}
      />
    </>
  );
}
