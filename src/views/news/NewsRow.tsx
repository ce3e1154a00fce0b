import { Link } from 'wouter';
import type { NewsItem } from '#services/contract/news.contract.ts';
import { useTo } from '../context.tsx';
import { Cover } from '../ui/Cover.tsx';
import { classNames } from '../ui/class-names.ts';
import * as link from '../ui/link.css.ts';
import { SkeletonBlock, SkeletonLine, SkeletonText, together } from '../ui/Skeleton.tsx';
import { lines, summary } from '../ui/text.css.ts';
import { NewsMeta } from './NewsMeta.tsx';
import * as css from './NewsRow.css.ts';

interface NewsRowProps {
  readonly item: NewsItem;
  readonly level?: 'h2' | 'h3';
}

export function NewsRow({ item, level: Heading = 'h3' }: NewsRowProps) {
  const to = useTo();
  return (
    <article className={css.root}>
      <div className={css.picture}>
        <Cover src={item.coverImg} />
      </div>
      <div className={css.words}>
        <Heading className={classNames(css.title, lines.two)} lang="zh-CN">
          <Link className={link.stretched} href={to.article({ id: item.id })}>
            {item.title}
          </Link>
        </Heading>
        <p className={classNames(css.summary, summary, lines.two)} lang="zh-CN">
          {item.summary}
        </p>
        <div className={css.meta}>
          {item.tagName === '' ? null : (
            <span className={css.tag} lang="zh-CN">
              {item.tagName}
            </span>
          )}
          <NewsMeta views item={item} />
        </div>
      </div>
    </article>
  );
}

export function NewsRowSkeleton() {
  return (
    <div className={classNames(css.root, together)}>
      <div className={css.picture}>
        <SkeletonBlock ratio={16 / 10} />
      </div>
      <div className={css.words}>
        <SkeletonText lines={3} />
        <SkeletonLine width="40%" />
      </div>
    </div>
  );
}
