import Clock from 'lucide-react/icons/clock';
import MessageCircle from 'lucide-react/icons/message-circle';
import UserPlus from 'lucide-react/icons/user-plus';
import { useTranslation } from 'react-i18next';
import { useApp, useIsOther } from '../context.tsx';
import { Button } from '../ui/Button.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { useFriendship } from './use-friendship.ts';
import { useWriteTo } from './use-write-to.ts';

interface MessageButtonProps {
  readonly memberId: string;
  readonly name: string;
  readonly listed?: boolean;
}

interface FriendButtonProps extends MessageButtonProps {
  readonly isFriend: boolean;
  readonly isPending: boolean;
  readonly text?: string;
}

export function MessageButton({ memberId, name, listed = false }: MessageButtonProps) {
  const { t } = useTranslation('shared');
  const write = useWriteTo(memberId);
  return (
    <LinkButton
      size="s"
      {...write}
      icon={<MessageCircle aria-hidden="true" size={16} />}
      aria-label={listed ? t('friends.messageTo', { name }) : undefined}
    >
      {t('friends.message')}
    </LinkButton>
  );
}

/** §4.5: apply, pending, then message the friend. Nothing for the user themselves. */
export function FriendButton(props: FriendButtonProps) {
  const { memberId, name, isFriend, isPending, text = '', listed = false } = props;
  const { t } = useTranslation('shared');
  const app = useApp();
  const friendship = useFriendship(memberId, { isFriend, isPending });
  if (!useIsOther(memberId)) return null;
  switch (friendship) {
    case 'friend':
      return <MessageButton memberId={memberId} name={name} listed={listed} />;
    case 'pending':
      return (
        <Button
          size="s"
          icon={<Clock aria-hidden="true" size={16} />}
          aria-disabled
          aria-label={listed ? t('friends.pendingWhom', { name }) : undefined}
        >
          {t('friends.pending')}
        </Button>
      );
    case 'none':
      return (
        <Button
          size="s"
          icon={<UserPlus aria-hidden="true" size={16} />}
          aria-haspopup="dialog"
          aria-label={listed ? t('friends.applyWhom', { name }) : undefined}
          onClick={() => app.send({ type: 'friend.apply', memberId, name, text })}
        >
          {t('friends.apply')}
        </Button>
      );
  }
}
