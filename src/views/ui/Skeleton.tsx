import { classNames } from './class-names.ts';
import { grid } from './layout.css.ts';
import * as css from './Skeleton.css.ts';

export const { together } = css;

export function SkeletonLine({ width = '100%' }: { readonly width?: string }) {
  return <span aria-hidden="true" className={classNames(css.root, css.shape.line)} style={{ width }} />;
}

const widths = ['100%', '96%', '88%', '98%', '92%'];

export function SkeletonText({ lines = 3 }: { readonly lines?: number }) {
  const all = Array.from({ length: lines }, (_, at) => ({
    key: `line-${at}`,
    width: at === lines - 1 ? '62%' : (widths[at % widths.length] ?? '100%'),
  }));
  return (
    <span aria-hidden="true" className={classNames(grid.xxs, css.together)}>
      {all.map(({ key, width }) => (
        <SkeletonLine key={key} width={width} />
      ))}
    </span>
  );
}

export function SkeletonBlock({
  ratio,
  height,
  width = '100%',
}: {
  readonly ratio?: number;
  readonly height?: string;
  readonly width?: string;
}) {
  return (
    <span
      aria-hidden="true"
      className={classNames(css.root, css.shape.block)}
      style={{ aspectRatio: ratio, height, width }}
    />
  );
}

export function SkeletonAvatar({ size = 44 }: { readonly size?: number }) {
  return (
    <span aria-hidden="true" className={classNames(css.root, css.shape.avatar)} style={{ width: size, height: size }} />
  );
}
