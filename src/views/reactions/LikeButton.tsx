import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { useTranslation } from 'react-i18next';
import type { Reaction } from '#machines/reactions/reaction.ts';
import { countText, isCount } from '../kit/formats.ts';
import { classNames } from '../ui/class-names.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as css from './ReactionButton.css.ts';
import { useReaction } from './use-reaction.ts';

interface LikeButtonProps {
  readonly type: Extract<Reaction, { act: 'like' }>['type'];
  readonly id: string;
  readonly liked: boolean;
  readonly count: number | null | undefined;
  readonly label?: string;
  readonly small?: boolean;
}

export function LikeButton({ type, id, liked, count, label, small = false }: LikeButtonProps) {
  const { t, i18n } = useTranslation('shared');
  const { isOn, counted, press } = useReaction({ act: 'like', type, id }, liked);
  const likes = counted(count);
  const total = isCount(likes) && likes > 0 ? likes : null;
  return (
    <button
      type="button"
      className={classNames(css.root, small && css.small)}
      aria-pressed={isOn}
      aria-description={total === null ? undefined : `${total}`}
      onClick={press}
    >
      <VisuallyHidden>{label ?? t('like')}</VisuallyHidden>
      <ThumbsUp className={css.icon} aria-hidden="true" size={small ? 16 : 18} />
      <span className={css.count} aria-hidden="true">
        {countText(total, i18n.language)}
      </span>
    </button>
  );
}
