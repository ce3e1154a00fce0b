import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { PostRemovalActor } from '#machines/post/post-removal.machine.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

export function PostRemoval({ actor }: { readonly actor: PostRemovalActor }) {
  const { t } = useTranslation('post');
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('confirming'));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('removing'));
  return (
    <ConfirmDialog
      open={isOpen}
      title={t('delete.title')}
      text={t('delete.text')}
      confirmLabel={t('delete.confirm')}
      cancelLabel={t('delete.cancel')}
      onConfirm={() => actor.send({ type: 'delete.confirm' })}
      onCancel={() => actor.send({ type: 'delete.cancel' })}
      dangerous
      busy={isBusy}
    />
  );
}
