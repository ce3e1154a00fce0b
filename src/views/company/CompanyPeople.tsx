import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { selectData, selectLeftOut } from '#machines/kit/resource.machine.ts';
import type { Company } from '#services/contract/company.contract.ts';
import type { MemberCard } from '#services/contract/people.contract.ts';
import { useTo } from '../context.tsx';
import { Loaded, type ResourceActor } from '../kit/Loaded.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import * as link from '../ui/link.css.ts';
import { SectionHead } from '../ui/SectionHead.tsx';
import { SkeletonAvatar, SkeletonLine } from '../ui/Skeleton.tsx';
import * as css from './Page.css.ts';

const slots = ['a', 'b', 'c'];

interface CompanyPeopleProps {
  readonly actor: ResourceActor<readonly MemberCard[]>;
  readonly company: Company;
}

export function CompanyPeople({ actor, company: { id, memberCount } }: CompanyPeopleProps) {
  const { t } = useTranslation('company');
  const to = useTo();
  const isEmpty = useSelector(actor, (snapshot) => snapshot.hasTag('empty') && selectLeftOut(snapshot) === 0);
  const shown = useSelector(actor, (snapshot) => selectData<readonly MemberCard[]>(snapshot)?.length ?? 0);
  if (isEmpty) return null;
  const more = (count: number) => {
    const all = t('company.allPeople', { count });
    return { href: to.people({ companyId: String(id) }), label: all, name: all };
  };
  return (
    <section tabIndex={-1} aria-labelledby="company-people">
      <SectionHead
        id="company-people"
        title={t('company.colleagues')}
        {...(memberCount !== null && memberCount > shown && shown > 0 && { more: more(memberCount) })}
      />
      <Loaded<readonly MemberCard[]>
        actor={actor}
        failedTitle={t('company.peopleFailed')}
        skeleton={
          <div className={css.people}>
            {slots.map((slot) => (
              <div key={slot} className={css.person}>
                <SkeletonAvatar />
                <SkeletonLine width="60%" />
              </div>
            ))}
          </div>
        }
      >
        {(people) => (
          <ul role="list" className={css.people}>
            {people.map(({ memberId, name, avatar, position }) => (
              <li key={memberId} className={css.person}>
                <Avatar name={name} src={avatar} size="m" />
                <div lang="zh-CN">
                  <Link className={`${css.personName} ${link.stretched}`} href={to.person({ id: memberId })}>
                    {name}
                  </Link>
                  <p className={css.note}>{position}</p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
