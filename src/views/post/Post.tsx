import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { CommentsActor } from '#machines/comments/comments.machine.ts';
import type { Params } from '#machines/kit/page.machine.ts';
import { selectData, selectFailure } from '#machines/kit/resource.machine.ts';
import type { postMachine } from '#machines/post/post.machine.ts';
import type { PostReportActor } from '#machines/post/post-report.machine.ts';
import type { ShareActor } from '#machines/sharing/share.machine.ts';
import type { PostDetail } from '#services/contract/post.contract.ts';
import { Comments } from '../comments/Comments.tsx';
import { useTo } from '../context.tsx';
import type { ResourceActor } from '../kit/Loaded.tsx';
import { HeadSkeleton, PageState } from '../kit/PageState.tsx';
import { StaleNote } from '../kit/StaleNote.tsx';
import { SkeletonAvatar, SkeletonBlock, SkeletonText } from '../ui/Skeleton.tsx';
import { PostBody } from './PostBody.tsx';
import { PostFilter } from './PostFilter.tsx';
import { PostMeta } from './PostMeta.tsx';
import { PostRemoval } from './PostRemoval.tsx';
import { PostReportDialog } from './PostReport.tsx';
import * as css from './page.css.ts';
import { Recommended } from './Recommended.tsx';

type PostActor = ActorRefFrom<typeof postMachine>;

export function Post({ actor }: { readonly actor: PostActor }) {
  const { detail, recommended, share, comments, removal, report } = useSelector(actor, ({ children }) => children);
  if (!detail || !recommended || !share || !comments || !removal || !report) return null;
  return (
    <div className={css.root}>
      <PostFilter />
      <Detail actor={detail} share={share} reporting={report} onDelete={() => removal.send({ type: 'post.delete' })} />
      <PostRemoval actor={removal} />
      <PostReportDialog actor={report} />
      <PostComments actor={comments} post={detail} />
      <Recommended actor={recommended} />
    </div>
  );
}

interface PostCommentsProps {
  readonly actor: CommentsActor;
  readonly post: ResourceActor<PostDetail>;
}

function PostComments({ actor, post: resource }: PostCommentsProps) {
  const post = useSelector(resource, (snapshot) => selectData<PostDetail>(snapshot));
  return post && !post.isDraft && <Comments actor={actor} count={post.commentCount} />;
}

interface DetailProps {
  readonly actor: ResourceActor<PostDetail>;
  readonly share: ShareActor<Params>;
  readonly reporting: PostReportActor;
  readonly onDelete: () => void;
}

function Detail({ actor, share, reporting, onDelete }: DetailProps) {
  const { t } = useTranslation(['post', 'shell']);
  const to = useTo();
  const failure = useSelector(actor, selectFailure);
  const isStale = useSelector(actor, (snapshot) => snapshot.hasTag('stale'));
  return (
    <PageState
      actor={actor}
      title={t('post.name')}
      loading={t('shell:loading')}
      failed={t('post.failed')}
      missing={{
        title: t('post.missing'),
        text: t('post.missingText'),
        action: { href: to.tagPosts(), label: t('list.toPopular') },
      }}
      skeleton={
        <>
          <HeadSkeleton above="6rem" below="50%" />
          <SkeletonBlock height="96px" />
          <SkeletonText lines={4} />
          <SkeletonAvatar size={56} />
        </>
      }
    >
      {(post) => (
        <>
          <PostMeta post={post} />
          {isStale ? <StaleNote failure={failure} onRetry={() => actor.send({ type: 'resource.retry' })} /> : null}
          <PostBody post={post} share={share} reporting={reporting} onDelete={onDelete} />
        </>
      )}
    </PageState>
  );
}
