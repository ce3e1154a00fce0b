import Star from 'lucide-react/icons/star';
import { useTranslation } from 'react-i18next';
import type { FavouriteType } from '#services/contract/favourite.contract.ts';
import * as css from './ReactionButton.css.ts';
import { useReaction } from './use-reaction.ts';

interface FavouriteButtonProps {
  readonly type: FavouriteType;
  readonly id: string;
  readonly isFavourite: boolean;
}

export function FavouriteButton({ type, id, isFavourite }: FavouriteButtonProps) {
  const { t } = useTranslation('shared');
  const { isOn, press } = useReaction({ act: 'favourite', type, id }, isFavourite);
  return (
    <button type="button" className={css.root} aria-label={t('favourite')} aria-pressed={isOn} onClick={press}>
      <Star className={css.icon} aria-hidden="true" size={18} />
      <span aria-hidden="true">{t(isOn ? 'kept' : 'favourite')}</span>
    </button>
  );
}
