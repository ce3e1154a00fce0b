import type { Params } from '#machines/kit/page.machine.ts';
import type { ShareActor } from '#machines/sharing/share.machine.ts';
import type { NewsDetail } from '#services/contract/news.contract.ts';
import { useTo } from '../context.tsx';
import { FavouriteButton } from '../reactions/FavouriteButton.tsx';
import { LikeButton } from '../reactions/LikeButton.tsx';
import { ShareButton } from '../sharing/ShareButton.tsx';
import { wrapRow } from '../ui/layout.css.ts';

interface ArticleActionsProps {
  readonly news: NewsDetail;
  readonly share: ShareActor<Params>;
}

export function ArticleActions({ news, share }: ArticleActionsProps) {
  const to = useTo();
  return (
    <div className={wrapRow.s}>
      <LikeButton type="news" id={news.id} liked={news.isLiked} count={news.likeCount} />
      <FavouriteButton type="news" id={news.id} isFavourite={news.isFavorite} />
      <ShareButton actor={share} href={to.article({ id: news.id })} title={news.title} />
    </div>
  );
}
