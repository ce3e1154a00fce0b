import { useTranslation } from 'react-i18next';
import { SkeletonBlock, SkeletonLine, SkeletonText } from '../ui/Skeleton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as css from './Page.css.ts';

/** Holds the place of a page whose code or whose reader is not there yet. */
export function PageSkeleton({ title }: { readonly title: string }) {
  const { t } = useTranslation('shell');
  return (
    <div className={css.skeleton}>
      <title>{`${title} · ${t('titleBrand')}`}</title>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <SkeletonBlock ratio={16 / 7} />
      <SkeletonText lines={3} />
      {['one', 'two', 'three'].map((key) => (
        <div key={key} className={css.skeletonRow}>
          <div>
            <SkeletonLine width="88%" />
            <SkeletonText lines={2} />
          </div>
          <SkeletonBlock ratio={16 / 10} />
        </div>
      ))}
    </div>
  );
}
