import { useSelector } from '@xstate/react';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { useTranslation } from 'react-i18next';
import {
  type ConversationsActor,
  selectConversations,
  selectDeleting,
  selectPane,
} from '#machines/messages/conversations.machine.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { keepFocus } from '../ui/keep-focus.ts';
import { ConversationList } from './ConversationList.tsx';
import * as css from './Messages.css.ts';
import { PaneState } from './PaneState.tsx';
import { useName } from './use-name.ts';

interface MessagesProps {
  readonly actor: ConversationsActor;
  /** Whether conversations have URLs (page) or not (dialog). */
  readonly linked?: boolean;
}

/** §2.2, §4.6; on a phone either list or conversation. */
export function Messages({ actor, linked = false }: MessagesProps) {
  const { t } = useTranslation('messages');
  const pane = useSelector(actor, selectPane);
  const hasAny = useSelector(actor, (snapshot) => selectConversations(snapshot).length > 0);
  return (
    <div ref={keepFocus} className={css.root} data-open={pane === 'none' ? undefined : ''}>
      <ConversationList actor={actor} linked={linked} />
      <div className={css.pane}>
        {pane !== 'none' ? (
          <PaneState actor={actor} pane={pane} linked={linked} />
        ) : hasAny ? (
          <div className={css.centre}>
            <EmptyState
              icon={<MessagesSquare size={26} strokeWidth={1.5} />}
              title={t('noConversation')}
              text={t('chooseText')}
            />
          </div>
        ) : null}
      </div>
      <Deleting actor={actor} />
    </div>
  );
}

function Deleting({ actor }: { readonly actor: ConversationsActor }) {
  const { t } = useTranslation('messages');
  const isAsking = useSelector(actor, (snapshot) => snapshot.hasTag('asking'));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('deleting'));
  const toDelete = useSelector(actor, selectDeleting);
  const name = useName()(toDelete);
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
