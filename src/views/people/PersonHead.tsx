import CalendarDays from 'lucide-react/icons/calendar-days';
import MapPin from 'lucide-react/icons/map-pin';
import { useTranslation } from 'react-i18next';
import type { Params } from '#machines/kit/page.machine.ts';
import type { ShareActor } from '#machines/sharing/share.machine.ts';
import type { PersonDetail } from '#services/contract/people.contract.ts';
import { useCurrentUser, useTo } from '../context.tsx';
import { FriendButton } from '../friends/FriendButton.tsx';
import { Counted } from '../kit/Counted.tsx';
import { dayText, regionText } from '../kit/formats.ts';
import { Sentence } from '../kit/Sentence.tsx';
import { FollowButton } from '../reactions/FollowButton.tsx';
import { ShareButton } from '../sharing/ShareButton.tsx';
import { capital } from '../theme/global.css.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Chip } from '../ui/Chip.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { wrapRow } from '../ui/layout.css.ts';
import * as css from './PersonPage.css.ts';
import { jobOf } from './PersonRow.tsx';
import { useFollowLabels } from './use-follow-labels.ts';

interface Props {
  readonly person: PersonDetail;
  readonly share: ShareActor<Params>;
}

export function PersonHead({ person, share }: Props) {
  const { t, i18n } = useTranslation('people');
  const to = useTo();
  const joined = dayText(person.joinedTime, i18n.language);
  const isOwn = useCurrentUser().memberId === person.memberId;
  const { nickname: name, location } = person;
  return (
    <article className={css.sheet} aria-label={t('person.page', { name })}>
      <div className={css.cover} />
      <div className={css.head}>
        <div className={css.face}>
          <Avatar name={name} src={person.avatar} size="xl" />
        </div>
        <div className={css.actions}>
          {isOwn ? (
            <LinkButton size="s" href={to.editInfo()}>
              {t('person.edit')}
            </LinkButton>
          ) : null}
          <FollowButton id={person.memberId} followed={person.isFollowed} />
          <FriendButton
            memberId={person.memberId}
            name={name}
            isFriend={person.isFriend}
            isPending={person.hasPendingFriendRequest}
          />
          <ShareButton actor={share} href={to.person({ id: person.memberId })} title={name} size="s" />
        </div>
        <div className={css.words}>
          <div className={wrapRow.s}>
            <h1 className={css.name} lang="zh-CN">
              {name}
            </h1>
            {person.hasColumn ? <Chip tone="accent">{t('person.column')}</Chip> : null}
            {person.isFriend ? <Chip tone="supply">{t('card.friend')}</Chip> : null}
          </div>
          <p className={css.job} lang="zh-CN">
            {jobOf(person)}
          </p>
          <p className={css.facts}>
            {location === '' ? null : (
              <span className={css.fact} lang="zh-CN">
                <MapPin aria-hidden="true" size={16} />
                <span>{regionText(location)}</span>
              </span>
            )}
            {joined === '' ? null : (
              <span className={css.fact}>
                <CalendarDays aria-hidden="true" size={16} />
                <span>{t('person.joined', { day: joined })}</span>
              </span>
            )}
          </p>
        </div>
        <PersonCounts person={person} />
      </div>
    </article>
  );
}

function PersonCounts({ person }: { readonly person: PersonDetail }) {
  const { follows, fans } = useFollowLabels(person.memberId);
  const { followCount, followerCount } = person;
  const counts = [
    { count: followCount, label: follows },
    { count: followerCount, label: fans },
  ];
  return (
    <ul role="list" className={css.counts}>
      {counts.map(({ count, label }) => (
        <Counted key={label} of={count}>
          {(total) => (
            <li className={css.count}>
              <span className={css.number}>{total}</span>
              <span className={capital}>
                <Sentence>{label}</Sentence>
              </span>
            </li>
          )}
        </Counted>
      ))}
    </ul>
  );
}
