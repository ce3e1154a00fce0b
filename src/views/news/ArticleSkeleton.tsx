import { useTranslation } from 'react-i18next';
import { Head } from '#views/shared/Head.tsx';
import { classNames } from '#views/ui/class-names.ts';
import { SkeletonBlock, SkeletonLine, SkeletonText } from '#views/ui/Skeleton.tsx';
import * as hidden from '#views/ui/VisuallyHidden.css.ts';
import * as css from './Article.css.ts';

export function ArticleSkeleton() {
  const { t } = useTranslation('news');
  return (
    <div className={classNames(css.root, css.waiting)} role="status">
      <Head page={t('article.news')} />
      <h1 className={hidden.root}>{t('loading')}</h1>
      <div className={css.head}>
        <SkeletonLine width="10rem" />
        <div className={css.title}>
          <SkeletonText lines={2} />
        </div>
        <SkeletonLine width="60%" />
      </div>
      <SkeletonBlock ratio={16 / 9} />
      <SkeletonText lines={4} />
      <SkeletonText lines={5} />
    </div>
  );
}
