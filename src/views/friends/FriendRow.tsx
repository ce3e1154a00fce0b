import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { joinParts } from '#i18n/isolated.ts';
import { useTo } from '../context.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { classNames } from '../ui/class-names.ts';
import * as link from '../ui/link.css.ts';
import { SkeletonAvatar, SkeletonLine, together } from '../ui/Skeleton.tsx';
import { itemTitle } from '../ui/text.css.ts';
import * as css from './FriendRows.css.ts';

interface FriendRowProps {
  readonly memberId: string;
  readonly name: string;
  readonly avatar: string;
  readonly company: string;
  readonly position: string;
  readonly className: string;
  readonly children?: ReactNode;
  readonly end: ReactNode;
}

export function FriendRow({ memberId, name, avatar, company, position, className, children, end }: FriendRowProps) {
  const to = useTo();
  return (
    <article className={className}>
      <Avatar name={name} src={avatar} />
      <div className={css.words}>
        <h3 className={itemTitle} lang="zh-CN">
          <Link className={link.stretched} href={to.person({ id: memberId })}>
            {name}
          </Link>
        </h3>
        <p className={css.job} lang="zh-CN">
          {joinParts([position, company])}
        </p>
        {children}
      </div>
      {end}
    </article>
  );
}

export function FriendRowSkeleton() {
  return (
    <div className={classNames(css.row, together)}>
      <SkeletonAvatar size={48} />
      <div className={css.words}>
        <SkeletonLine width="28%" />
        <SkeletonLine width="54%" />
        <SkeletonLine width="76%" />
      </div>
    </div>
  );
}
