import ImageOff from 'lucide-react/icons/image-off';
import type { CSSProperties, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../ui/class-names.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as css from './ContentPicture.css.ts';

interface LostPictureProps {
  readonly alt: string;
  readonly onAgain?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
}

export function LostPicture({ alt, onAgain, className, style }: LostPictureProps) {
  const { t, i18n } = useTranslation(['shared', 'shell']);
  const look = { className: classNames(css.broken, className), style };
  const words = (
    <>
      <ImageOff aria-hidden="true" size={20} strokeWidth={1.5} />
      <VisuallyHidden>{alt}</VisuallyHidden>
      <span lang={i18n.language}>{t('shared:pictureFailed')}</span>
    </>
  );
  if (!onAgain) return <span {...look}>{words}</span>;
  return (
    <button type="button" {...look} onClick={onAgain}>
      {words}
      <span className={css.again} lang={i18n.language}>
        {t('shell:retry')}
      </span>
    </button>
  );
}
