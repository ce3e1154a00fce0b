import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type Notice, selectNotices } from '#machines/shared/notices.machine.ts';
import { useApp } from '../context.tsx';
import { Notices } from '../ui/Notices.tsx';
import { sayNotice } from './say.ts';

const tones = { good: 'success', warn: 'warning', bad: 'error' } as const;
const none: readonly Notice[] = [];

/** The short messages that charts raise. */
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
