import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Post } from '#services/contract/post.contract.ts';
import type { ListActor } from '../shared/list-actor.ts';
import { PagedList } from '../shared/PagedList.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as css from './PostCard.css.ts';
import { PostCard, PostCardSkeleton } from './PostCard.tsx';

interface PostCardsProps {
  readonly actor: ListActor<Post>;
  readonly label: string;
  readonly failedTitle?: string;
  readonly emptyTitle: string;
  readonly emptyText?: string;
  readonly emptyAction: ReactNode;
}

export function PostCards({ actor, label, failedTitle, emptyTitle, emptyText, emptyAction }: PostCardsProps) {
  const { t } = useTranslation('post');
  return (
    <PagedList<Post>
      actor={actor}
      label={label}
      failedTitle={failedTitle ?? t('list.failed')}
      className={css.list}
      itemClassName={css.item}
      skeleton={<PostCardSkeleton />}
      empty={<EmptyState title={emptyTitle} text={emptyText} action={emptyAction} />}
    >
      {(post) => <PostCard post={post} />}
    </PagedList>
  );
}

const bones = ['a', 'b', 'c', 'd', 'e', 'f'];

export function PostCardsSkeleton() {
  const { t } = useTranslation('shell');
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <div className={css.list}>
        {bones.map((bone) => (
          <PostCardSkeleton key={bone} />
        ))}
      </div>
    </div>
  );
}
