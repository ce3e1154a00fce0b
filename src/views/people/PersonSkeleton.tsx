import { SkeletonAvatar, SkeletonBlock, SkeletonLine, SkeletonText } from '../ui/Skeleton.tsx';
import * as css from './PersonPage.css.ts';

export function PersonSkeleton() {
  return (
    <>
      <div className={css.sheet}>
        <div className={css.cover} />
        <div className={css.head}>
          <div className={css.face}>
            <SkeletonAvatar size={96} />
          </div>
          <div className={css.actions}>
            <SkeletonBlock width="12rem" height="34px" />
          </div>
          <div className={css.words}>
            <span className={css.name}>
              <SkeletonLine width="7rem" />
            </span>
            <span className={css.job}>
              <SkeletonLine width="16rem" />
            </span>
            <span className={css.facts}>
              <SkeletonLine width="14rem" />
            </span>
          </div>
          <div className={css.counts}>
            <span className={css.number}>
              <SkeletonLine width="12rem" />
            </span>
          </div>
        </div>
      </div>
      <div className={css.sheet}>
        <div className={css.body}>
          <SkeletonText lines={2} />
          <SkeletonText lines={4} />
          <SkeletonText lines={4} />
        </div>
      </div>
    </>
  );
}
