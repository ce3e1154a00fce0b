import { useSelector } from '@xstate/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import { type ConversationActor, otherIn } from '#machines/social/conversation.machine.ts';
import type { ConversationsActor } from '#machines/social/conversations.machine.ts';
import { useTo, useVisitor } from '#views/context.tsx';
import { IconButton } from '#views/ui/IconButton.tsx';
import * as linkCss from '#views/ui/link.css.ts';
import * as css from './ConversationPane.css.ts';
import { MessageComposer } from './MessageComposer.tsx';
import { MessageLog } from './MessageLog.tsx';
import { useName } from './use-name.ts';

interface PaneProps {
  readonly actor: ConversationsActor;
  readonly conversation: ConversationActor;
  readonly linked: boolean;
}

/** One conversation: with whom, what was said, and the box (R2.2-19). */
export function ConversationPane({ actor, conversation, linked }: PaneProps) {
  const { t } = useTranslation('messages');
  const to = useTo();
  const { memberId } = useVisitor();
  const known = useSelector(conversation, ({ context }) => context.conversation);
  const other = otherIn(known, memberId ?? '');
  const name = useName()(known);
  const about = other && !other.isAnonymous ? [other.position, other.company].filter((part) => part !== '') : [];
  const isNamed = other !== undefined && !other.isAnonymous;
  return (
    <section className={css.root} aria-label={name}>
      <header className={css.head}>
        {linked ? (
          <a className={css.back} href={to.messages()} aria-label={t('back')}>
            <ArrowLeft aria-hidden="true" size={20} />
          </a>
        ) : (
          <span className={css.back}>
            <IconButton
              label={t('back')}
              icon={<ArrowLeft aria-hidden="true" size={20} />}
              onClick={() => actor.send({ type: 'conversation.leave' })}
            />
          </span>
        )}
        <div className={css.words}>
          <h2 className={css.name} lang="zh-CN">
            {isNamed ? (
              <a className={linkCss.plain} href={to.person({ id: other.id })}>
                {name}
              </a>
            ) : (
              name
            )}
          </h2>
          {about.length === 0 ? null : (
            <p className={css.note} lang="zh-CN">
              {about.join(' · ')}
            </p>
          )}
        </div>
        {known.contextType === 'post' && known.contextId !== null ? (
          <a className={css.about} href={to.post({ id: known.contextId })}>
            {t('about')}
          </a>
        ) : null}
        <IconButton
          label={t('delete')}
          icon={<Trash2 aria-hidden="true" size={18} />}
          onClick={() => actor.send({ type: 'conversation.delete', convId: known.id })}
        />
      </header>
      <MessageLog actor={actor} conversation={conversation} name={name} avatar={isNamed ? other.avatar : ''} />
      <MessageComposer actor={actor} conversation={conversation} />
    </section>
  );
}
