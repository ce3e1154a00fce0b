import { useSelector } from '@xstate/react';
import type { i18n, ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type Notice, selectNotices } from '#machines/notices/notices.machine.ts';
import { useApp } from '../context.tsx';
import { Notices } from '../ui/Notices.tsx';

const tones = { good: 'success', warn: 'warning', bad: 'error' } as const;
const none: readonly Notice[] = [];

type TextKey = ParseKeys<['shell', 'failure', 'session', 'registration', 'news', 'site']>;

/** Charts name failures `failure.offline`: the namespace ends at the first dot, or at a colon. */
const textKey = (key: string): string => (key.includes(':') ? key : key.replace('.', ':'));

const isText = (texts: i18n, key: string): key is TextKey => texts.exists(key);

/** The server's text, else that of the key; unknown keys give the general failure. */
const sayNotice = (texts: i18n, { key, params, text }: Pick<Notice, 'key' | 'params' | 'text'>): string => {
  if (text) return text;
  const wanted = textKey(key);
  return isText(texts, wanted) ? texts.t(wanted, { ...params }) : texts.t('failure:crashed');
};

export function NoticeArea() {
  const { t, i18n } = useTranslation('shell');
  const actor = useSelector(useApp(), ({ children }) => children.notices);
  const notices = useSelector(actor, (snapshot) => (snapshot ? selectNotices(snapshot) : none));
  return (
    <Notices
      label={t('notices')}
      notices={notices.map((notice) => ({
        id: notice.id,
        tone: tones[notice.tone],
        text: sayNotice(i18n, notice),
        closable: notice.closable === true || notice.sticky === true,
      }))}
      closeLabel={t('close')}
      onClose={(id) => actor?.send({ type: 'notice.close', id })}
    />
  );
}
