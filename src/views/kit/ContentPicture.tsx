import { type MouseEvent, type ReactElement, useState } from 'react';
import { focusBlock } from '../ui/focus-block.ts';
import { Picture, type PictureProps } from '../ui/Picture.tsx';
import { LostPicture } from './LostPicture.tsx';

type ContentPictureProps = PictureProps & {
  readonly frame?: ((picture: ReactElement) => ReactElement) | undefined;
  readonly brokenClass?: string | undefined;
};

/** A meaningful picture: a failure is announced, and a click retries. */
export function ContentPicture({ frame, brokenClass, ...picture }: ContentPictureProps) {
  const [broken, setBroken] = useState<string>();
  if (picture.src !== broken) {
    const shown = <Picture {...picture} onError={() => setBroken(picture.src)} />;
    return frame ? frame(shown) : shown;
  }
  const again = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (!frame) focusBlock(currentTarget);
    setBroken(undefined);
  };
  return <LostPicture alt={picture.alt} className={brokenClass} onAgain={again} />;
}
