import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectIsMobile } from '#machines/app/app.machine.ts';
import { selectPane } from '#machines/messages/conversations.machine.ts';
import { useApp, useMay } from '../context.tsx';
import { Head } from '../kit/Head.tsx';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { stack } from '../ui/layout.css.ts';
import { useKeyboard } from '../ui/use-keyboard.ts';
import { ConversationRowSkeleton } from './ConversationRow.tsx';
import { LogSkeleton } from './LogSkeleton.tsx';
import * as css from './Messages.css.ts';
import { Messages } from './Messages.tsx';
import { useConversations } from './use-conversations.ts';

export function MessagesPage() {
  const { t } = useTranslation('messages');
  const app = useApp();
  const actor = useConversations();
  const isMember = useMay('openMessages') === 'yes';
  const isOpen = useSelector(actor, (snapshot) => snapshot !== undefined && selectPane(snapshot) !== 'none');
  const left = useKeyboard();
  const isMobile = useSelector(app, selectIsMobile);
  const isSqueezed = isMobile && left !== null;
  return (
    <div className={stack.l}>
      <Head page={t('title')} />
      <h1 className={css.heading}>{t('title')}</h1>
      <div
        className={classNames(css.sheet, isSqueezed && css.squeezed)}
        data-open={isOpen ? '' : undefined}
        style={isSqueezed ? { top: left.top, height: left.height } : undefined}
      >
        {actor ? (
          <Messages actor={actor} linked />
        ) : isMember ? (
          <MessagesSkeleton />
        ) : (
          <EmptyState
            title={t('notYet')}
            text={t('notYetText')}
            action={
              <Button tone="loud" size="s" onClick={() => app.send({ type: 'login.wanted', byTap: true })}>
                {t('complete')}
              </Button>
            }
          />
        )}
      </div>
    </div>
  );
}

const bones = ['a', 'b', 'c', 'd', 'e', 'f'];

function MessagesSkeleton() {
  return (
    <div className={css.root} aria-busy="true">
      <div className={css.side}>
        {bones.map((key) => (
          <ConversationRowSkeleton key={key} />
        ))}
      </div>
      <div className={css.pane}>
        <LogSkeleton />
      </div>
    </div>
  );
}
