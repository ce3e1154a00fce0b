import { useTranslation } from 'react-i18next';
import { ContentCover } from '../kit/ContentCover.tsx';
import * as css from './PostBody.css.ts';

export function PostImages({ images }: { readonly images: readonly string[] }) {
  const { t } = useTranslation('post');
  if (images.length === 0) return null;
  return (
    <ul role="list" className={css.images} aria-label={t('post.images')} data-many={images.length > 1 || undefined}>
      {images.map((src, at) => (
        <li key={src}>
          <ContentCover
            src={src}
            alt={t('post.image', { at: at + 1, total: images.length })}
            ratio={images.length === 1 ? 16 / 10 : 4 / 3}
          />
        </li>
      ))}
    </ul>
  );
}
