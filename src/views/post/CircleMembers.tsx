import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { CircleDetail } from '#services/contract/circle.contract.ts';
import { useTo } from '../context.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { SectionHead } from '../ui/SectionHead.tsx';
import { SkeletonAvatar, SkeletonLine } from '../ui/Skeleton.tsx';
import * as css from './CircleMembers.css.ts';

const slots = Array.from({ length: 12 }, (_, at) => `member-${at}`);

export function CircleMembersSkeleton() {
  return (
    <div className={css.waiting} aria-hidden="true">
      <SkeletonLine width="8rem" />
      <div className={css.list}>
        {slots.map((slot) => (
          <SkeletonAvatar key={slot} />
        ))}
      </div>
    </div>
  );
}

export function CircleMembers({ circle }: { readonly circle: CircleDetail }) {
  const { t } = useTranslation('post');
  const to = useTo();
  if (circle.members.length === 0) return null;
  return (
    <section aria-labelledby="circle-members">
      <SectionHead id="circle-members" title={t('circle.memberList')} />
      <ul role="list" className={css.list}>
        {circle.members.map(({ memberId, name, avatar }) => (
          <li key={memberId}>
            <Link className={css.member} lang="zh-CN" href={to.person({ id: memberId })}>
              <Avatar name={name} src={avatar} />
              <span className={css.name}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
