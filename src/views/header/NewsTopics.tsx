import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { useModule } from '../aside/use-module.ts';
import { useTo } from '../context.tsx';
import { useShell } from '../navigation/shell-context.ts';
import { classNames } from '../ui/class-names.ts';
import { column } from '../ui/layout.css.ts';
import { SkeletonLine } from '../ui/Skeleton.tsx';
import * as css from './Header.css.ts';
import { topicLinks, useTagTree } from './news-topics.ts';

/** Scrolls the current tag into view, with a part of the previous one. */
const bringIn = (tag: HTMLElement | null) => tag?.closest('ul')?.scrollTo(tag.offsetLeft - 64, 0);

export const NewsTopics = memo(function NewsTopics() {
  const { t } = useTranslation('shell');
  const tree = useTagTree();
  const to = useTo();
  const { topicList } = useShell();
  const [here] = useLocation();
  const failed = useSelector(useModule('newsTags'), (snapshot) => snapshot?.hasTag('failed') ?? false);
  if (failed) return null;
  return (
    <nav className={css.topics} aria-label={t('topics.label')}>
      <ul role="list" className={classNames(column, css.topicRow)}>
        {tree ? (
          topicLinks(to, tree, topicList).map(({ code, name, href }) => (
            <li key={code}>
              <Link
                ref={href === here ? bringIn : undefined}
                className={css.topicLink}
                href={href}
                lang="zh-CN"
                aria-current={href === here ? 'page' : undefined}
              >
                {name}
              </Link>
            </li>
          ))
        ) : (
          <li className={css.topicSkeleton}>
            <SkeletonLine />
          </li>
        )}
      </ul>
    </nav>
  );
});
