import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { joinParts } from '#i18n/isolated.ts';
import type { Person } from '#machines/content/people-loads.ts';
import { useCurrentUser, useMay, useSession, useTo } from '../context.tsx';
import { Ago } from '../kit/Ago.tsx';
import { FollowButton } from '../reactions/FollowButton.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { classNames } from '../ui/class-names.ts';
import * as link from '../ui/link.css.ts';
import { SkeletonAvatar, SkeletonLine, together } from '../ui/Skeleton.tsx';
import { ellipsis } from '../ui/text.css.ts';
import * as css from './Block.css.ts';
import { Block } from './Block.tsx';
import { ModuleContent } from './ModuleContent.tsx';
import { useModule } from './use-module.ts';

type PeopleModule = 'recommendedFollow' | 'visitors' | 'interestPeople';

const visitors = 5;

interface PeopleProps {
  readonly name: PeopleModule;
  readonly href: string;
  readonly count: number;
}

function PeopleSkeleton({ count }: { readonly count: number }) {
  return (
    <div className={classNames(css.list, together)}>
      {Array.from({ length: count }, (_, at) => `slot-${at}`).map((key) => (
        <div key={key} className={css.row}>
          <SkeletonAvatar size={44} />
          <div className={css.words}>
            <SkeletonLine width="40%" />
            <SkeletonLine width="80%" />
          </div>
        </div>
      ))}
    </div>
  );
}

function People({ name, href, count }: PeopleProps) {
  const { t } = useTranslation(['shell', 'frame']);
  const to = useTo();
  return (
    <Block id={name} title={t(`frame:aside.${name}`)} href={href}>
      <ModuleContent<readonly Person[]>
        actor={useModule(name)}
        skeleton={<PeopleSkeleton count={count} />}
        empty={<p className={css.empty}>{t(`frame:aside.none.${name}`)}</p>}
      >
        {(people) => (
          <ul role="list" className={css.list}>
            {people.map((person) => (
              <li key={person.id} className={css.row}>
                <Avatar name={person.name} src={person.avatar} />
                <div className={css.words}>
                  <Link
                    className={`${css.name} ${link.stretched}`}
                    href={to.person({ id: person.memberId })}
                    lang="zh-CN"
                  >
                    {person.name}
                  </Link>
                  <span className={`${css.note} ${ellipsis}`} lang="zh-CN">
                    {joinParts([person.position, person.company])}
                  </span>
                  <Ago className={css.note} ms={person.visitTime ?? null} />
                </div>
                <div className={css.act}>
                  <FollowButton id={person.memberId} name={person.name} followed={person.isFollowed} />
                </div>
              </li>
            ))}
          </ul>
        )}
      </ModuleContent>
    </Block>
  );
}

export function RecommendedFollow() {
  return <People name="recommendedFollow" href={useTo().peoplePopular()} count={5} />;
}

/** Members only (R2.5-7); reserves its space until the role is known. */
export function Visitors() {
  const { t } = useTranslation(['shell', 'frame']);
  const to = useTo();
  const { isLogined, memberId } = useCurrentUser();
  const isSettling = useSelector(useSession(), (snapshot) => snapshot.hasTag('settling'));
  if (useMay('seeVisitors') === 'yes') return <People name="visitors" href={to.peopleVisitors()} count={visitors} />;
  if (!(isLogined && isSettling && memberId === null)) return null;
  return (
    <Block id="visitors" title={t('frame:aside.visitors')} href={to.peopleVisitors()}>
      <PeopleSkeleton count={visitors} />
    </Block>
  );
}

export function InterestPeople() {
  return <People name="interestPeople" href={useTo().peopleInterest()} count={5} />;
}
