import { useTranslation } from 'react-i18next';
import type { Post } from '#services/contract/post.contract.ts';
import type { ListActor } from '../kit/list-actor.ts';
import { PagedList } from '../kit/PagedList.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { stack } from '../ui/layout.css.ts';
import { pressBySpace } from '../ui/press-by-space.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as css from './PostCard.css.ts';
import { PostCard, PostCardBones, PostCardSkeleton } from './PostCard.tsx';

interface PostCardsProps {
  readonly actor: ListActor<Post>;
  readonly label: string;
  readonly failedTitle?: string;
  readonly emptyTitle: string;
  readonly emptyText: string;
  readonly publish: { readonly href: string; readonly label: string };
}

export function PostCards({ actor, label, failedTitle, emptyTitle, emptyText, publish }: PostCardsProps) {
  const { t } = useTranslation('post');
  return (
    <PagedList<Post>
      actor={actor}
      label={label}
      failedTitle={failedTitle ?? t('list.failed')}
      className={stack.m}
      itemClassName={css.item}
      skeleton={<PostCardSkeleton />}
      empty={
        <EmptyState
          title={emptyTitle}
          text={emptyText}
          action={
            <LinkButton tone="accent" role="button" onKeyDown={pressBySpace} href={publish.href}>
              {publish.label}
            </LinkButton>
          }
        />
      }
    >
      {(post) => <PostCard post={post} />}
    </PagedList>
  );
}

export function PostCardsSkeleton() {
  const { t } = useTranslation('shell');
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <PostCardBones count={6} />
    </div>
  );
}
