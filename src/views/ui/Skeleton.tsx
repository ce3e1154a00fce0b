import { classNames } from './class-names.ts';
import * as css from './Skeleton.css.ts';

/** Bones in it breathe as one: for what holds nothing else. */
export const { together } = css;

/** A grey line as tall as a line of the text around it. `width`: CSS length. */
export function SkeletonLine({ width = '100%' }: { readonly width?: string }) {
  return <span aria-hidden="true" className={classNames(css.root, css.shape.line)} style={{ width }} />;
}

const widths = ['100%', '96%', '88%', '98%', '92%'];

/** Lines of a paragraph; the last is short. */
export function SkeletonText({ lines = 3 }: { readonly lines?: number }) {
  const all = Array.from({ length: lines }, (_, at) => ({
    key: `line-${at}`,
    width: at === lines - 1 ? '62%' : (widths[at % widths.length] ?? '100%'),
  }));
  return (
    <span aria-hidden="true" className={classNames(css.lines, css.together)}>
      {all.map(({ key, width }) => (
        <SkeletonLine key={key} width={width} />
      ))}
    </span>
  );
}

/** A grey block: `ratio` (width divided by height) or a `height` in CSS. */
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

/** A grey disc; `size` in px. */
export function SkeletonAvatar({ size = 44 }: { readonly size?: number }) {
  return (
    <span aria-hidden="true" className={classNames(css.root, css.shape.avatar)} style={{ width: size, height: size }} />
  );
}
