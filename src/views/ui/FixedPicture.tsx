import ImageOff from 'lucide-react/icons/image-off';
import { useState } from 'react';
import { Picture } from './Picture.tsx';

interface FixedPictureProps {
  readonly src: string;
  readonly alt: string;
  readonly className: string;
  readonly size: number;
}

export function FixedPicture({ src, alt, className, size }: FixedPictureProps) {
  const [broken, setBroken] = useState<string>();
  return src === broken ? (
    <span className={className} role="img" aria-label={alt}>
      <ImageOff aria-hidden="true" size={24} strokeWidth={1.5} />
    </span>
  ) : (
    <Picture
      className={className}
      src={src}
      alt={alt}
      width={size}
      height={size}
      loading="lazy"
      onError={() => setBroken(src)}
    />
  );
}
