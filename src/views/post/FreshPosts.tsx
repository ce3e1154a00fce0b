import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectItems, selectListFailure } from '#machines/kit/paged-list.machine.ts';
import type { Post } from '#services/contract/post.contract.ts';
import { FailedPart } from '../kit/FailedPart.tsx';
import type { ListActor } from '../kit/list-actor.ts';
import { NewItems } from '../kit/NewItems.tsx';
import { UnreadableOf } from '../kit/Unreadable.tsx';
import { stack } from '../ui/layout.css.ts';
import { SectionHead } from '../ui/SectionHead.tsx';
import { MoreButton } from './MoreButton.tsx';
import * as css from './PostCard.css.ts';
import { PostCard, PostCardBones } from './PostCard.tsx';

/** R7.3-11; hidden without posts. */
export function FreshPosts({ actor }: { readonly actor: ListActor<Post> }) {
  const { t } = useTranslation('post');
  const posts = useSelector(actor, (snapshot) => selectItems<Post>(snapshot));
  const failure = useSelector(actor, selectListFailure);
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'));
  if (isLoading) return <Waiting />;
  if (posts.length === 0 && !isFailed) return <UnreadableOf actor={actor} />;
  const retry = () => actor.send({ type: 'page.retry' });
  return (
    <section tabIndex={-1} aria-labelledby="fresh-posts">
      <SectionHead id="fresh-posts" title={t('circles.fresh')} />
      {isFailed ? (
        <FailedPart compact title={t('circles.freshFailed')} failure={failure} onRetry={retry} />
      ) : (
        <>
          <NewItems actor={actor} />
          <ul role="list" className={stack.m} aria-labelledby="fresh-posts">
            {posts.map((post) => (
              <li key={post.id} className={css.item}>
                <PostCard post={post} level={3} />
              </li>
            ))}
          </ul>
          <MoreButton
            actor={actor}
            label={t('circles.moreFresh')}
            name={t('circles.fresh')}
            failed={t('circles.freshFailed')}
          />
        </>
      )}
    </section>
  );
}

function Waiting() {
  const { t } = useTranslation('post');
  return (
    <div aria-hidden="true">
      <SectionHead id="fresh-posts" title={t('circles.fresh')} />
      <PostCardBones count={4} />
    </div>
  );
}
