import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { PostEditorActor } from '#machines/post/post-editor.machine.ts';
import { Button } from '../ui/Button.tsx';
import * as ask from '../ui/Dialog.css.ts';
import { Dialog } from '../ui/Dialog.tsx';
import * as css from './PostEditor.css.ts';

export function EditorLeave({ actor }: { readonly actor: PostEditorActor }) {
  const { t } = useTranslation('editor');
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('leaving'));
  const stay = () => actor.send({ type: 'leave.stay' });
  return (
    <Dialog open={isOpen} title={t('leave.title')} size="ask" role="alertdialog" onClose={stay}>
      <p className={ask.text}>{t('leave.text')}</p>
      <div className={css.answers}>
        <Button tone="loud" wide onClick={() => actor.send({ type: 'leave.keep' })}>
          {t('leave.keep')}
        </Button>
        <Button wide onClick={stay}>
          {t('leave.stay')}
        </Button>
        <Button tone="danger" wide onClick={() => actor.send({ type: 'leave.discard' })}>
          {t('leave.discard')}
        </Button>
      </div>
    </Dialog>
  );
}
