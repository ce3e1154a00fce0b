import { shallowEqual, useSelector } from '@xstate/react';
import User from 'lucide-react/icons/user';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { type CommentsActor, selectCommentForm } from '#machines/comments/comments.machine.ts';
import { commentMaxLength } from '#services/contract/constants.ts';
import { lengthOf } from '#services/contract/text.ts';
import { useCurrentUser, useMay } from '../context.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { Form } from '../ui/Form.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { stack } from '../ui/layout.css.ts';
import { TextArea } from '../ui/TextArea.tsx';
import * as css from './Comments.css.ts';
import { commentWords } from './comment-words.ts';

export const commentFieldId = 'comment-text';

export function CommentForm({ actor }: { readonly actor: CommentsActor }) {
  const { t } = useTranslation(['shared', 'failure']);
  const { name, avatar } = useCurrentUser();
  const answer = useMay('comment');
  const { text, answered, error, failure } = useSelector(actor, selectCommentForm, shallowEqual);
  const isSending = useSelector(actor, (snapshot) => snapshot.hasTag('sending'));
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const wrong = {
    empty: t('shared:comments.errorEmpty'),
    tooLong: t('shared:comments.errorTooLong', { max: commentMaxLength }),
  };
  const hints = { yes: undefined, login: 'guest', complete: 'guest', muted: 'muted' } as const;
  const hint = hints[answer];
  const isMuted = answer === 'muted';
  return (
    <Form className={css.form} onSubmit={() => actor.send({ type: 'comment.submit' })}>
      {name === '' ? (
        <span className={css.nobody} aria-hidden="true">
          <User size={22} />
        </span>
      ) : (
        <Avatar size="m" name={name} src={avatar} />
      )}
      <div className={stack.xs}>
        {answered ? (
          <p className={css.answered}>
            <span lang="zh-CN">{t('shared:comments.replyTo', { name: answered.name })}</span>
            <IconButton
              label={t('shared:comments.unreply')}
              icon={<X aria-hidden="true" size={16} />}
              onClick={() => actor.send({ type: 'comment.unreply' })}
            />
          </p>
        ) : null}
        <TextArea
          id={commentFieldId}
          label={t('shared:comments.write')}
          labelHidden
          placeholder={t('shared:comments.placeholder')}
          rows={3}
          value={text}
          readOnly={isSending || isMuted}
          disabled={isMuted && text === ''}
          hint={hint && t(`shared:comments.${hint}`)}
          error={error ? wrong[error] : isFailed ? commentWords(t, failure) : undefined}
          counter={{ now: lengthOf(text), max: commentMaxLength }}
          onChange={({ target }) => actor.send({ type: 'comment.type', text: target.value })}
        />
        <div className={css.submit}>
          <Button type="submit" tone="accent" busy={isSending} aria-disabled={isMuted || undefined}>
            {t('shared:comments.submit')}
          </Button>
        </div>
      </div>
    </Form>
  );
}
