import { useSelector } from '@xstate/react';
import { type UIEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConversationActor } from '#machines/social/conversation.machine.ts';
import type { ConversationsActor } from '#machines/social/conversations.machine.ts';
import { messageLines } from '#machines/social/message-lines.ts';
import { selectPending } from '#machines/social/outbox.machine.ts';
import { olderMessagesTrigger } from '#services/contract/constants.ts';
import { useVisitor } from '#views/context.tsx';
import { machineTime, minuteText } from '#views/shared/formats.ts';
import { Button } from '#views/ui/Button.tsx';
import { Dialog } from '#views/ui/Dialog.tsx';
import { FailedState } from '#views/ui/FailedState.tsx';
import { SkeletonLine } from '#views/ui/Skeleton.tsx';
import * as css from './ConversationPane.css.ts';
import { MessageBubble } from './MessageBubble.tsx';

interface LogProps {
  readonly actor: ConversationsActor;
  readonly conversation: ConversationActor;
  readonly name: string;
  readonly avatar: string;
}

/** So near to its end the log counts as read to the end. */
const endSlack = 24;
const none: readonly never[] = [];

/**
 * What was said (§4.6). The log is laid out from its end, so that it opens at the newest message, and older ones that
 * come above it move nothing.
 */
export function MessageLog({ actor, conversation, name, avatar }: LogProps) {
  const { t, i18n } = useTranslation('messages');
  const reader = useVisitor();
  const [viewed, view] = useState<string | null>(null);
  const convId = useSelector(conversation, ({ context }) => context.conversation.id);
  const messages = useSelector(conversation, ({ context }) => context.messages);
  const outbox = useSelector(actor, ({ children }) => children.outbox);
  const pending = useSelector(
    outbox,
    (snapshot) => (snapshot ? selectPending(snapshot, convId) : none),
    (a, b) => a.length === b.length && a.every((entry, at) => entry === b[at]),
  );
  const lines = messageLines(messages, pending, reader.memberId ?? '');
  const isLoading = useSelector(conversation, (snapshot) => snapshot.hasTag('loading'));
  const isFailed = useSelector(conversation, (snapshot) => snapshot.hasTag('failed'));
  const isOlderFailed = useSelector(conversation, (snapshot) => snapshot.hasTag('olderFailed'));
  const isOlderLoading = useSelector(conversation, (snapshot) => snapshot.hasTag('olderLoading'));
  const scroll = ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: UIEvent<HTMLElement>) => {
    const below = -scrollTop;
    if (scrollHeight - clientHeight - below <= olderMessagesTrigger) conversation.send({ type: 'history.older' });
    conversation.send({ type: below <= endSlack ? 'log.atEnd' : 'log.above' });
  };
  return (
    <div className={css.log} role="log" aria-label={t('log')} aria-live="polite" onScroll={scroll}>
      <div className={css.lines}>
        {isFailed ? (
          <FailedState
            title={t('conversationFailed')}
            retryLabel={t('retry')}
            onRetry={() => conversation.send({ type: 'history.retry' })}
          />
        ) : null}
        {isLoading || isOlderLoading ? (
          <div aria-busy="true">
            <SkeletonLine width="40%" />
          </div>
        ) : null}
        {isOlderFailed ? (
          <p className={css.older}>
            {t('olderFailed')}{' '}
            <Button size="s" onClick={() => conversation.send({ type: 'history.retry' })}>
              {t('retry')}
            </Button>
          </p>
        ) : null}
        {lines.map((line) => (
          <div key={line.key}>
            {line.hasTime ? (
              <time className={css.stamp} dateTime={machineTime(line.message.sentTime)}>
                {minuteText(line.message.sentTime, i18n.language)}
              </time>
            ) : null}
            <MessageBubble
              line={line}
              name={line.isOwn ? reader.name : name}
              avatar={line.isOwn ? reader.avatar : avatar}
              onRetry={() => actor.send({ type: 'message.retry', key: line.message })}
              onDiscard={() => actor.send({ type: 'message.discard', key: line.message })}
              onOpenImage={view}
            />
          </div>
        ))}
      </div>
      <Dialog open={viewed !== null} title={t('viewer')} closeLabel={t('close')} size="wide" onClose={() => view(null)}>
        {viewed === null ? null : <img className={css.whole} src={viewed} alt={t('picture')} />}
      </Dialog>
    </div>
  );
}
