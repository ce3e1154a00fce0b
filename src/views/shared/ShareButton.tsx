import { useSelector } from '@xstate/react';
import Share2 from 'lucide-react/icons/share-2';
import { useTranslation } from 'react-i18next';
import type { Params } from '#machines/shared/page.machine.ts';
import type { ShareActor } from '#machines/shared/share.machine.ts';
import { Button } from '../ui/Button.tsx';
import { ShareDialog } from './ShareDialog.tsx';

interface ShareButtonProps {
  readonly actor: ShareActor<Params>;
  /** Path of the page on this origin, or its whole address. */
  readonly href: string;
  readonly title: string;
  readonly size?: 's' | 'm';
}

/** Opens the dialog by which a page is handed on. Pages that show it need the texts of `share`. */
export function ShareButton({ actor, href, title, size = 's' }: ShareButtonProps) {
  const { t } = useTranslation('share');
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('open'));
  return (
    <>
      <Button
        size={size}
        icon={<Share2 aria-hidden="true" size={16} />}
        aria-haspopup="dialog"
        onClick={() => actor.send({ type: 'share.open' })}
      >
        {t('open')}
      </Button>
      {isOpen ? <ShareDialog actor={actor} href={href} title={title} /> : null}
    </>
  );
}
