import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type ConversationsActor, selectOpen } from '#machines/social/conversations.machine.ts';
import { ConfirmDialog } from '#views/ui/ConfirmDialog.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { ConversationList } from './ConversationList.tsx';
import { ConversationPane } from './ConversationPane.tsx';
import * as css from './Messages.css.ts';
import { useName } from './use-name.ts';

interface MessagesProps {
  readonly actor: ConversationsActor;
  /** On a page each conversation has an address; in the dialog it has none. */
  readonly linked?: boolean;
}

/** List and conversation side by side; on the phone one after the other (§2.2, §4.6). */
export function Messages({ actor, linked = false }: MessagesProps) {
  const { t } = useTranslation('messages');
  const open = useSelector(actor, selectOpen);
  return (
    <div className={css.root} data-open={open ? '' : undefined}>
      <ConversationList actor={actor} linked={linked} />
      <div className={css.pane}>
        {open ? (
          <ConversationPane key={open.id} actor={actor} conversation={open} linked={linked} />
        ) : (
          <EmptyState title={t('choose')} text={t('chooseText')} />
        )}
      </div>
      <Deleting actor={actor} />
    </div>
  );
}

function Deleting({ actor }: { readonly actor: ConversationsActor }) {
  const { t } = useTranslation('messages');
  const isAsking = useSelector(actor, (snapshot) => snapshot.hasTag('asking'));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('deleting'));
  const doomed = useSelector(actor, ({ context }) => context.list.find(({ id }) => id === context.deletingId));
  const name = useName()(doomed);
  return (
    <ConfirmDialog
      open={isAsking || isBusy}
      dangerous
      busy={isBusy}
      title={t('deleteTitle', { name })}
      text={t('deleteText')}
      confirmLabel={t('deleteConfirm')}
      cancelLabel={t('cancel')}
      onConfirm={() => actor.send({ type: 'delete.confirm' })}
      onCancel={() => actor.send({ type: 'delete.cancel' })}
    />
  );
}
