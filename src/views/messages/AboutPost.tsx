import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { selectData } from '#machines/kit/resource.machine.ts';
import type { ConversationActor } from '#machines/messages/conversation.machine.ts';
import type { PostCard } from '#services/contract/message.contract.ts';
import { useTo } from '../context.tsx';
import { Button } from '../ui/Button.tsx';
import { Cover } from '../ui/Cover.tsx';
import { grow } from '../ui/layout.css.ts';
import * as css from './ConversationPane.css.ts';

/** R3-49; the post can be sent as a card (R3-53). */
export function AboutPost({ conversation }: { readonly conversation: ConversationActor }) {
  const { t } = useTranslation('messages');
  const to = useTo();
  const about = useSelector(conversation, ({ children }) => children.about);
  const card = useSelector(about, (snapshot) => (snapshot ? selectData<PostCard | null>(snapshot) : null));
  if (!card) return null;
  const give = () => conversation.send({ type: 'message.give', msgType: 1, msgContent: JSON.stringify(card) });
  return (
    <aside className={css.about} aria-label={t('about')}>
      {card.coverImg === null ? null : <Cover className={css.aboutCover} src={card.coverImg} ratio={1} corner="none" />}
      <div className={grow}>
        <p className={css.note}>{t('about')}</p>
        <Link className={css.aboutTitle} href={to.post({ id: card.postId })} lang="zh-CN">
          {card.title}
        </Link>
      </div>
      <Button size="s" onClick={give}>
        {t('givePost')}
      </Button>
    </aside>
  );
}
