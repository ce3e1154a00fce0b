import { Link } from 'wouter';
import type { NewsItem } from '#services/contract/news.contract.ts';
import { useTo } from '../context.tsx';
import { Cover } from '../ui/Cover.tsx';
import { classNames } from '../ui/class-names.ts';
import * as link from '../ui/link.css.ts';
import { SkeletonBlock, SkeletonLine, SkeletonText, together } from '../ui/Skeleton.tsx';
import { lines } from '../ui/text.css.ts';
import * as css from './NewsCard.css.ts';
import { NewsMeta } from './NewsMeta.tsx';

export function NewsCard({ item, turns = false }: { readonly item: NewsItem; readonly turns?: boolean }) {
  const to = useTo();
  return (
    <article className={classNames(css.root, turns && css.turns)}>
      <div className={css.picture}>
        <Cover src={item.coverImg} />
      </div>
      <div className={css.words}>
        <h3 className={classNames(css.title, lines.three)} lang="zh-CN">
          <Link className={link.stretched} href={to.article({ id: item.id })}>
            {item.title}
          </Link>
        </h3>
        <NewsMeta item={item} />
      </div>
    </article>
  );
}

export function NewsCardSkeleton({ turns = false }: { readonly turns?: boolean }) {
  return (
    <div className={classNames(css.root, turns && css.turns, together)}>
      <div className={css.picture}>
        <SkeletonBlock ratio={16 / 10} />
      </div>
      <div className={classNames(css.words, css.bones)}>
        <SkeletonText lines={2} />
        <SkeletonLine width="60%" />
      </div>
    </div>
  );
}
