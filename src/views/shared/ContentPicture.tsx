import ImageOff from 'lucide-react/icons/image-off';
import { type MouseEvent, type ReactElement, useState } from 'react';
import { useTranslation } from '#i18n/TextsProvider.tsx';
import { classNames } from '../ui/class-names.ts';
import { focusBlock } from '../ui/focus-block.ts';
import { Picture, type PictureProps } from '../ui/Picture.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as css from './ContentPicture.css.ts';

interface ContentPictureProps extends PictureProps {
  /** Where a press on the picture does something: the button around it. */
  readonly frame?: ((picture: ReactElement) => ReactElement) | undefined;
  /** Of what stands there instead. */
  readonly brokenClass?: string | undefined;
}

/** A picture that says something itself: where its file does not come, that is told, and a press asks for it again. */
export function ContentPicture({ frame, brokenClass, ...picture }: ContentPictureProps) {
  const { t } = useTranslation(['shared', 'shell']);
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
  return (
    <button type="button" className={classNames(css.broken, brokenClass)} onClick={again}>
      <ImageOff aria-hidden="true" size={20} strokeWidth={1.5} />
      <VisuallyHidden>{picture.alt}</VisuallyHidden>
      <span>{t('shared:pictureFailed')}</span>
      <span className={css.again}>{t('shell:retry')}</span>
    </button>
  );
}
