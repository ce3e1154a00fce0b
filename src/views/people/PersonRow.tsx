import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { joinParts } from '#i18n/isolated.ts';
import type { Person } from '#machines/content/people-loads.ts';
import { useTo } from '../context.tsx';
import { FriendButton } from '../friends/FriendButton.tsx';
import { useNow } from '../kit/Ago.tsx';
import { agoDayText, agoText } from '../kit/ago.ts';
import { Counted } from '../kit/Counted.tsx';
import { regionText } from '../kit/formats.ts';
import { FollowButton } from '../reactions/FollowButton.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { Chip } from '../ui/Chip.tsx';
import { classNames } from '../ui/class-names.ts';
import { wrapRow } from '../ui/layout.css.ts';
import * as link from '../ui/link.css.ts';
import { SkeletonAvatar, SkeletonLine, together } from '../ui/Skeleton.tsx';
import * as css from './PersonRow.css.ts';

const tagsShown = 3;

export const jobOf = ({ company, position }: { readonly company: string; readonly position: string }): string =>
  joinParts([position, company]);

export function PersonRow({ person }: { readonly person: Person }) {
  const { t } = useTranslation('people');
  const to = useTo();
  const { name, introduction, industryTagList, followerCount, visitTime, lastActiveTime } = person;
  return (
    <article className={css.root}>
      <Avatar name={name} src={person.avatar} size="l" />
      <div className={css.words}>
        <div className={wrapRow.s}>
          <h2 className={css.name} lang="zh-CN">
            <Link className={link.stretched} href={to.person({ id: person.memberId })}>
              {name}
            </Link>
          </h2>
          {person.isFriend ? <Chip tone="supply">{t('card.friend')}</Chip> : null}
        </div>
        <p className={css.job} lang="zh-CN">
          {jobOf(person)}
        </p>
        {introduction === '' ? null : (
          <p className={css.introduction} lang="zh-CN">
            {introduction}
          </p>
        )}
        {industryTagList.length === 0 ? null : (
          <p className={css.chips} lang="zh-CN">
            {industryTagList.slice(0, tagsShown).map(({ tagId, tagName }) => (
              <Chip key={tagId}>{tagName}</Chip>
            ))}
          </p>
        )}
        <p className={css.facts}>
          {visitTime == null ? null : <Since word="card.visited" say={agoText} ms={visitTime} />}
          {person.location === '' ? null : <span lang="zh-CN">{regionText(person.location)}</span>}
          <Counted of={followerCount}>{(total, count) => <span>{t('card.followers', { count, total })}</span>}</Counted>
          {visitTime === undefined ? <Since word="card.active" say={agoDayText} ms={lastActiveTime} /> : null}
        </p>
      </div>
      <div className={css.actions}>
        <FollowButton id={person.memberId} name={name} followed={person.isFollowed} />
        <FriendButton
          memberId={person.memberId}
          name={name}
          isFriend={person.isFriend}
          isPending={person.hasPendingFriendRequest}
          listed
        />
      </div>
    </article>
  );
}

interface SinceProps {
  readonly word: 'card.visited' | 'card.active';
  readonly say: typeof agoText;
  readonly ms: number | null | undefined;
}

/** Separate, so that only it re-renders each minute. */
function Since({ word, say, ms }: SinceProps) {
  const { t, i18n } = useTranslation('people');
  const time = say(ms, useNow(), i18n.language);
  return time === '' ? null : <span>{t(word, { time })}</span>;
}

export function PersonRowSkeleton() {
  return (
    <div className={classNames(css.root, together)}>
      <SkeletonAvatar size={64} />
      <div className={css.words}>
        <SkeletonLine width="32%" />
        <SkeletonLine width="58%" />
        <SkeletonLine width="84%" />
        <SkeletonLine width="46%" />
      </div>
    </div>
  );
}
