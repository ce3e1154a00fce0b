import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectData, selectFailure } from '#machines/kit/resource.machine.ts';
import { type ConversationActor, selectHasOlder } from '#machines/messages/conversation.machine.ts';
import type { ConversationsActor } from '#machines/messages/conversations.machine.ts';
import { suggestionLine } from '#machines/messages/message-lines.ts';
import type { MessageTemplate } from '#services/contract/message.contract.ts';
import { FailedPart } from '../kit/FailedPart.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import * as css from './ConversationPane.css.ts';
import { LogSkeleton } from './LogSkeleton.tsx';
import { MessageBubble } from './MessageBubble.tsx';

interface LogHeadProps {
  readonly actor: ConversationsActor;
  readonly conversation: ConversationActor;
  readonly isEmpty: boolean;
  readonly onSuggest: (text: string) => void;
}

const nothing = () => {};

export function LogHead({ actor, conversation, isEmpty, onSuggest }: LogHeadProps) {
  const { t } = useTranslation(['messages', 'failure']);
  const templates = useSelector(actor, ({ children }) => children.templates);
  const known = useSelector(templates, (snapshot) =>
    snapshot ? selectData<readonly MessageTemplate[]>(snapshot) : null,
  );
  const isLoading = useSelector(conversation, (snapshot) => snapshot.hasTag('loading'));
  const isFailed = useSelector(conversation, (snapshot) => snapshot.hasTag('failed'));
  const failure = useSelector(conversation, selectFailure);
  const isOlderFailed = useSelector(conversation, (snapshot) => snapshot.hasTag('olderFailed'));
  const isOlderLoading = useSelector(conversation, (snapshot) => snapshot.hasTag('olderLoading'));
  const hasOlder = useSelector(conversation, selectHasOlder);
  const retry = () => conversation.send({ type: 'history.retry' });
  if (isFailed) return <FailedPart compact title={t('conversationFailed')} failure={failure} alone onRetry={retry} />;
  if (isLoading) return <LogSkeleton />;
  if (isOlderFailed) {
    return (
      <p className={css.older} role="alert">
        <span>{t('olderFailed')}</span>
        <Button size="s" onClick={retry}>
          {t('retry')}
        </Button>
      </p>
    );
  }
  if (hasOlder || isOlderLoading) {
    return (
      <div className={css.older}>
        {/* Not focusable by Tab: scrolling to it would load older messages again and again. Arrow keys scroll the log. */}
        <Button
          size="s"
          tone="quiet"
          tabIndex={-1}
          busy={isOlderLoading}
          onClick={() => conversation.send({ type: 'history.older' })}
        >
          {t(isOlderLoading ? 'older' : 'showOlder')}
        </Button>
      </div>
    );
  }
  if (!isEmpty) return null;
  return (
    <>
      <EmptyState compact title={t('nothingSaid')} text={t('nothingSaidText')} />
      {known === null || known.length === 0 ? null : (
        <MessageBubble
          line={suggestionLine(known)}
          name={t('suggestions')}
          avatar=""
          onRetry={nothing}
          onDiscard={nothing}
          onOpenImage={nothing}
          onSuggest={onSuggest}
        />
      )}
    </>
  );
}
