import { useSelector } from '@xstate/react';
import { useTranslation } from '#i18n/TextsProvider.tsx';
import { type ConversationsActor, type Pane, selectOpen } from '#machines/social/conversations.machine.ts';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { FailedState } from '#views/ui/FailedState.tsx';
import { BackToList } from './BackToList.tsx';
import { ConversationPane } from './ConversationPane.tsx';
import { LogSkeleton } from './LogSkeleton.tsx';
import * as css from './Messages.css.ts';

interface PaneStateProps {
  readonly actor: ConversationsActor;
  readonly pane: Exclude<Pane, 'none'>;
  readonly linked: boolean;
}

/** The place of the conversation: it, its shape while it is opened, or why it cannot be shown. */
export function PaneState({ actor, pane, linked }: PaneStateProps) {
  const { t } = useTranslation('messages');
  const open = useSelector(actor, selectOpen);
  const wantedId = useSelector(actor, ({ context }) => context.wantedId);
  if (pane === 'open' && open) {
    return <ConversationPane key={open.id} actor={actor} conversation={open} linked={linked} />;
  }
  return (
    <div className={css.waiting}>
      <BackToList actor={actor} linked={linked} />
      <div className={css.centre}>
        {pane === 'missing' ? (
          <div role="status">
            <EmptyState title={t('gone')} text={t('goneText')} />
          </div>
        ) : pane === 'failed' ? (
          <FailedState
            title={t('conversationFailed')}
            retryLabel={t('retry')}
            onRetry={() =>
              actor.send(
                wantedId === null ? { type: 'begin.retry' } : { type: 'conversation.select', convId: wantedId },
              )
            }
          />
        ) : (
          <LogSkeleton />
        )}
      </div>
    </div>
  );
}
