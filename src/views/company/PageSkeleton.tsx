import { Head } from '#views/shared/Head.tsx';
import { classNames } from '#views/ui/class-names.ts';
import { SkeletonBlock, SkeletonLine, SkeletonText } from '#views/ui/Skeleton.tsx';
import * as hidden from '#views/ui/VisuallyHidden.css.ts';
import * as css from './Page.css.ts';

interface PageSkeletonProps {
  readonly title: string;
  /** For those who hear the page. */
  readonly label: string;
}

export function PageSkeleton({ title, label }: PageSkeletonProps) {
  return (
    <div className={classNames(css.sheet, css.waiting)} role="status">
      <Head page={title} />
      <h1 className={hidden.root}>{label}</h1>
      <SkeletonLine width="8rem" />
      <div className={css.top}>
        <SkeletonBlock width="96px" height="96px" />
        <div className={css.names}>
          <SkeletonText lines={2} />
          <SkeletonLine width="60%" />
        </div>
      </div>
      <SkeletonBlock height="7rem" />
      <SkeletonText lines={4} />
    </div>
  );
}
