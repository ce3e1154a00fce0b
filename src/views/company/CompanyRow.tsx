import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { Company } from '#services/contract/company.contract.ts';
import { useTo } from '../context.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { Chip } from '../ui/Chip.tsx';
import { classNames } from '../ui/class-names.ts';
import * as link from '../ui/link.css.ts';
import { SkeletonBlock, SkeletonLine, SkeletonText, together } from '../ui/Skeleton.tsx';
import { lines, summary } from '../ui/text.css.ts';
import { CompanyCounts } from './CompanyCounts.tsx';
import * as css from './CompanyRow.css.ts';

export function CompanyRow({ company }: { readonly company: Company }) {
  const { t } = useTranslation('company');
  const to = useTo();
  return (
    <article className={css.root}>
      <Avatar name={company.shortName} src={company.logo} size="l" shape="company" />
      <div className={css.words}>
        <h2 className={css.name} lang="zh-CN">
          <Link className={link.stretched} href={to.company({ id: String(company.id) })}>
            {company.cnName}
          </Link>
        </h2>
        <p className={css.facts}>
          {company.categoryName === '' ? null : (
            <Chip>
              <span lang="zh-CN">{company.categoryName}</span>
            </Chip>
          )}
          {company.city === '' ? null : <span lang="zh-CN">{company.city}</span>}
          {company.foundedYear === null ? null : <span>{t('company.founded', { year: company.foundedYear })}</span>}
        </p>
        <p className={classNames(summary, lines.two)} lang="zh-CN">
          {company.introduction}
        </p>
        <CompanyCounts company={company} />
      </div>
    </article>
  );
}

export function CompanyRowSkeleton() {
  return (
    <div className={classNames(css.root, together)}>
      <SkeletonBlock width="64px" height="64px" />
      <div className={css.words}>
        <SkeletonLine width="50%" />
        <SkeletonLine width="36%" />
        <SkeletonText lines={2} />
        <SkeletonLine width="44%" />
      </div>
    </div>
  );
}
