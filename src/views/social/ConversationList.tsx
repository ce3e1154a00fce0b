import { useSelector } from '@xstate/react';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import { otherIn } from '#machines/social/conversation.machine.ts';
import { type ConversationsActor, selectListed } from '#machines/social/conversations.machine.ts';
import type { Tab } from '#machines/social/conversations.setup.ts';
import { badgeCap } from '#services/contract/constants.ts';
import type { Conversation } from '#services/contract/message.contract.ts';
import { useTo, useVisitor } from '#views/context.tsx';
import { minuteText } from '#views/shared/formats.ts';
import { Avatar } from '#views/ui/Avatar.tsx';
import { Badge } from '#views/ui/Badge.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { FailedState } from '#views/ui/FailedState.tsx';
import { IconButton } from '#views/ui/IconButton.tsx';
import { LinkButton } from '#views/ui/LinkButton.tsx';
import * as link from '#views/ui/link.css.ts';
import { SkeletonAvatar, SkeletonLine } from '#views/ui/Skeleton.tsx';
import { Tabs } from '#views/ui/Tabs.tsx';
import * as css from './Messages.css.ts';
import { useName } from './use-name.ts';
import { usePreview } from './use-preview.ts';

interface ListProps {
  readonly actor: ConversationsActor;
  readonly linked: boolean;
}

/** The conversations in two tabs, the one with the newest message on top (R2.2-16, R2.2-17). */
export function ConversationList({ actor, linked }: ListProps) {
  const { t } = useTranslation('messages');
  const tab = useSelector(actor, ({ context }) => context.tab);
  const content = <Rows actor={actor} linked={linked} />;
  return (
    <div className={css.side}>
      <Tabs<Tab>
        label={t('tabs')}
        value={tab}
        onChange={(chosen) => actor.send({ type: 'tab.choose', tab: chosen })}
        items={[
          { id: 'followed', label: t('followed'), content },
          { id: 'follow', label: t('follow'), content },
        ]}
      />
    </div>
  );
}

function Rows({ actor, linked }: ListProps) {
  const { t } = useTranslation(['messages', 'shell']);
  const to = useTo();
  const listed = useSelector(
    actor,
    selectListed,
    (a, b) => a.length === b.length && a.every((row, at) => row === b[at]),
  );
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'));
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  if (isFailed) {
    return (
      <FailedState
        title={t('messages:listFailed')}
        retryLabel={t('messages:retry')}
        onRetry={() => actor.send({ type: 'list.retry' })}
      />
    );
  }
  if (isLoading) {
    return (
      <div aria-busy="true">
        {['a', 'b', 'c', 'd', 'e'].map((key) => (
          <div key={key} className={css.row}>
            <SkeletonAvatar size={44} />
            <div className={css.words}>
              <SkeletonLine width="46%" />
              <SkeletonLine width="82%" />
            </div>
          </div>
        ))}
      </div>
    );
  }
  if (listed.length === 0) {
    return (
      <EmptyState
        title={t('messages:noneFollowed')}
        text={t('messages:noneText')}
        action={<LinkButton href={to.peopleInterest()}>{t('messages:toPeople')}</LinkButton>}
      />
    );
  }
  return (
    <ul aria-label={t('messages:list')}>
      {listed.map((conversation) => (
        <li key={conversation.id}>
          <Row actor={actor} conversation={conversation} linked={linked} />
        </li>
      ))}
    </ul>
  );
}

interface RowProps extends ListProps {
  readonly conversation: Conversation;
}

function Row({ actor, conversation, linked }: RowProps) {
  const { t, i18n } = useTranslation('messages');
  const to = useTo();
  const { memberId } = useVisitor();
  const isOpen = useSelector(actor, ({ context }) => context.openId === conversation.id);
  const name = useName()(conversation);
  const preview = usePreview()(conversation.lastMessage);
  const other = otherIn(conversation, memberId ?? '');
  const { id, unreadMessageCount, lastMessage } = conversation;
  return (
    <article className={css.row} data-open={isOpen ? '' : undefined}>
      <Avatar name={name} src={other?.isAnonymous ? '' : (other?.avatar ?? '')} size="m" />
      <div className={css.words}>
        <h3 className={css.name} lang="zh-CN">
          {linked ? (
            <a className={link.stretched} href={to.message({ id })} aria-current={isOpen ? 'true' : undefined}>
              {name}
            </a>
          ) : (
            <button
              type="button"
              className={css.open}
              aria-current={isOpen ? 'true' : undefined}
              onClick={() => actor.send({ type: 'conversation.select', convId: id })}
            >
              {name}
            </button>
          )}
          <Badge count={unreadMessageCount} cap={badgeCap} label={t('unread', { count: unreadMessageCount })} />
        </h3>
        <p className={css.note} lang="zh-CN">
          {preview}
        </p>
        {lastMessage === null ? null : (
          <time className={css.time}>{minuteText(lastMessage.sentTime, i18n.language)}</time>
        )}
      </div>
      <div className={css.rowEnd}>
        <IconButton
          label={t('deleteWhom', { name })}
          icon={<Trash2 aria-hidden="true" size={16} />}
          onClick={() => actor.send({ type: 'conversation.delete', convId: id })}
        />
      </div>
    </article>
  );
}
