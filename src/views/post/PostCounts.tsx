import Eye from 'lucide-react/icons/eye';
import Heart from 'lucide-react/icons/heart';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useTranslation } from 'react-i18next';
import type { Post } from '#services/contract/post.contract.ts';
import { countText } from '../shared/formats.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as css from './PostCard.css.ts';

const signs = [
  ['views', Eye],
  ['likes', Heart],
  ['comments', MessageCircle],
] as const;

export function PostCounts({ post }: { readonly post: Post }) {
  const { t, i18n } = useTranslation('post');
  const counts = { views: post.viewCount, likes: post.likeCount, comments: post.commentCount };
  return signs.map(([name, Sign]) => (
    <span key={name} className={css.count}>
      <Sign aria-hidden="true" size={14} strokeWidth={1.75} />
      <span aria-hidden="true">{countText(counts[name], i18n.language)}</span>
      <VisuallyHidden>{t(`card.${name}`, { total: counts[name] })}</VisuallyHidden>
    </span>
  ));
}
