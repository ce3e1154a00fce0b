import { useSelector } from '@xstate/react';
import MessageSquare from 'lucide-react/icons/message-square';
import { useTranslation } from 'react-i18next';
import { type CommentsActor, selectAnnotations, selectCountChange } from '#machines/comments/comments.machine.ts';
import { selectItems } from '#machines/kit/paged-list.machine.ts';
import type { Comment } from '#services/contract/comment.contract.ts';
import { FailedPart } from '../kit/FailedPart.tsx';
import { countText, isCount } from '../kit/formats.ts';
import { LazyBoundary } from '../kit/LazyBoundary.tsx';
import { PagedList } from '../kit/PagedList.tsx';
import { PartBoundary } from '../kit/PartBoundary.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { keepFocus } from '../ui/keep-focus.ts';
import { SectionHead } from '../ui/SectionHead.tsx';
import { CommentForm } from './CommentForm.tsx';
import { CommentItem, CommentSkeleton, deletionQuestion } from './CommentItem.tsx';
import * as css from './Comments.css.ts';
import { CommentThread } from './CommentThread.tsx';
import { PendingComment } from './PendingComment.tsx';
import { useArrival } from './use-arrival.ts';

interface CommentsProps {
  readonly actor: CommentsActor;
  readonly count: number | null;
}

/** Pages must list the namespace `shared`. */
export function Comments(props: CommentsProps) {
  return (
    <PartBoundary>
      <Section {...props} />
    </PartBoundary>
  );
}

function Section({ actor, count }: CommentsProps) {
  const { t, i18n } = useTranslation('shared');
  const list = useSelector(actor, ({ children }) => children.list);
  const change = useSelector(actor, selectCountChange);
  const isSending = useSelector(actor, (snapshot) => snapshot.hasTag('sending'));
  const total = isCount(count) ? count + change : change;
  if (!list) return null;
  return (
    <section ref={keepFocus} id="comment" className={css.root} tabIndex={-1} aria-labelledby="comments-title">
      <SectionHead
        id="comments-title"
        title={total > 0 ? t('comments.heading', { total: countText(total, i18n.language) }) : t('comments.title')}
      />
      <Search actor={actor} />
      <CommentForm actor={actor} />
      <PendingComment actor={actor} threadId={null} />
      <Own actor={actor} />
      <PagedList<Comment>
        actor={list}
        label={t('comments.list')}
        failedTitle={t('comments.failed')}
        empty={
          change > 0 || isSending ? (
            <span />
          ) : (
            <EmptyState
              compact
              icon={<MessageSquare size={26} strokeWidth={1.5} />}
              title={t('comments.empty')}
              text={t('comments.emptyText')}
            />
          )
        }
        skeleton={<CommentSkeleton />}
        skeletons={3}
      >
        {(comment) => <Whole actor={actor} comment={comment} />}
      </PagedList>
      <Deleting actor={actor} />
    </section>
  );
}

/** What became of the comment that the address names, unless it is there. */
function Search({ actor }: { readonly actor: CommentsActor }) {
  const { t } = useTranslation('shared');
  const isGone = useSelector(actor, (snapshot) => snapshot.hasTag('gone'));
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('searchFailed'));
  const arrive = useArrival(actor);
  if (isFailed) {
    return (
      <FailedPart title={t('comments.searchFailed')} compact onRetry={() => actor.send({ type: 'search.retry' })} />
    );
  }
  return isGone ? (
    <p ref={arrive} className={css.missing} role="status" tabIndex={-1}>
      {t('comments.gone')}
    </p>
  ) : null;
}

function Whole({ actor, comment }: { readonly actor: CommentsActor; readonly comment: Comment }) {
  return (
    <CommentItem actor={actor} comment={comment} threadId={comment.id}>
      <CommentThread actor={actor} comment={comment} />
    </CommentItem>
  );
}

/** New comments of the user, until the list contains them. */
function Own({ actor }: { readonly actor: CommentsActor }) {
  const list = useSelector(actor, ({ children }) => children.list);
  const listed = useSelector(list, (snapshot) => (snapshot ? selectItems<Comment>(snapshot) : []));
  const written = useSelector(actor, selectAnnotations);
  return written
    .filter(({ threadId, comment }) => threadId === null && !listed.some(({ id }) => id === comment.id))
    .map(({ comment }) => (
      <div key={comment.id} className={css.own}>
        <PartBoundary of={comment}>
          <Whole actor={actor} comment={comment} />
        </PartBoundary>
      </div>
    ));
}

function Deleting({ actor }: { readonly actor: CommentsActor }) {
  const isConfirming = useSelector(actor, (snapshot) => snapshot.hasTag('confirming'));
  return isConfirming ? (
    <LazyBoundary of={deletionQuestion} props={{ actor }} onMissing={() => actor.send({ type: 'delete.cancel' })} />
  ) : null;
}
