import { type MouseEvent, type ReactElement, useState } from 'react';
import { focusBlock } from '../ui/focus-block.ts';
import { Picture, type PictureProps } from '../ui/Picture.tsx';
import { LostPicture } from './LostPicture.tsx';

interface ContentPictureProps extends PictureProps {
  /** Where a press on the picture does something: the button around it. */
  readonly frame?: ((picture: ReactElement) => ReactElement) | undefined;
  /** Of what stands there instead. */
  readonly brokenClass?: string | undefined;
}

/** A picture that says something itself: where its file does not come, that is told, and a press asks for it again. */
export function ContentPicture({ frame, brokenClass, ...picture }: ContentPictureProps) {
  const [broken, setBroken] = useState<string>();
  if (picture.src !== broken) {
    const shown = <Picture {...picture} onError={() => setBroken(picture.src)} />;
    return frame ? frame(shown) : shown;
  }
  const again = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Another button takes the place of this one and keeps the focus; a picture cannot.
    if (!frame) focusBlock(currentTarget);
    setBroken(undefined);
  };
  return <LostPicture alt={picture.alt} className={brokenClass} onAgain={again} />;
}
