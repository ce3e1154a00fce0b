import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ConversationsActor } from '#machines/messages/conversations.machine.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { useOpener } from '../ui/use-opener.ts';
import { Messages } from './Messages.tsx';

export function MessagesDialog({ actor }: { readonly actor: ConversationsActor }) {
  const { t } = useTranslation('messages');
  const opener = useOpener();
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('open'));
  return (
    <Dialog
      open={isOpen}
      title={t('title')}
      closeLabel={t('close')}
      size="chat"
      closeOnOutside={false}
      onClose={() => actor.send({ type: 'dialog.close' })}
      finalFocus={opener}
    >
      <Messages actor={actor} />
    </Dialog>
  );
}
