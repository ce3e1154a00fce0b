import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type CommentsActor, selectAnnotations, selectThread } from '#machines/comments/comments.machine.ts';
import { selectItems } from '#machines/kit/paged-list.machine.ts';
import type { Comment } from '#services/contract/comment.contract.ts';
import { isCount } from '../kit/formats.ts';
import { PagedList } from '../kit/PagedList.tsx';
import { Button } from '../ui/Button.tsx';
import { CommentItem, CommentSkeleton } from './CommentItem.tsx';
import * as css from './Comments.css.ts';
import { PendingComment } from './PendingComment.tsx';

interface CommentThreadProps {
  readonly actor: CommentsActor;
  readonly comment: Comment;
}

export function CommentThread({ actor, comment: { id, author, replyCount } }: CommentThreadProps) {
  const { t } = useTranslation('shared');
  const thread = useSelector(actor, (snapshot) => selectThread(snapshot, id));
  const listed = useSelector(thread, (snapshot) => (snapshot ? selectItems<Comment>(snapshot) : []));
  const written = useSelector(actor, selectAnnotations);
  const own = written.filter(
    ({ threadId, comment }) => threadId === id && !listed.some((other) => other.id === comment.id),
  );
  return (
    <div className={css.thread}>
      {thread ? (
        <PagedList<Comment>
          actor={thread}
          label={t('comments.replies', { name: author?.name || t('comments.nobody') })}
          failedTitle={t('comments.repliesFailed')}
          empty={<span />}
          skeleton={<CommentSkeleton />}
          skeletons={isCount(replyCount) ? Math.min(3, replyCount) : 1}
          quietEnd
        >
          {(reply) => <CommentItem actor={actor} comment={reply} threadId={id} />}
        </PagedList>
      ) : null}
      {own.map(({ comment }) => (
        <CommentItem key={comment.id} actor={actor} comment={comment} threadId={id} />
      ))}
      <PendingComment actor={actor} threadId={id} />
      {replyCount === 0 ? null : (
        <Button
          size="s"
          tone="quiet"
          className={css.threadButton}
          aria-expanded={thread !== undefined}
          onClick={() => actor.send({ type: thread ? 'thread.close' : 'thread.open', id })}
        >
          {thread
            ? t('comments.close')
            : isCount(replyCount)
              ? t('comments.open', { count: replyCount })
              : t('comments.openAll')}
        </Button>
      )}
    </div>
  );
}
