import * as css from '../ui/Cover.css.ts';
import type { CoverProps } from '../ui/Cover.tsx';
import { classNames } from '../ui/class-names.ts';
import { ContentPicture } from './ContentPicture.tsx';

type ContentCoverProps = Pick<CoverProps, 'first' | 'className'> & {
  readonly alt: string;
  readonly src: string;
  readonly ratio: number;
};

export function ContentCover({ src, alt, ratio, first = false, className }: ContentCoverProps) {
  return (
    <span className={classNames(css.root, css.corner.m, className)} style={{ aspectRatio: ratio }}>
      <ContentPicture
        className={css.image}
        brokenClass={css.image}
        src={src}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
      />
    </span>
  );
}
