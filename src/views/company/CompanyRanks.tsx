import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { CompanyCount } from '#services/contract/company.contract.ts';
import { useTo } from '../context.tsx';
import { Counted } from '../kit/Counted.tsx';
import { Loaded, type ResourceActor } from '../kit/Loaded.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import * as link from '../ui/link.css.ts';
import { SkeletonBlock, SkeletonLine } from '../ui/Skeleton.tsx';
import { ellipsis } from '../ui/text.css.ts';
import * as css from './CompanyRanks.css.ts';

interface Ranks {
  readonly hot: readonly CompanyCount[];
  readonly people: readonly CompanyCount[];
}

const slots = ['a', 'b', 'c', 'd', 'e'];

export function CompanyRanks({ actor }: { readonly actor: ResourceActor<Ranks> }) {
  const { t } = useTranslation('company');
  return (
    <div tabIndex={-1} className={css.root}>
      <Loaded<Ranks>
        actor={actor}
        failedTitle={t('library.ranksFailed')}
        skeleton={
          <>
            <RankSkeleton title={t('library.hot')} />
            <RankSkeleton title={t('library.people')} />
          </>
        }
      >
        {({ hot, people }) => (
          <>
            <Rank id="hot-companies" title={t('library.hot')} count="newsCount" companies={hot} />
            <Rank id="peopled-companies" title={t('library.people')} count="peopleCount" companies={people} />
          </>
        )}
      </Loaded>
    </div>
  );
}

interface RankProps {
  readonly id: string;
  readonly title: string;
  readonly count: 'newsCount' | 'peopleCount';
  readonly companies: readonly CompanyCount[];
}

function Rank({ id, title, count, companies }: RankProps) {
  const { t } = useTranslation('company');
  const to = useTo();
  if (companies.length === 0) return null;
  return (
    <section className={css.board} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      <ol role="list" className={css.list}>
        {companies.map((company) => (
          <li key={company.id} className={css.row}>
            <Avatar name={company.shortName} src={company.logo} size="s" shape="company" />
            <Link
              className={`${ellipsis} ${link.stretched}`}
              href={to.company({ id: String(company.id) })}
              lang="zh-CN"
            >
              {company.shortName}
            </Link>
            <Counted of={company.count}>
              {(_, total) => <span className={css.count}>{t(`library.${count}`, { count: total })}</span>}
            </Counted>
          </li>
        ))}
      </ol>
    </section>
  );
}

function RankSkeleton({ title }: { readonly title: string }) {
  return (
    <div className={css.board}>
      <p className={css.title}>{title}</p>
      <div className={css.list}>
        {slots.map((slot) => (
          <div key={slot} className={css.row}>
            <SkeletonBlock width="32px" height="32px" />
            <SkeletonLine width="60%" />
          </div>
        ))}
      </div>
    </div>
  );
}
