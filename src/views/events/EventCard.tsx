import { Link } from 'wouter';
import type { Activity } from '#services/contract/activity.contract.ts';
import { useTo } from '../context.tsx';
import { Cover } from '../ui/Cover.tsx';
import { classNames } from '../ui/class-names.ts';
import * as link from '../ui/link.css.ts';
import { SkeletonBlock, SkeletonLine, SkeletonText } from '../ui/Skeleton.tsx';
import { lines } from '../ui/text.css.ts';
import * as css from './EventCard.css.ts';
import { EventChips, EventMeta } from './EventMeta.tsx';

interface EventCardProps {
  readonly event: Activity;
  readonly first?: boolean;
}

export function EventCard({ event, first = false }: EventCardProps) {
  const to = useTo();
  return (
    <article className={css.root}>
      <Cover first={first} src={event.coverImg} corner="m" />
      <div className={css.words}>
        <h3 className={classNames(css.title, lines.two)} lang="zh-CN">
          <Link className={link.stretched} href={to.event({ id: event.id })}>
            {event.title}
          </Link>
        </h3>
        <EventMeta stacked event={event} />
        <EventChips event={event} />
      </div>
    </article>
  );
}

export function EventCardSkeleton() {
  return (
    <div className={css.root}>
      <SkeletonBlock ratio={16 / 10} />
      <div className={css.words}>
        <div className={css.title}>
          <SkeletonText lines={2} />
        </div>
        <SkeletonText lines={2} />
        <SkeletonLine width="40%" />
      </div>
    </div>
  );
}
