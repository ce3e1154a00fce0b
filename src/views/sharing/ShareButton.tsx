import { useSelector } from '@xstate/react';
import Share2 from 'lucide-react/icons/share-2';
import { useTranslation } from 'react-i18next';
import type { Params } from '#machines/kit/page.machine.ts';
import type { ShareActor } from '#machines/sharing/share.machine.ts';
import { LazyBoundary } from '../kit/LazyBoundary.tsx';
import { lazyView } from '../kit/lazy-view.ts';
import * as css from '../reactions/ReactionButton.css.ts';
import { Button } from '../ui/Button.tsx';

const dialog = lazyView(() => import('./ShareDialog.tsx').then(({ ShareDialog }) => ShareDialog));

interface ShareButtonProps {
  readonly actor: ShareActor<Params>;
  readonly href: string;
  readonly title: string;
  readonly size?: 's' | 'm';
}

/** Pages must list the namespace `share`. */
export function ShareButton({ actor, href, title, size }: ShareButtonProps) {
  const { t } = useTranslation('share');
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('open'));
  const opener = {
    'aria-haspopup': 'dialog',
    onPointerEnter: dialog.preload,
    onFocus: dialog.preload,
    onClick: () => actor.send({ type: 'share.open' }),
  } as const;
  return (
    <>
      {size === undefined ? (
        <button type="button" className={css.root} {...opener}>
          <Share2 aria-hidden="true" size={18} />
          <span>{t('open')}</span>
        </button>
      ) : (
        <Button size={size} icon={<Share2 aria-hidden="true" size={16} />} {...opener}>
          {t('open')}
        </Button>
      )}
      {isOpen ? (
        <LazyBoundary
          of={dialog}
          props={{ actor, href, title }}
          onMissing={() => actor.send({ type: 'share.close' })}
        />
      ) : null}
    </>
  );
}
