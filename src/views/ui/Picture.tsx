import type { ComponentPropsWithoutRef } from 'react';
import { isSafeImage } from './safe-image.ts';

export interface PictureProps extends ComponentPropsWithoutRef<'img'> {
  readonly src: string;
  readonly alt: string;
  readonly own?: boolean | undefined;
}

/** The only `img` element of the app. Renders nothing for an unsafe address (R3-46). */
export function Picture({ src, alt, own = false, ...rest }: PictureProps) {
  return (src !== '' && isSafeImage(src)) || (own && src.startsWith('blob:')) ? (
    <img {...rest} src={src} alt={alt} />
  ) : null;
}
