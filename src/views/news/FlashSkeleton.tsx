import { useTranslation } from 'react-i18next';
import { Head } from '#views/shared/Head.tsx';
import { classNames } from '#views/ui/class-names.ts';
import { SkeletonLine, SkeletonText } from '#views/ui/Skeleton.tsx';
import * as hidden from '#views/ui/VisuallyHidden.css.ts';
import * as css from './Article.css.ts';

export function FlashSkeleton() {
  const { t } = useTranslation(['news', 'newsroom']);
  return (
    <div className={classNames(css.root, css.waiting)} role="status">
      <Head page={t('newsroom:flash.title')} />
      <h1 className={hidden.root}>{t('loading')}</h1>
      <div className={css.head}>
        <SkeletonLine width="8rem" />
        <div className={css.title}>
          <SkeletonText lines={2} />
        </div>
        <SkeletonLine width="50%" />
      </div>
      <SkeletonText lines={3} />
    </div>
  );
}
