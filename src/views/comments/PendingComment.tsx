import { shallowEqual, useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type CommentsActor, selectCommentForm } from '#machines/comments/comments.machine.ts';
import { useCurrentUser } from '../context.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { classNames } from '../ui/class-names.ts';
import { tiny } from '../ui/text.css.ts';
import * as css from './Comments.css.ts';

interface PendingCommentProps {
  readonly actor: CommentsActor;
  readonly threadId: string | null;
}

export function PendingComment({ actor, threadId }: PendingCommentProps) {
  const { t } = useTranslation('shared');
  const { name, avatar } = useCurrentUser();
  const { text, answered } = useSelector(actor, selectCommentForm, shallowEqual);
  const isSending = useSelector(actor, (snapshot) => snapshot.hasTag('sending'));
  if (!isSending || (answered?.threadId ?? null) !== threadId) return null;
  return (
    <div className={classNames(css.comment, css.pending)}>
      <Avatar size={threadId === null ? 'm' : 's'} name={name} src={avatar} />
      <div className={css.words}>
        <span className={css.name}>{name}</span>
        <p className={css.content}>{text.trim()}</p>
        <span className={tiny} role="status">
          {t('comments.sending')}
        </span>
      </div>
    </div>
  );
}
