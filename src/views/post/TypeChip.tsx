import { useTranslation } from 'react-i18next';
import { type PostType, typeIfKnown } from '#machines/post/post-type.ts';
import { Chip, type ChipProps } from '../ui/Chip.tsx';

const tones: Readonly<Record<PostType, NonNullable<ChipProps['tone']>>> = {
  supply: 'supply',
  demand: 'demand',
  recruitment: 'recruitment',
  top: 'accent',
};

export function TypeChip({ tagId }: { readonly tagId: number | null }) {
  const { t } = useTranslation('post');
  const type = typeIfKnown(tagId);
  return type === null ? null : <Chip tone={tones[type]}>{t(`type.${type}`)}</Chip>;
}
