import { useTranslation } from 'react-i18next';
import type { Message } from '#services/contract/realtime.contract.ts';
import { contentOf } from './message-content.ts';

export const usePreview = (): ((
  message: Pick<Message, 'msgType' | 'msgContent' | 'messagePackage'> | null,
) => string) => {
  const { t } = useTranslation('messages');
  return (message) => {
    if (message === null) return '';
    const content = contentOf(message);
    switch (content.kind) {
      case 'text':
        return content.pieces.map(({ text }) => text).join('');
      case 'image':
        return `[${t('picture')}]`;
      case 'post':
        return `[${t('post')}] ${content.card.title}`;
      case 'package':
        return `[${t('post')}] ${content.title}`;
      case 'suggestions':
        return t('templates');
      case 'unknown':
        return `[${t('unknownKind')}]`;
    }
  };
};
