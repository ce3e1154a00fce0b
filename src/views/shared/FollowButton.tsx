import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { useVisitor } from '../context.tsx';
import { Button } from '../ui/Button.tsx';
import { useReaction } from './use-reaction.ts';

interface FollowButtonProps {
  readonly memberId: string;
  /** Of the member: said with the button where several stand in a list. */
  readonly name?: string | undefined;
  /** As the backend last said. */
  readonly followed: boolean;
  readonly size?: 's' | 'm';
}

/** Follows a member, and stops; nobody follows himself. */
export function FollowButton({ memberId, name, followed, size = 's' }: FollowButtonProps) {
  const { t } = useTranslation('shared');
  const reader = useVisitor();
  const { isOn, press } = useReaction({ act: 'follow', type: 'member', id: memberId }, followed);
  if (reader.memberId === memberId) return null;
  const Icon = isOn ? Check : Plus;
  return (
    <Button
      size={size}
      tone={isOn ? 'calm' : 'accent'}
      icon={<Icon aria-hidden="true" size={16} />}
      aria-label={name === undefined ? t('follow') : t('followWhom', { name })}
      aria-pressed={isOn}
      onClick={press}
    >
      {t(isOn ? 'following' : 'follow')}
    </Button>
  );
}
