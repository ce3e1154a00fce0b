import { useSelector } from '@xstate/react';
import FileQuestion from 'lucide-react/icons/file-question-mark';
import { useTranslation } from 'react-i18next';
import { selectFailure } from '#machines/kit/resource.machine.ts';
import {
  type ConversationsActor,
  type Pane,
  selectOpen,
  selectWantedId,
} from '#machines/messages/conversations.machine.ts';
import { useTo } from '../context.tsx';
import { FailedPart } from '../kit/FailedPart.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { BackToList } from './BackToList.tsx';
import { ConversationPane } from './ConversationPane.tsx';
import { LogSkeleton } from './LogSkeleton.tsx';
import * as css from './Messages.css.ts';

interface PaneStateProps {
  readonly actor: ConversationsActor;
  readonly pane: Exclude<Pane, 'none'>;
  readonly linked: boolean;
}

export function PaneState({ actor, pane, linked }: PaneStateProps) {
  const { t } = useTranslation(['messages', 'failure']);
  const to = useTo();
  const open = useSelector(actor, selectOpen);
  const wantedId = useSelector(actor, selectWantedId);
  const failure = useSelector(actor, selectFailure);
  if (pane === 'open' && open) {
    return <ConversationPane key={open.id} actor={actor} conversation={open} linked={linked} />;
  }
  return (
    <div className={css.waiting}>
      <BackToList actor={actor} linked={linked} />
      <div className={css.centre}>
        {pane === 'missing' ? (
          <div role="status">
            <EmptyState
              heading="h2"
              icon={<FileQuestion size={26} strokeWidth={1.5} />}
              title={t('gone')}
              text={t('goneText')}
              action={linked ? <LinkButton href={to.messages()}>{t('all')}</LinkButton> : null}
            />
          </div>
        ) : pane === 'failed' ? (
          <FailedPart
            title={t('conversationFailed')}
            failure={failure}
            alone
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
