import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { Post } from '#services/contract/post.contract.ts';
import { Loaded, type ResourceActor } from '../shared/Loaded.tsx';
import { SectionHead } from '../ui/SectionHead.tsx';
import * as css from './PostCard.css.ts';
import { PostCard, PostCardBones } from './PostCard.tsx';

export function Recommended({ actor }: { readonly actor: ResourceActor<readonly Post[]> }) {
  const { t } = useTranslation('post');
  const isEmpty = useSelector(actor, (snapshot) => snapshot.hasTag('empty'));
  if (isEmpty) return null;
  return (
    <section tabIndex={-1} aria-labelledby="recommended-posts">
      <SectionHead id="recommended-posts" title={t('post.recommended')} />
      <Loaded<readonly Post[]>
        actor={actor}
        failedTitle={t('post.recommendedFailed')}
        skeleton={<PostCardBones count={3} />}
      >
        {(posts) => (
          <ul className={css.list}>
            {posts.map((post) => (
              <li key={post.id} className={css.item}>
                <PostCard post={post} level={3} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
