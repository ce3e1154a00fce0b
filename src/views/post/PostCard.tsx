import Eye from 'lucide-react/icons/eye';
import Heart from 'lucide-react/icons/heart';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { maskedTitle } from '#machines/post/post-title.ts';
import { typeIfKnown } from '#machines/post/post-type.ts';
import type { Post } from '#services/contract/post.contract.ts';
import { useTo } from '../context.tsx';
import { Ago } from '../kit/Ago.tsx';
import { Counted } from '../kit/Counted.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { Cover } from '../ui/Cover.tsx';
import { classNames } from '../ui/class-names.ts';
import { stack } from '../ui/layout.css.ts';
import * as link from '../ui/link.css.ts';
import { SkeletonAvatar, SkeletonLine, SkeletonText } from '../ui/Skeleton.tsx';
import { lines, summary } from '../ui/text.css.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as css from './PostCard.css.ts';
import { TypeChip } from './TypeChip.tsx';

interface PostProps {
  readonly post: Post;
  readonly level?: 2 | 3;
}

export function PostCard(props: PostProps) {
  return typeIfKnown(props.post.tagId) === 'top' ? <PinnedPost {...props} /> : <WholeCard {...props} />;
}

function PinnedPost({ post, level = 2 }: PostProps) {
  const Title = `h${level}` as const;
  const to = useTo();
  return (
    <article className={css.pinned}>
      <TypeChip tagId={post.tagId} />
      <Title className={css.pinnedTitle} lang="zh-CN">
        <Link className={link.stretched} href={to.post({ id: post.id })}>
          {maskedTitle(post)}
        </Link>
      </Title>
      <Ago brief className={css.pinnedTime} ms={post.publishTime} />
    </article>
  );
}

function WholeCard({ post, level = 2 }: PostProps) {
  const Title = `h${level}` as const;
  const to = useTo();
  return (
    <article className={css.root}>
      <div className={css.words}>
        <div className={css.head}>
          <TypeChip tagId={post.tagId} />
          <Title className={classNames(css.title, lines.two)} lang="zh-CN">
            <Link className={link.stretched} href={to.post({ id: post.id })}>
              {maskedTitle(post)}
            </Link>
          </Title>
        </div>
        <p className={classNames(summary, lines.two)} lang="zh-CN">
          {post.summary}
        </p>
      </div>
      {post.coverImg === '' ? null : (
        <div className={css.picture}>
          <Cover src={post.coverImg} ratio={4 / 3} />
        </div>
      )}
      <div className={css.foot}>
        {post.author === null ? null : (
          <div className={css.by}>
            <Avatar size="s" name={post.author.name} src={post.author.avatar} />
            <p className={css.byline} lang="zh-CN">
              <Link className={css.author} href={to.person({ id: post.author.memberId })}>
                {post.author.name}
              </Link>
              <span className={css.company}>{post.author.company}</span>
            </p>
          </div>
        )}
        <p className={css.facts}>
          {post.place === '' ? null : (
            <span className={css.place} lang="zh-CN">
              {post.place}
            </span>
          )}
          <Ago brief ms={post.publishTime} />
          <PostCounts post={post} />
        </p>
      </div>
    </article>
  );
}

export function PostCardSkeleton() {
  return (
    <div className={css.root}>
      <div className={css.words}>
        <SkeletonLine width="72%" />
        <SkeletonText lines={2} />
      </div>
      <div className={css.foot}>
        <div className={css.by}>
          <SkeletonAvatar size={32} />
          <SkeletonLine width="9rem" />
        </div>
        <SkeletonLine width="7rem" />
      </div>
    </div>
  );
}

const bones = ['a', 'b', 'c', 'd', 'e', 'f'];

/** At most six. */
export function PostCardBones({ count }: { readonly count: number }) {
  return (
    <div className={stack.m}>
      {bones.slice(0, count).map((bone) => (
        <PostCardSkeleton key={bone} />
      ))}
    </div>
  );
}

const signs = [
  ['views', Eye],
  ['likes', Heart],
  ['comments', MessageCircle],
] as const;

function PostCounts({ post }: { readonly post: Post }) {
  const { t } = useTranslation('post');
  const counts = { views: post.viewCount, likes: post.likeCount, comments: post.commentCount };
  return signs.map(([name, Sign]) => (
    <Counted key={name} of={counts[name]}>
      {(total, count) => (
        <span className={css.count}>
          <Sign aria-hidden="true" size={14} strokeWidth={1.75} />
          <span aria-hidden="true">{total}</span>
          <VisuallyHidden>{t(`card.${name}`, { count, total: count })}</VisuallyHidden>
        </span>
      )}
    </Counted>
  ));
}
