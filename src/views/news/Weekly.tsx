import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { NewsItem } from '#services/contract/news.contract.ts';
import { useTo } from '../context.tsx';
import { Loaded, type ResourceActor } from '../kit/Loaded.tsx';
import { classNames } from '../ui/class-names.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { stack } from '../ui/layout.css.ts';
import * as link from '../ui/link.css.ts';
import { SectionHead } from '../ui/SectionHead.tsx';
import { SkeletonText } from '../ui/Skeleton.tsx';
import { lines } from '../ui/text.css.ts';
import { NewsMeta } from './NewsMeta.tsx';
import * as css from './Weekly.css.ts';

const ranks = [1, 2, 3, 4];

export function Weekly({ actor }: { readonly actor: ResourceActor<readonly NewsItem[]> }) {
  const { t } = useTranslation('news');
  const to = useTo();
  const more = { href: to.hotNews(), label: t('more'), name: t('home.moreHot') };
  return (
    <section className={css.root} tabIndex={-1} aria-labelledby="weekly-news">
      <SectionHead id="weekly-news" title={t('home.weekly')} more={more} />
      <Loaded<readonly NewsItem[]>
        actor={actor}
        failedTitle={t('home.weeklyFailed')}
        empty={<EmptyState compact title={t('home.weeklyEmpty')} />}
        skeleton={
          <ol role="list" className={css.list}>
            {ranks.map((rank) => (
              <li key={rank} className={css.item}>
                <span className={css.rank}>{rank}</span>
                <SkeletonText lines={2} />
              </li>
            ))}
          </ol>
        }
      >
        {(items) => (
          <ol role="list" className={css.list}>
            {items.map((item, index) => (
              <li key={item.id} className={css.item}>
                <span aria-hidden="true" className={classNames(css.rank, index < 3 && css.high)}>
                  {index + 1}
                </span>
                <article className={stack.xs}>
                  <h3 className={classNames(css.title, lines.two)} lang="zh-CN">
                    <Link className={link.stretched} href={to.article({ id: item.id })}>
                      {item.title}
                    </Link>
                  </h3>
                  <NewsMeta views item={item} />
                </article>
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </section>
  );
}
