import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { Params } from '#machines/kit/page.machine.ts';
import type { PostReportActor } from '#machines/post/post-report.machine.ts';
import { maskedTitle } from '#machines/post/post-title.ts';
import type { ShareActor } from '#machines/sharing/share.machine.ts';
import type { PostDetail } from '#services/contract/post.contract.ts';
import { useTo } from '../context.tsx';
import { Ago } from '../kit/Ago.tsx';
import { Counted } from '../kit/Counted.tsx';
import { Headline } from '../kit/Headline.tsx';
import { FavouriteButton } from '../reactions/FavouriteButton.tsx';
import { LikeButton } from '../reactions/LikeButton.tsx';
import { ShareButton } from '../sharing/ShareButton.tsx';
import { Chip, LinkChip } from '../ui/Chip.tsx';
import { stack, wrap, wrapRow } from '../ui/layout.css.ts';
import * as link from '../ui/link.css.ts';
import * as sheet from '../ui/sheet.css.ts';
import { tiny } from '../ui/text.css.ts';
import { AuthorCard } from './AuthorCard.tsx';
import * as css from './PostBody.css.ts';
import { PostFacts } from './PostFacts.tsx';
import { PostImages } from './PostImages.tsx';
import { PostReportButton } from './PostReport.tsx';
import { TypeChip } from './TypeChip.tsx';

interface PostBodyProps {
  readonly post: PostDetail;
  readonly share: ShareActor<Params>;
  readonly reporting: PostReportActor;
  readonly onDelete: () => void;
}

export function PostBody({ post, share, reporting, onDelete }: PostBodyProps) {
  const { t } = useTranslation('post');
  const to = useTo();
  const paragraphs = post.content.split('\n').map((text, at) => ({ key: `${at}`, text }));
  return (
    <article className={sheet.root}>
      <header className={stack.m}>
        <div className={wrap.s}>
          <TypeChip tagId={post.tagId} />
          {post.themeName === '' ? null : (
            <Chip>
              <span lang="zh-CN">{post.themeName}</span>
            </Chip>
          )}
          {post.isDraft ? <Chip tone="danger">{t('post.draft')}</Chip> : null}
        </div>
        <h1 className={css.title} lang="zh-CN">
          <Headline text={maskedTitle(post)} />
        </h1>
        <p className={css.meta}>
          <Ago ms={post.publishTime} />
          <Counted of={post.viewCount}>{(total, count) => <span>{t('card.views', { count, total })}</span>}</Counted>
          {post.circle ? (
            <span>
              <span>{t('post.inCircle')}</span>{' '}
              <Link className={link.inline} lang="zh-CN" href={to.circle({ id: post.circle.id })}>
                {post.circle.name}
              </Link>
            </span>
          ) : null}
        </p>
      </header>
      <PostFacts facts={post.facts} />
      <div className={css.text} lang="zh-CN">
        {paragraphs.map(({ key, text }) => (
          <p key={key}>{text}</p>
        ))}
      </div>
      <PostImages images={post.images} />
      {post.topics.length === 0 ? null : (
        <ul role="list" className={css.topics} aria-label={t('post.topics')}>
          {post.topics.map(({ id, name }) => (
            <li key={id}>
              <LinkChip href={to.topic({ id })} lang="zh-CN">{`# ${name}`}</LinkChip>
            </li>
          ))}
        </ul>
      )}
      {post.isDraft ? null : (
        <div className={wrap.s}>
          <LikeButton type="post" id={post.id} liked={post.isLiked} count={post.likeCount} />
          <FavouriteButton type="post" id={post.id} isFavourite={post.isFavorite} />
          <ShareButton actor={share} href={to.post({ id: post.id })} title={maskedTitle(post)} />
        </div>
      )}
      {post.contact === '' ? null : (
        <p>
          <span>{t('post.contactBy')}</span> <span lang="zh-CN">{post.contact}</span>
        </p>
      )}
      <AuthorCard post={post} onDelete={onDelete} />
      <div className={wrapRow.m}>
        <p className={tiny}>{t('post.safety')}</p>
        {post.isMine ? null : <PostReportButton actor={reporting} />}
      </div>
    </article>
  );
}
