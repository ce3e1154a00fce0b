import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { joinParts } from '#i18n/isolated.ts';
import {
  type CommentsActor,
  selectCommentKind,
  selectIsGone,
  selectIsMarked,
} from '#machines/comments/comments.machine.ts';
import type { Comment } from '#services/contract/comment.contract.ts';
import { useTo } from '../context.tsx';
import { Ago } from '../kit/Ago.tsx';
import { lazyView } from '../kit/lazy-view.ts';
import { LikeButton } from '../reactions/LikeButton.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import * as link from '../ui/link.css.ts';
import { SkeletonAvatar, SkeletonLine, SkeletonText, together } from '../ui/Skeleton.tsx';
import { tiny } from '../ui/text.css.ts';
import { commentFieldId } from './CommentForm.tsx';
import * as css from './Comments.css.ts';
import { useArrival } from './use-arrival.ts';

export const deletionQuestion = lazyView(() =>
  import('./DeletionQuestion.tsx').then(({ DeletionQuestion }) => DeletionQuestion),
);

interface CommentItemProps {
  readonly actor: CommentsActor;
  readonly comment: Comment;
  readonly threadId: string;
  readonly children?: ReactNode;
}

export function CommentItem({ actor, comment, threadId, children }: CommentItemProps) {
  const { t } = useTranslation('shared');
  const to = useTo();
  const kind = useSelector(actor, selectCommentKind);
  const isGone = useSelector(actor, (snapshot) => selectIsGone(snapshot, comment.id));
  const isMarked = useSelector(actor, (snapshot) => selectIsMarked(snapshot, comment.id));
  const arrive = useArrival(actor);
  if (isGone) return null;
  const { id, author, content, createdTime, likeCount, isLiked, isMine, replyTo } = comment;
  const name = author?.name || t('comments.nobody');
  const isReply = threadId !== id;
  const reply = () => {
    actor.send({ type: 'comment.reply', threadId, id, name });
    document.getElementById(commentFieldId)?.focus();
  };
  return (
    <article
      ref={isMarked ? arrive : undefined}
      className={classNames(css.comment, isMarked && css.marked)}
      aria-label={name}
      aria-current={isMarked || undefined}
      tabIndex={isMarked ? -1 : undefined}
    >
      <Avatar size={isReply ? 's' : 'm'} name={name} src={author?.avatar ?? ''} />
      <div className={css.words}>
        <p className={css.byline}>
          {author === null ? (
            <span className={css.name}>{name}</span>
          ) : (
            <>
              <Link className={`${css.name} ${link.plain}`} href={to.person({ id: author.memberId })} lang="zh-CN">
                {name}
              </Link>
              <span className={classNames(tiny, css.job)} lang="zh-CN">
                {joinParts([author.position, author.company])}
              </span>
            </>
          )}
        </p>
        <p className={css.content} lang="zh-CN">
          {replyTo ? <span className={tiny}>{t('comments.answered', { name: replyTo.name })}</span> : null}
          <span>{content}</span>
        </p>
        <div className={css.acts}>
          <Ago className={tiny} ms={createdTime} />
          <LikeButton
            small
            type={`${kind}Comment`}
            id={id}
            liked={isLiked}
            count={likeCount}
            label={t('comments.like', { name })}
          />
          <Button size="s" tone="quiet" aria-label={t('comments.replyTo', { name })} onClick={reply}>
            {t('comments.reply')}
          </Button>
          {isMine ? (
            <Button
              size="s"
              tone="quiet"
              onPointerEnter={deletionQuestion.preload}
              onFocus={deletionQuestion.preload}
              onClick={() => actor.send({ type: 'comment.delete', id })}
            >
              {t('comments.delete')}
            </Button>
          ) : null}
        </div>
        {children}
      </div>
    </article>
  );
}

export function CommentSkeleton() {
  return (
    <div className={classNames(css.comment, together)}>
      <SkeletonAvatar size={44} />
      <div className={css.words}>
        <SkeletonLine width="30%" />
        <SkeletonText lines={2} />
        <SkeletonLine width="40%" />
      </div>
    </div>
  );
}
