import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { Followed } from '#machines/content/people-loads.ts';
import { maskedTitle } from '#machines/post/post-title.ts';
import { typeIfKnown } from '#machines/post/post-type.ts';
import type { Favourite } from '#services/contract/favourite.contract.ts';
import type { NewsItem } from '#services/contract/news.contract.ts';
import type { Post } from '#services/contract/post.contract.ts';
import { useTo } from '../context.tsx';
import * as friend from '../friends/FriendRows.css.ts';
import { Ago } from '../kit/Ago.tsx';
import { Counted } from '../kit/Counted.tsx';
import { dayText } from '../kit/formats.ts';
import { Time } from '../kit/Time.tsx';
import { FollowButton } from '../reactions/FollowButton.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { Chip } from '../ui/Chip.tsx';
import { Cover } from '../ui/Cover.tsx';
import * as link from '../ui/link.css.ts';
import { SkeletonLine } from '../ui/Skeleton.tsx';
import { itemTitle } from '../ui/text.css.ts';
import { jobOf } from './PersonRow.tsx';
import * as css from './person-lists.css.ts';

export function FollowedRow({ person }: { readonly person: Followed }) {
  const { t } = useTranslation('people');
  const to = useTo();
  return (
    <article className={friend.row}>
      <Avatar name={person.name} src={person.avatar} />
      <div className={friend.words}>
        <h2 className={itemTitle} lang="zh-CN">
          <Link className={link.stretched} href={to.person({ id: person.memberId })}>
            {person.name}
          </Link>
        </h2>
        <p className={friend.job} lang="zh-CN">
          {jobOf(person)}
        </p>
      </div>
      <div className={css.end}>
        {person.isMutual ? <Chip tone="accent">{t('tab.mutual')}</Chip> : null}
        <FollowButton id={person.memberId} name={person.name} followed={person.isFollowed} />
      </div>
    </article>
  );
}

export function PostLine({ post }: { readonly post: Post }) {
  const { t } = useTranslation('people');
  const to = useTo();
  const type = typeIfKnown(post.tagId);
  return (
    <article className={css.text}>
      <h2 className={css.title} lang="zh-CN">
        <Link className={link.stretched} href={post.isDraft ? to.postEdit({ id: post.id }) : to.post({ id: post.id })}>
          {maskedTitle(post)}
        </Link>
      </h2>
      <p className={css.facts}>
        {type === null ? null : <Chip tone={type === 'top' ? 'accent' : type}>{t(`kind.${type}`)}</Chip>}
        {post.isDraft ? <Chip>{t('tab.draft')}</Chip> : null}
        <span lang="zh-CN">{post.themeName}</span>
        <Ago brief ms={post.publishTime} />
      </p>
    </article>
  );
}

export function ArticleRow({ article }: { readonly article: NewsItem }) {
  const { t } = useTranslation('people');
  const to = useTo();
  return (
    <article className={css.withPicture}>
      <div className={friend.words}>
        <h2 className={css.title} lang="zh-CN">
          <Link className={link.stretched} href={to.article({ id: article.id })}>
            {article.title}
          </Link>
        </h2>
        <p className={css.facts}>
          <span lang="zh-CN">{article.tagName}</span>
          <Time ms={article.publishTime} say={dayText} />
          <Counted of={article.viewCount}>{(total, count) => <span>{t('tab.views', { count, total })}</span>}</Counted>
        </p>
      </div>
      <Cover src={article.coverImg} />
    </article>
  );
}

export function FavouriteRow({ favourite }: { readonly favourite: Favourite }) {
  const { t } = useTranslation('people');
  const to = useTo();
  const { type, entityId: id } = favourite;
  const href = type === 'news' ? to.article({ id }) : type === 'post' ? to.post({ id }) : to.event({ id });
  return (
    <article className={favourite.coverImg === '' ? css.text : css.withPicture}>
      <div className={friend.words}>
        <h2 className={css.title} lang="zh-CN">
          <Link className={link.stretched} href={href}>
            {favourite.title}
          </Link>
        </h2>
        <p className={css.facts}>
          <Chip>{t(`kind.${type}`)}</Chip>
          <Ago brief ms={favourite.createdTime} />
        </p>
      </div>
      {favourite.coverImg === '' ? null : <Cover src={favourite.coverImg} />}
    </article>
  );
}

export function LineSkeleton() {
  return (
    <div className={css.text}>
      <SkeletonLine width="72%" />
      <SkeletonLine width="34%" />
    </div>
  );
}
