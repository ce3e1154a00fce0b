import { useTranslation } from 'react-i18next';
import type { Post } from '#services/contract/post.contract.ts';
import type { ResourceActor } from '../kit/Loaded.tsx';
import { LoadedList } from '../kit/LoadedList.tsx';
import { stack } from '../ui/layout.css.ts';
import * as css from './PostCard.css.ts';
import { PostCard, PostCardSkeleton } from './PostCard.tsx';

export function Recommended({ actor }: { readonly actor: ResourceActor<readonly Post[]> }) {
  const { t } = useTranslation('post');
  return (
    <LoadedList<Post>
      actor={actor}
      id="recommended-posts"
      title={t('post.recommended')}
      failedTitle={t('post.recommendedFailed')}
      className={stack.m}
      itemClassName={css.item}
      skeleton={<PostCardSkeleton />}
      skeletons={3}
    >
      {(post) => <PostCard post={post} level={3} />}
    </LoadedList>
  );
}
