import ImageOff from 'lucide-react/icons/image-off';
import { useState } from 'react';
import * as css from './Cover.css.ts';
import { classNames } from './class-names.ts';
import { Picture } from './Picture.tsx';
import { isSafeImage } from './safe-image.ts';

export interface CoverProps {
  readonly src?: string | undefined;
  /** Empty where the title beside it says the same. */
  readonly alt: string;
  /** Width divided by height; keeps the room before the picture is there. */
  readonly ratio?: number | undefined;
  readonly corner?: keyof typeof css.corner | undefined;
  /** For the one picture that is on screen at once: not lazy, fetched first. */
  readonly first?: boolean | undefined;
  readonly className?: string | undefined;
}

export function Cover({ src, alt, ratio = 16 / 10, corner = 'm', first = false, className }: CoverProps) {
  const [broken, setBroken] = useState<string>();
  const missing = !src || src === broken || !isSafeImage(src);
  const said = missing && src && alt !== '' ? { role: 'img', 'aria-label': alt } : {};
  return (
    <span {...said} className={classNames(css.root, css.corner[corner], className)} style={{ aspectRatio: ratio }}>
      {missing ? (
        <ImageOff aria-hidden="true" size={24} strokeWidth={1.5} />
      ) : (
        <Picture
          className={css.image}
          src={src}
          alt={alt}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
          decoding="async"
          onError={() => setBroken(src)}
        />
      )}
    </span>
  );
}
