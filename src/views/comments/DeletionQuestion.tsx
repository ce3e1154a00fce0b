import { useTranslation } from 'react-i18next';
import type { CommentsActor } from '#machines/comments/comments.machine.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

export function DeletionQuestion({ actor }: { readonly actor: CommentsActor }) {
  const { t } = useTranslation('shared');
  return (
    <ConfirmDialog
      open
      dangerous
      title={t('comments.deleteTitle')}
      text={t('comments.deleteText')}
      confirmLabel={t('comments.deleteConfirm')}
      cancelLabel={t('comments.cancel')}
      onConfirm={() => actor.send({ type: 'delete.confirm' })}
      onCancel={() => actor.send({ type: 'delete.cancel' })}
      nextFocus={() => document.getElementById('comment')}
    />
  );
}
