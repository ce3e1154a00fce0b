import { useSelector } from '@xstate/react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { type RefObject, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ConversationActor, selectIsAbove } from '#machines/messages/conversation.machine.ts';
import { type ConversationsActor, selectReadAt } from '#machines/messages/conversations.machine.ts';
import { useCurrentUser } from '../context.tsx';
import { byItself, dayAndClock } from '../kit/ago.ts';
import { ContentPicture } from '../kit/ContentPicture.tsx';
import { PartBoundary } from '../kit/PartBoundary.tsx';
import { Time } from '../kit/Time.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { followSize } from '../ui/follow-size.ts';
import * as css from './ConversationPane.css.ts';
import { LogHead } from './LogHead.tsx';
import { isAtTop } from './log-window.ts';
import { MessageBubble } from './MessageBubble.tsx';
import { useLines } from './use-lines.ts';
import { endSlack, useLogPosition } from './use-log-position.ts';
import { useLogWindow } from './use-log-window.ts';

interface LogProps {
  readonly log: RefObject<HTMLDivElement | null>;
  readonly actor: ConversationsActor;
  readonly conversation: ConversationActor;
  readonly name: string;
  readonly avatar: string;
  readonly onSuggest: (text: string) => void;
}

/** Makes a scroll container reachable by keyboard. */
const byKeys = { tabIndex: 0 } as const;

/** §4.6; virtualised. */
export function MessageLog({ log, actor, conversation, name, avatar, onSuggest }: LogProps) {
  const { t } = useTranslation('messages');
  const user = useCurrentUser();
  const [viewed, view] = useState<string | null>(null);
  const readAt = useSelector(actor, selectReadAt);
  const isAbove = useSelector(conversation, selectIsAbove);
  const lines = useLines(actor, conversation);
  const keys = useMemo(() => lines.map(({ key }) => key), [lines]);
  const { from, to, over, under, lineRef, look } = useLogWindow(conversation, keys);
  const { mark, hold } = useLogPosition(log);
  const scroll = useCallback(() => {
    if (!log.current) return;
    mark();
    const { scrollTop, clientHeight } = log.current;
    const below = Math.max(0, -scrollTop);
    look(below, clientHeight);
    if (isAtTop(log.current)) conversation.send({ type: 'history.older' });
    conversation.send({ type: below <= endSlack ? 'log.atEnd' : 'log.above' });
  }, [log, mark, look, conversation]);
  // Loads more while the log is not filled; measures again when it grows.
  const fill = useCallback(
    (element: HTMLElement | null) => (element ? followSize(element, hold, scroll) : undefined),
    [hold, scroll],
  );
  return (
    <div className={css.hold}>
      <div
        ref={log}
        className={css.log}
        role="log"
        aria-label={t('log')}
        aria-live={isAbove ? 'off' : 'polite'}
        {...byKeys}
        onScroll={scroll}
      >
        <div ref={fill} className={css.lines}>
          <div>
            <LogHead actor={actor} conversation={conversation} isEmpty={lines.length === 0} onSuggest={onSuggest} />
            {over === 0 ? null : <div style={{ blockSize: over }} />}
          </div>
          {lines.slice(from, to).map((line) => (
            <div key={line.key} ref={lineRef(line.key)} className={css.line}>
              {line.hasTime ? (
                <Time
                  className={css.stamp}
                  ms={line.message.sentTime}
                  say={(ms, language) => byItself(dayAndClock(ms, readAt, language))}
                />
              ) : null}
              <PartBoundary of={line}>
                <MessageBubble
                  line={line}
                  name={line.isOwn ? user.name : name}
                  avatar={line.isOwn ? user.avatar : avatar}
                  onRetry={() => actor.send({ type: 'message.retry', key: line.message })}
                  onDiscard={() => actor.send({ type: 'message.discard', key: line.message })}
                  onOpenImage={view}
                  onSuggest={onSuggest}
                />
              </PartBoundary>
            </div>
          ))}
          {under === 0 ? null : <div style={{ blockSize: under }} />}
        </div>
      </div>
      {isAbove ? (
        <button type="button" className={css.newest} onClick={() => log.current?.scrollTo({ top: 0 })}>
          <ArrowDown aria-hidden="true" size={16} />
          <span>{t('newest')}</span>
        </button>
      ) : null}
      <Dialog open={viewed !== null} title={t('viewer')} closeLabel={t('close')} size="wide" onClose={() => view(null)}>
        {viewed === null ? null : (
          <ContentPicture className={css.whole} loading="eager" src={viewed} alt={t('pictureOf', { name })} />
        )}
      </Dialog>
    </div>
  );
}
