import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { Circle } from '#services/contract/circle.contract.ts';
import { useTo } from '../context.tsx';
import { Counted } from '../kit/Counted.tsx';
import { Chip } from '../ui/Chip.tsx';
import { Cover } from '../ui/Cover.tsx';
import { classNames } from '../ui/class-names.ts';
import * as link from '../ui/link.css.ts';
import { SkeletonBlock, SkeletonLine, SkeletonText } from '../ui/Skeleton.tsx';
import { lines, summary } from '../ui/text.css.ts';
import * as css from './CircleCard.css.ts';

export function CircleCard({ circle }: { readonly circle: Circle }) {
  const { t } = useTranslation('post');
  const to = useTo();
  return (
    <article className={css.root}>
      <Cover src={circle.cover} ratio={16 / 9} />
      <div className={css.words}>
        <h3 className={css.name} lang="zh-CN">
          <Link className={link.stretched} href={to.circle({ id: circle.id })}>
            {circle.name}
          </Link>
        </h3>
        <p className={classNames(summary, lines.two)} lang="zh-CN">
          {circle.introduction}
        </p>
        <p className={css.facts}>
          <Counted of={circle.memberCount}>
            {(total, count) => <span>{t('circle.members', { count, total })}</span>}
          </Counted>
          <Counted of={circle.postCount}>
            {(total, count) => <span>{t('circle.posts', { count, total })}</span>}
          </Counted>
          {circle.isJoined ? <Chip tone="accent">{t('circles.joined')}</Chip> : null}
        </p>
      </div>
    </article>
  );
}

export function CircleCardSkeleton() {
  return (
    <div className={css.root}>
      <SkeletonBlock ratio={16 / 9} />
      <div className={css.words}>
        <SkeletonLine width="60%" />
        <SkeletonText lines={2} />
        <SkeletonLine width="50%" />
      </div>
    </div>
  );
}
