import LogIn from 'lucide-react/icons/log-in';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { OwnCircles as Own } from '#machines/post/post-loads.ts';
import type { Circle, CircleStatistic } from '#services/contract/circle.contract.ts';
import { useApp, useTo } from '../context.tsx';
import { Counted } from '../kit/Counted.tsx';
import { Loaded, type ResourceActor } from '../kit/Loaded.tsx';
import { Button } from '../ui/Button.tsx';
import { Chip } from '../ui/Chip.tsx';
import { Cover } from '../ui/Cover.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { stack } from '../ui/layout.css.ts';
import * as link from '../ui/link.css.ts';
import { SectionHead } from '../ui/SectionHead.tsx';
import { SkeletonBlock, SkeletonLine } from '../ui/Skeleton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as css from './OwnCircles.css.ts';

export function OwnCircles({ actor }: { readonly actor: ResourceActor<Own | null> }) {
  const { t } = useTranslation('post');
  return (
    <section tabIndex={-1} aria-labelledby="own-circles" className={stack.s}>
      <SectionHead id="own-circles" title={t('circles.mine')} />
      <Loaded<Own | null>
        actor={actor}
        failedTitle={t('circles.failed')}
        empty={<Invitation />}
        skeleton={<OwnSkeleton />}
      >
        {(own) => (own === null ? null : <Mine own={own} />)}
      </Loaded>
    </section>
  );
}

function Invitation() {
  const { t } = useTranslation('post');
  const app = useApp();
  return (
    <div className={css.invitation}>
      <p className={css.invite}>{t('circles.guest')}</p>
      <Button
        tone="accent"
        size="s"
        icon={<LogIn aria-hidden="true" size={16} />}
        onClick={() => app.send({ type: 'login.wanted', byTap: true })}
      >
        {t('circles.logIn')}
      </Button>
    </div>
  );
}

function Mine({ own: { statistic, created, joined } }: { readonly own: Own }) {
  const { t } = useTranslation('post');
  if (created.length + joined.length === 0) {
    return <EmptyState compact title={t('circles.mineEmpty')} text={t('circles.mineEmptyText')} />;
  }
  return (
    <>
      <Statistic statistic={statistic} />
      <ul role="list" className={css.row} aria-label={t('circles.mine')}>
        {[...created, ...joined].map((circle) => (
          <li key={circle.id} className={css.cell}>
            <Tile circle={circle} isFounder={created.includes(circle)} />
          </li>
        ))}
      </ul>
    </>
  );
}

const numbers = ['joined', 'created', 'posts', 'likes'] as const;

function Statistic({ statistic }: { readonly statistic: CircleStatistic }) {
  const { t } = useTranslation('post');
  return (
    <dl className={css.statistic} aria-label={t('circles.statisticLabel')}>
      {numbers.map((name) => (
        <Counted key={name} of={statistic[name]}>
          {(total) => (
            <div className={css.figure}>
              <dt className={css.figureName}>{t(`circles.statistic.${name}`)}</dt>
              <dd className={css.number}>{total}</dd>
            </div>
          )}
        </Counted>
      ))}
    </dl>
  );
}

function Tile({ circle, isFounder }: { readonly circle: Circle; readonly isFounder: boolean }) {
  const { t } = useTranslation('post');
  const to = useTo();
  return (
    <article className={css.tile}>
      <div className={css.picture}>
        <Cover src={circle.cover} ratio={1} />
      </div>
      <div className={css.words}>
        <h3 className={css.name} lang="zh-CN">
          <Link className={link.stretched} href={to.circle({ id: circle.id })}>
            {circle.name}
          </Link>
        </h3>
        <p className={css.facts}>
          {isFounder ? <Chip tone="accent">{t('circles.founded')}</Chip> : null}
          <Counted of={circle.postCount}>
            {(total, count) => <span>{t('circle.posts', { count, total })}</span>}
          </Counted>
          <Counted of={circle.memberCount}>
            {(total, count) => <VisuallyHidden>{t('circle.members', { count, total })}</VisuallyHidden>}
          </Counted>
        </p>
      </div>
    </article>
  );
}

const bones = ['a', 'b', 'c', 'd'];

function OwnSkeleton() {
  return (
    <>
      <div className={css.statistic}>
        {bones.map((bone) => (
          <div key={bone} className={css.figure}>
            <SkeletonLine width="3rem" />
            <span className={css.number}>
              <SkeletonLine width="2rem" />
            </span>
          </div>
        ))}
      </div>
      <div className={css.row}>
        {bones.map((bone) => (
          <div key={bone} className={css.cell}>
            <div className={css.tile}>
              <div className={css.picture}>
                <SkeletonBlock ratio={1} />
              </div>
              <div className={css.words}>
                <SkeletonLine width="7rem" />
                <SkeletonLine width="5rem" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
