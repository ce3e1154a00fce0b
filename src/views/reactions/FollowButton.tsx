import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { useIsOther } from '../context.tsx';
import { Button } from '../ui/Button.tsx';
import { useReaction } from './use-reaction.ts';

interface FollowButtonProps {
  readonly type?: 'member' | 'company';
  readonly id: string;
  readonly name?: string | undefined;
  readonly followed: boolean;
  readonly size?: 's' | 'm';
}

export function FollowButton({ type = 'member', id, name, followed, size = 's' }: FollowButtonProps) {
  const { t } = useTranslation('shared');
  const isOther = useIsOther(id);
  const { isOn, press } = useReaction({ act: 'follow', type, id }, followed);
  if (type === 'member' && !isOther) return null;
  const Icon = isOn ? Check : Plus;
  return (
    <Button
      size={size}
      tone={isOn ? 'calm' : 'accent'}
      icon={<Icon aria-hidden="true" size={16} />}
      aria-label={name === undefined ? undefined : t(isOn ? 'followingWhom' : 'followWhom', { name })}
      aria-pressed={isOn}
      onClick={press}
    >
      {t(isOn ? 'following' : 'follow')}
    </Button>
  );
}
