import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type PostEditorActor, selectIsNew } from '#machines/post/post-editor.machine.ts';
import { Button } from '../ui/Button.tsx';
import * as ask from '../ui/Dialog.css.ts';
import { Dialog } from '../ui/Dialog.tsx';
import * as css from './PostEditor.css.ts';

/** The draft was sent or discarded in another tab; closing keeps it here. */
export function EditorParted({ actor }: { readonly actor: PostEditorActor }) {
  const { t } = useTranslation('editor');
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('parted'));
  const isNew = useSelector(actor, selectIsNew);
  const keep = () => actor.send({ type: 'parted.keep' });
  return (
    <Dialog open={isOpen} title={t('parted.title')} size="ask" role="alertdialog" onClose={keep}>
      <p className={ask.text}>{t(isNew ? 'parted.text' : 'parted.textChange')}</p>
      <div className={css.answers}>
        <Button tone="loud" wide onClick={keep}>
          {t('parted.keep')}
        </Button>
        <Button tone="danger" wide onClick={() => actor.send({ type: 'parted.discard' })}>
          {t('parted.discard')}
        </Button>
      </div>
    </Dialog>
  );
}
