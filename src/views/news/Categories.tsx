import { useTranslation } from 'react-i18next';
import type { Tag } from '#services/contract/basic.contract.ts';
import type { NewsItem } from '#services/contract/news.contract.ts';
import { useTo } from '../context.tsx';
import { DeferUntilVisible } from '../kit/DeferUntilVisible.tsx';
import { Loaded, type ResourceActor } from '../kit/Loaded.tsx';
import { PartBoundary } from '../kit/PartBoundary.tsx';
import { SectionHead } from '../ui/SectionHead.tsx';
import { SkeletonLine, together } from '../ui/Skeleton.tsx';
import * as css from './Categories.css.ts';
import { NewsCard, NewsCardSkeleton } from './NewsCard.tsx';

export interface Category {
  readonly tag: Tag;
  readonly news: readonly NewsItem[];
}

const blocks = [0, 1, 2, 3, 4, 5];
const cards = ['a', 'b', 'c', 'd'];

export function Categories({ actor }: { readonly actor: ResourceActor<readonly Category[]> }) {
  const { t } = useTranslation('news');
  return (
    <div tabIndex={-1} className={css.root}>
      <Loaded<readonly Category[]>
        actor={actor}
        failedTitle={t('home.categoriesFailed')}
        skeleton={blocks.map((at) => (
          <DeferUntilVisible key={at} height={blockHeight}>
            <div className={together}>
              <div className={css.headSkeleton}>
                <SkeletonLine width="8rem" />
              </div>
              <div className={css.list}>
                {cards.map((card) => (
                  <NewsCardSkeleton key={card} />
                ))}
              </div>
            </div>
          </DeferUntilVisible>
        ))}
      >
        {(categories) =>
          categories
            .filter(({ news }) => news.length > 0)
            .map((category, at) => (
              // Keyed by position, as the skeletons are: React keeps the elements.
              <DeferUntilVisible key={blocks[at]} height={blockHeight}>
                <CategoryBlock category={category} />
              </DeferUntilVisible>
            ))
        }
      </Loaded>
    </div>
  );
}

const blockHeight = 272;

function CategoryBlock({ category: { tag, news } }: { readonly category: Category }) {
  const { t } = useTranslation('news');
  const to = useTo();
  const id = `category-${tag.id}`;
  const more = {
    href: to.newsList({ classTag: tag.tagCode }),
    label: t('more'),
    name: t('home.moreOf', { category: tag.name }),
  };
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={tag.name} lang="zh-CN" more={more} />
      <ul role="list" className={css.list}>
        {news.map((item) => (
          <li key={item.id}>
            <PartBoundary of={item}>
              <NewsCard item={item} />
            </PartBoundary>
          </li>
        ))}
      </ul>
    </section>
  );
}
