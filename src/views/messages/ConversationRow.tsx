import { useSelector } from '@xstate/react';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { selectOwnDraft } from '#machines/drafts/drafts.machine.ts';
import { otherIn } from '#machines/messages/conversation.setup.ts';
import { type ConversationsActor, selectOpenId, selectReadAt } from '#machines/messages/conversations.machine.ts';
import { messageSubject } from '#machines/messages/outbox-entry.ts';
import { badgeCap } from '#services/contract/constants.ts';
import type { Conversation } from '#services/contract/message.contract.ts';
import type { Message } from '#services/contract/realtime.contract.ts';
import { useApp, useCurrentUser } from '../context.tsx';
import { byItself, dayOrClock } from '../kit/ago.ts';
import { Time } from '../kit/Time.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { Badge } from '../ui/Badge.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { SkeletonAvatar, SkeletonLine } from '../ui/Skeleton.tsx';
import * as css from './Messages.css.ts';
import { contentOf } from './message-content.ts';
import { useName } from './use-name.ts';

interface RowProps {
  readonly actor: ConversationsActor;
  readonly conversation: Conversation;
  readonly href: string | null;
  readonly onChoose?: () => void;
  readonly onDelete?: () => void;
}

export function ConversationRow({ actor, conversation, href, onChoose, onDelete }: RowProps) {
  const { t } = useTranslation('messages');
  const { memberId } = useCurrentUser();
  const { id, unreadMessageCount, lastMessage } = conversation;
  const isOpen = useSelector(actor, (snapshot) => selectOpenId(snapshot) === id);
  const readAt = useSelector(actor, selectReadAt);
  const drafts = useSelector(useApp(), ({ children }) => children.drafts);
  const draft = useSelector(drafts, (kept) => (kept && selectOwnDraft(kept, messageSubject(id))?.text) ?? '').trim();
  const name = useName()(conversation);
  const preview = usePreview()(lastMessage);
  const other = otherIn(conversation, memberId ?? '');
  const open = { className: css.open, 'aria-current': isOpen || undefined, children: name } as const;
  return (
    <article className={css.row} data-open={isOpen ? '' : undefined}>
      <Avatar name={name} src={other?.isAnonymous ? '' : (other?.avatar ?? '')} size="m" />
      <div className={css.words}>
        <div className={css.line}>
          <p className={css.name} lang={other?.isAnonymous ? undefined : 'zh-CN'}>
            {href === null ? <button type="button" {...open} onClick={onChoose} /> : <Link href={href} {...open} />}
          </p>
          {lastMessage === null ? null : (
            <Time
              className={css.time}
              ms={lastMessage.sentTime}
              say={(ms, language) => byItself(dayOrClock(ms, readAt, language))}
            />
          )}
        </div>
        <div className={css.line}>
          <p className={css.note} lang="zh-CN">
            {draft === '' || isOpen ? (
              preview
            ) : (
              <>
                <span className={css.draft}>{t('draft')}</span> <span>{draft}</span>
              </>
            )}
          </p>
          <Badge count={unreadMessageCount} cap={badgeCap} label={(shown) => t('unread', { shown })} />
        </div>
      </div>
      {onDelete ? (
        <div className={css.rowEnd}>
          <IconButton
            tone="raised"
            className={css.rowButton}
            label={t('deleteWhom', { name })}
            icon={<Trash2 aria-hidden="true" size={14} />}
            onClick={onDelete}
          />
        </div>
      ) : null}
    </article>
  );
}

export function ConversationRowSkeleton() {
  return (
    <div className={css.row}>
      <SkeletonAvatar size={44} />
      <div className={css.words}>
        <SkeletonLine width="46%" />
        <SkeletonLine width="82%" />
      </div>
    </div>
  );
}

const usePreview = (): ((message: Pick<Message, 'msgType' | 'msgContent' | 'messagePackage'> | null) => string) => {
  const { t } = useTranslation('messages');
  return (message) => {
    if (message === null) return '';
    const content = contentOf(message);
    switch (content.kind) {
      case 'text':
        return content.pieces.map(({ text }) => text).join('');
      case 'image':
        return `[${t('picture')}]`;
      case 'post':
        return `[${t('post')}] ${content.card.title}`;
      case 'package':
        return `[${t('post')}] ${content.title}`;
      case 'suggestions':
        return t('templates');
      case 'unknown':
        return `[${t('unknownKind')}]`;
    }
  };
};
