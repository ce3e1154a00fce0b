import { useSelector } from '@xstate/react';
import Trash2 from 'lucide-react/icons/trash-2';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { joinParts } from '#i18n/isolated.ts';
import type { ChosenImage } from '#machines/images/image-upload.machine.ts';
import { type ConversationActor, selectConversation } from '#machines/messages/conversation.machine.ts';
import { otherIn } from '#machines/messages/conversation.setup.ts';
import type { ConversationsActor } from '#machines/messages/conversations.machine.ts';
import { useCurrentUser, useTo } from '../context.tsx';
import { takeDropped } from '../images/chosen-images.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { grow } from '../ui/layout.css.ts';
import * as linkCss from '../ui/link.css.ts';
import { AboutPost } from './AboutPost.tsx';
import { BackToList } from './BackToList.tsx';
import * as css from './ConversationPane.css.ts';
import { MessageComposer } from './MessageComposer.tsx';
import { MessageLog } from './MessageLog.tsx';
import { useName } from './use-name.ts';

interface PaneProps {
  readonly actor: ConversationsActor;
  readonly conversation: ConversationActor;
  readonly linked: boolean;
}

export function ConversationPane({ actor, conversation, linked }: PaneProps) {
  const { t } = useTranslation('messages');
  const to = useTo();
  const { memberId } = useCurrentUser();
  const log = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const known = useSelector(conversation, selectConversation);
  const name = useName()(known);
  const other = otherIn(known, memberId ?? '');
  const isNamed = other !== undefined && !other.isAnonymous;
  const note = isNamed ? joinParts([other.position, other.company]) : '';
  const avatar = isNamed ? other.avatar : '';
  const send = (images: readonly ChosenImage[]) =>
    conversation.getSnapshot().children.images?.send({ type: 'images.choose', images });
  return (
    <section className={css.root} aria-label={name} {...takeDropped(send)}>
      <header className={css.head}>
        <BackToList actor={actor} linked={linked} />
        <div className={css.who}>
          <Avatar name={name} src={avatar} size="s" />
          <div className={grow} lang="zh-CN">
            <h2 className={css.name} lang={isNamed ? undefined : t('lang')}>
              {isNamed ? (
                <Link className={linkCss.stretched} href={to.person({ id: other.id })}>
                  {name}
                </Link>
              ) : (
                name
              )}
            </h2>
            {note === '' ? null : <p className={css.note}>{note}</p>}
          </div>
        </div>
        <IconButton
          label={t('delete')}
          icon={<Trash2 aria-hidden="true" size={18} />}
          onClick={() => actor.send({ type: 'conversation.delete', convId: known.id })}
        />
      </header>
      <AboutPost conversation={conversation} />
      <MessageLog
        log={log}
        actor={actor}
        conversation={conversation}
        name={name}
        avatar={avatar}
        onSuggest={(text) => {
          conversation.send({ type: 'text.change', text });
          box.current?.focus();
        }}
      />
      <MessageComposer
        box={box}
        actor={actor}
        conversation={conversation}
        name={name}
        nonFriendId={isNamed ? other.id : null}
        onImages={send}
        onSent={() => log.current?.scrollTo({ top: 0 })}
      />
    </section>
  );
}
