import type { ComponentPropsWithoutRef } from 'react';
import { isSafeImage } from './safe-image.ts';

export interface PictureProps extends ComponentPropsWithoutRef<'img'> {
  readonly src: string;
  readonly alt: string;
  /** Of this page itself, which holds it as a file (`blob:`). */
  readonly own?: boolean | undefined;
}

/** The one element that shows a picture. An address that may be something else shows nothing (R3-46). */
export function Picture({ src, alt, own = false, ...rest }: PictureProps) {
  return (src !== '' && isSafeImage(src)) || (own && src.startsWith('blob:')) ? (
    <img {...rest} src={src} alt={alt} />
  ) : null;
}
