import { SkeletonBlock, SkeletonLine, SkeletonText } from '../ui/Skeleton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as css from './Lead.css.ts';
import { NewsCardSkeleton } from './NewsCard.tsx';

export function LeadSkeleton({ label }: { readonly label: string }) {
  return (
    <div className={css.root} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={css.story}>
        <SkeletonBlock ratio={16 / 10} />
        <div className={css.titleBones}>
          <SkeletonText lines={2} />
        </div>
        <SkeletonText lines={2} />
        <div className={css.metaBones}>
          <SkeletonLine width="30%" />
        </div>
      </div>
      <div className={css.others}>
        <NewsCardSkeleton turns />
        <NewsCardSkeleton turns />
      </div>
    </div>
  );
}
