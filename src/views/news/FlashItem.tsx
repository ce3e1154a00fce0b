import { Link } from 'wouter';
import type { Flash } from '#services/contract/news.contract.ts';
import { useTo } from '../context.tsx';
import { ContentHtml } from '../kit/ContentHtml.tsx';
import { clockText } from '../kit/formats.ts';
import { langOf } from '../kit/lang-of.ts';
import { Time } from '../kit/Time.tsx';
import { SkeletonLine, SkeletonText } from '../ui/Skeleton.tsx';
import * as css from './FlashItem.css.ts';
import { SourceName } from './SourceName.tsx';

export function FlashItem({ flash }: { readonly flash: Flash }) {
  const to = useTo();
  const { id, title, content, publishTime } = flash;
  return (
    <article className={css.root}>
      <Time className={css.time} ms={publishTime} say={clockText} />
      <div className={css.words}>
        <h3 className={css.title} lang={langOf(title)}>
          <Link className={css.titleLink} href={to.flash({ id })}>
            {title}
          </Link>
        </h3>
        <ContentHtml look="note" html={content} lang={langOf(content)} className={css.text} />
        <SourceName className={css.source} source={flash} />
      </div>
    </article>
  );
}

export function FlashItemSkeleton() {
  return (
    <div className={css.root}>
      <div className={css.time}>
        <SkeletonLine width="2.5rem" />
      </div>
      <div className={css.words}>
        <SkeletonLine width="70%" />
        <SkeletonText lines={2} />
      </div>
    </div>
  );
}
