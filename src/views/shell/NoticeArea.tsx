import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import type { TextRoom } from '#i18n/rooms.ts';
import { useTranslation } from '#i18n/TextsProvider.tsx';
import { type Notice, selectNotices } from '#machines/shared/notices.machine.ts';
import { useApp } from '../context.tsx';
import { Notices } from '../ui/Notices.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { useTexts } from './lazy.ts';
import { noticeRoom, sayNotice } from './say.ts';
import { useShell } from './use-route.ts';

const tones = { good: 'success', warn: 'warning', bad: 'error' } as const;
const none: readonly Notice[] = [];

/** The short messages that charts raise. One whose texts are still under way is said when they are there. */
export function NoticeArea() {
  const { texts } = useShell();
  const actor = useSelector(useApp(), ({ children }) => children.notices);
  const notices = useSelector(actor, (snapshot) => (snapshot ? selectNotices(snapshot) : none));
  const missing = notices
    .map(noticeRoom)
    .filter((room): room is TextRoom => room !== null && texts.pending([room]) !== null);
  // Who asks for the words of a room that is not there is drawn anew when it comes.
  const { t, i18n } = useTranslation(['shell', ...missing]);
  return (
    <>
      <Notices
        label={t('notices')}
        notices={notices
          .filter((notice) => !missing.some((room) => room === noticeRoom(notice)))
          .map((notice) => ({
            id: notice.id,
            tone: tones[notice.tone],
            text: sayNotice(i18n, notice),
            closable: notice.closable === true || notice.sticky === true,
          }))}
        closeLabel={t('close')}
        onClose={(id) => actor?.send({ type: 'notice.close', id })}
      />
      {[...new Set(missing)].map((room) => (
        <ErrorBoundary key={room} fallback={null}>
          <Suspense>
            <Awaited room={room} />
          </Suspense>
        </ErrorBoundary>
      ))}
    </>
  );
}

/** Shows nothing; it waits for texts, and asks again for those that did not come. */
function Awaited({ room }: { readonly room: TextRoom }) {
  useTexts([room]);
  return null;
}
