import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { ConversationsActor } from '#machines/messages/conversations.machine.ts';
import { useTo } from '../context.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import * as css from './ConversationPane.css.ts';

interface BackToListProps {
  readonly actor: ConversationsActor;
  readonly linked: boolean;
}

export function BackToList({ actor, linked }: BackToListProps) {
  const { t } = useTranslation('messages');
  const to = useTo();
  const icon = <ArrowLeft aria-hidden="true" size={20} />;
  return linked ? (
    <Link className={css.back} href={to.messages()} aria-label={t('back')}>
      {icon}
    </Link>
  ) : (
    <span className={css.back}>
      <IconButton label={t('back')} icon={icon} onClick={() => actor.send({ type: 'conversation.leave' })} />
    </span>
  );
}
