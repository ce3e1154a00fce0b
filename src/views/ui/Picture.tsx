import type { ComponentPropsWithoutRef } from 'react';
import { isSafeImage } from './safe-image.ts';
import type { SizedClass } from './sized.ts';

type Size = { readonly width: number; readonly height: number } | { readonly className: SizedClass };

/** A picture has its room before it is there, and says whether it is fetched at once or when it is near. */
export type PictureProps = Size &
  ComponentPropsWithoutRef<'img'> & {
    readonly src: string;
    readonly alt: string;
    readonly loading: 'lazy' | 'eager';
    readonly own?: boolean | undefined;
  };

/** The only `img` element of the app. Renders nothing for an unsafe address (R3-46). */
export function Picture({ src, alt, own = false, ...rest }: PictureProps) {
  return (src !== '' && isSafeImage(src)) || (own && src.startsWith('blob:')) ? (
    <img {...rest} src={src} alt={alt} />
  ) : null;
}
