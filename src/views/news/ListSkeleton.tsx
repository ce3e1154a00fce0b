import { useTranslation } from 'react-i18next';
import { Head } from '../kit/Head.tsx';
import { stack } from '../ui/layout.css.ts';
import { SkeletonBlock, SkeletonLine } from '../ui/Skeleton.tsx';
import * as hidden from '../ui/VisuallyHidden.css.ts';
import * as heading from './ListHeading.css.ts';
import * as css from './NewsList.css.ts';
import * as row from './NewsRow.css.ts';
import { NewsRowSkeleton } from './NewsRow.tsx';

const rows = ['a', 'b', 'c', 'd', 'e', 'f'];

export function ListSkeleton() {
  const { t } = useTranslation('news');
  return (
    <div className={css.root} role="status">
      <Head page={t('article.news')} />
      <h1 className={hidden.root}>{t('loading')}</h1>
      <div className={stack.s}>
        <SkeletonLine width="10rem" />
        <div className={heading.title}>
          <SkeletonLine width="9rem" />
        </div>
        <SkeletonLine width="60%" />
      </div>
      <SkeletonBlock height="34px" />
      <SkeletonBlock height="52px" />
      <div>
        {rows.map((key) => (
          <div key={key} className={row.item}>
            <NewsRowSkeleton />
          </div>
        ))}
      </div>
    </div>
  );
}
