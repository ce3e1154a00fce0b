import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { Activity } from '#services/contract/activity.contract.ts';
import { useTo } from '../context.tsx';
import { leafOf } from '../kit/event-times.ts';
import { Cover } from '../ui/Cover.tsx';
import { classNames } from '../ui/class-names.ts';
import * as link from '../ui/link.css.ts';
import { SkeletonBlock, SkeletonLine, SkeletonText, together } from '../ui/Skeleton.tsx';
import { lines } from '../ui/text.css.ts';
import { EventChips, EventMeta } from './EventMeta.tsx';
import * as css from './EventRow.css.ts';

interface EventRowProps {
  readonly event: Activity;
  readonly heading: 'h2' | 'h3';
}

export function EventRow({ event, heading: Heading }: EventRowProps) {
  const { i18n } = useTranslation('events');
  const to = useTo();
  const leaf = leafOf(event.startTime, i18n.language);
  return (
    <article className={classNames(css.root, event.period === 'past' && css.over)}>
      <div className={leaf ? css.leaf : undefined} aria-hidden="true">
        {leaf ? (
          <>
            <span className={css.month}>{leaf.month}</span>
            <span className={css.day}>{leaf.day}</span>
            <span className={css.weekday}>{leaf.weekday}</span>
          </>
        ) : null}
      </div>
      <div className={css.words}>
        <Heading className={classNames(css.title, lines.two)} lang="zh-CN">
          <Link className={link.stretched} href={to.event({ id: event.id })}>
            {event.title}
          </Link>
        </Heading>
        <p className={css.summary} lang="zh-CN">
          {event.summary}
        </p>
        <EventMeta event={event} />
        <EventChips event={event} />
      </div>
      <div className={css.picture}>
        <Cover src={event.coverImg} />
      </div>
    </article>
  );
}

export function EventRowSkeleton() {
  return (
    <div className={classNames(css.root, together)}>
      <div className={css.leaf}>
        <SkeletonBlock width="44px" height="64px" />
      </div>
      <div className={css.words}>
        <SkeletonText lines={2} />
        <SkeletonLine width="48%" />
      </div>
      <div className={css.picture}>
        <SkeletonBlock ratio={16 / 10} />
      </div>
    </div>
  );
}
