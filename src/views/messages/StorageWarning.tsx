import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ConversationsActor } from '#machines/messages/conversations.machine.ts';
import { selectAtRisk } from '#machines/messages/outbox-entry.ts';
import * as css from './MessageComposer.css.ts';

/** Without storage, unsent messages are lost with the page. */
export function StorageWarning({ actor }: { readonly actor: ConversationsActor }) {
  const { t } = useTranslation('messages');
  const outbox = useSelector(actor, ({ children }) => children.outbox);
  const isAtRisk = useSelector(outbox, (snapshot) => snapshot !== undefined && selectAtRisk(snapshot));
  return (
    <p className={css.warning} role="status">
      {isAtRisk ? t('unstored') : ''}
    </p>
  );
}
