import { useTranslation } from 'react-i18next';
import * as css from './Messages.css.ts';
import { Messages } from './Messages.tsx';
import { useConversations } from './use-conversations.ts';

/** Messages as a page of their own: /message/list and /message/{id} (R2.2-23, R2.6-20, R2.6-21). */
export function MessagesPage() {
  const { t } = useTranslation('messages');
  const actor = useConversations();
  return (
    <div className={css.page}>
      <h1 className={css.heading}>{t('title')}</h1>
      <div className={css.sheet}>{actor ? <Messages actor={actor} linked /> : <div aria-busy="true" />}</div>
    </div>
  );
}
