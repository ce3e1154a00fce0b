import MessageCircle from 'lucide-react/icons/message-circle';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { joinParts } from '#i18n/isolated.ts';
import type { PostDetail } from '#services/contract/post.contract.ts';
import { useTo } from '../context.tsx';
import { useWriteTo } from '../friends/use-write-to.ts';
import { FollowButton } from '../reactions/FollowButton.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { wrap } from '../ui/layout.css.ts';
import * as link from '../ui/link.css.ts';
import * as css from './PostBody.css.ts';

interface AuthorCardProps {
  readonly post: PostDetail;
  readonly onDelete: () => void;
}

export function AuthorCard({ post, onDelete }: AuthorCardProps) {
  const { t } = useTranslation('post');
  const to = useTo();
  const { author } = post;
  const write = useWriteTo(author?.memberId ?? '', post.id);
  if (author === null && !post.isMine) return null;
  return (
    <section className={css.author} aria-label={t('post.author')}>
      {author === null ? null : (
        <>
          <Avatar name={author.name} src={author.avatar} size="l" />
          <div className={css.authorWords} lang="zh-CN">
            <Link className={`${css.authorName} ${link.plain}`} href={to.person({ id: author.memberId })}>
              {author.name}
            </Link>
            <span className={css.authorNote}>{joinParts([author.position, author.company])}</span>
          </div>
        </>
      )}
      <div className={wrap.s}>
        {author === null ? null : <FollowButton id={author.memberId} followed={post.isFollowed} />}
        {post.isMine ? (
          <>
            <LinkButton size="s" href={to.postEdit({ id: post.id })}>
              {t('post.edit')}
            </LinkButton>
            <Button size="s" tone="quiet" onClick={onDelete}>
              {t('delete.open')}
            </Button>
          </>
        ) : (
          <LinkButton tone="loud" size="s" {...write} icon={<MessageCircle aria-hidden="true" size={16} />}>
            {t('post.contact')}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
