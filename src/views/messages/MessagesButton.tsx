import { useSelector } from '@xstate/react';
import MessageCircle from 'lucide-react/icons/message-circle';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { selectIsMobile } from '#machines/app/app.machine.ts';
import { type ConversationsActor, selectConversations } from '#machines/messages/conversations.machine.ts';
import { badgeCap, pageSize } from '#services/contract/constants.ts';
import { useApp, useTo } from '../context.tsx';
import { Badge } from '../ui/Badge.tsx';
import { badgeText } from '../ui/badge-text.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Popover } from '../ui/Popover.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { ConversationRow, ConversationRowSkeleton } from './ConversationRow.tsx';
import * as css from './Messages.css.ts';
import { useConversations, useUnread } from './use-conversations.ts';

export function MessagesButton() {
  const { t } = useTranslation('messages');
  const to = useTo();
  const actor = useConversations();
  const isMobile = useSelector(useApp(), selectIsMobile);
  const count = useUnread();
  if (!actor) return <span className={css.button} />;
  const shown = badgeText(count, badgeCap);
  const badge = <Badge count={count} cap={badgeCap} label={() => t('unread', { shown })} placement="corner" />;
  return (
    <>
      <VisuallyHidden role="status">{shown === undefined ? '' : t('announce', { count, shown })}</VisuallyHidden>
      {isMobile ? (
        <Link
          className={css.buttonLink}
          href={to.messages()}
          aria-label={shown === undefined ? t('title') : t('titleUnread', { shown })}
        >
          <MessageCircle aria-hidden="true" size={20} />
          {badge}
        </Link>
      ) : (
        <Newest actor={actor}>{badge}</Newest>
      )}
    </>
  );
}

const bones = ['a', 'b', 'c', 'd'];

function Newest({ actor, children }: { readonly actor: ConversationsActor; readonly children: ReactNode }) {
  const { t } = useTranslation('messages');
  const to = useTo();
  const list = useSelector(actor, selectConversations);
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'));
  return (
    <Popover
      title={t('title')}
      onOpenChange={(open) => {
        if (open) actor.send({ type: 'list.reload' });
      }}
      trigger={
        <IconButton className={css.button} label={t('title')} icon={<MessageCircle aria-hidden="true" size={20} />}>
          {children}
        </IconButton>
      }
    >
      <ul role="list" className={css.popRows} aria-label={t('list')} aria-busy={isLoading || undefined}>
        {isLoading
          ? bones.map((key) => (
              <li key={key}>
                <ConversationRowSkeleton />
              </li>
            ))
          : list.slice(0, pageSize.messageDropdown).map((conversation) => (
              <li key={conversation.id}>
                <ConversationRow actor={actor} conversation={conversation} href={to.message({ id: conversation.id })} />
              </li>
            ))}
      </ul>
      {!isLoading && list.length === 0 ? <p className={css.popEmpty}>{t('noneHere')}</p> : null}
      <div className={css.popFoot}>
        <LinkButton size="s" href={to.messages()}>
          {t('all')}
        </LinkButton>
      </div>
    </Popover>
  );
}
