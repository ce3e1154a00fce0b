import ImageOff from 'lucide-react/icons/image-off';
import { useState } from 'react';
import * as css from './Cover.css.ts';
import { classNames } from './class-names.ts';
import { Picture } from './Picture.tsx';
import { isSafeImage } from './safe-image.ts';

export interface CoverProps {
  readonly src?: string | undefined;
  readonly ratio?: number | undefined;
  readonly corner?: keyof typeof css.corner | undefined;
  readonly first?: boolean | undefined;
  readonly className?: string | undefined;
}

export function Cover({ src, ratio = 16 / 10, corner = 'm', first = false, className }: CoverProps) {
  const [broken, setBroken] = useState<string>();
  const missing = !src || src === broken || !isSafeImage(src);
  return (
    <span className={classNames(css.root, css.corner[corner], className)} style={{ aspectRatio: ratio }}>
      {missing ? (
        <ImageOff aria-hidden="true" size={24} strokeWidth={1.5} />
      ) : (
        <Picture
          className={css.image}
          src={src}
          alt=""
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
          decoding="async"
          onError={() => setBroken(src)}
        />
      )}
    </span>
  );
}
