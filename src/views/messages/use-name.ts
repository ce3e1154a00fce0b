import { useTranslation } from 'react-i18next';
import { otherIn } from '#machines/messages/conversation.setup.ts';
import type { Conversation } from '#services/contract/message.contract.ts';
import { useCurrentUser } from '../context.tsx';

export const useName = (): ((conversation: Conversation | undefined) => string) => {
  const { t } = useTranslation('messages');
  const { memberId } = useCurrentUser();
  return (conversation) => {
    const other = conversation && otherIn(conversation, memberId ?? '');
    if (!other) return '';
    return other.isAnonymous ? t('anonymous') : other.name;
  };
};
