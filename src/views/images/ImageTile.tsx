import { useSelector } from '@xstate/react';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ImageUploadActor, selectPercent, selectShown } from '#machines/images/image-upload.machine.ts';
import { capital } from '../theme/global.css.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Picture } from '../ui/Picture.tsx';
import * as css from './ImageTile.css.ts';

interface ImageTileProps {
  readonly at: number;
  readonly actor: ImageUploadActor | null;
  readonly address: string | null;
  readonly onRemove: () => void;
  readonly tools?: ReactNode;
  readonly sign?: ReactNode;
}

export function ImageTile({ at, actor, address, onRemove, tools, sign }: ImageTileProps) {
  const { t } = useTranslation('upload');
  const held = useSelector(actor ?? undefined, (snapshot) => (snapshot ? selectShown(snapshot) : address));
  return (
    <div className={css.root}>
      {held === null ? null : (
        <Picture
          className={css.image}
          src={held}
          own={actor !== null}
          loading="eager"
          alt={t('nth', { at })}
          decoding="async"
        />
      )}
      {sign === undefined ? null : <span className={css.sign}>{sign}</span>}
      {actor ? <Progress actor={actor} /> : null}
      <span className={css.tools}>
        {tools}
        <IconButton
          className={css.tool}
          label={t('remove', { at })}
          icon={<X aria-hidden="true" size={18} />}
          onClick={onRemove}
        />
      </span>
    </div>
  );
}

function Progress({ actor }: { readonly actor: ImageUploadActor }) {
  const { t } = useTranslation('upload');
  const percent = useSelector(actor, selectPercent);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  if (isFailed) {
    return (
      <div className={css.failed} role="alert">
        <span className={capital}>{t('failed')}</span>
        <Button size="s" onClick={() => actor.send({ type: 'upload.retry' })}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  if (!isBusy) return null;
  const words = t('sending', { percent });
  return (
    <div className={css.state}>
      <progress className={css.bar} max={100} value={percent} aria-label={words} />
      <span aria-hidden="true">{words}</span>
    </div>
  );
}
