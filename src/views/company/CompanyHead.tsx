import { useTranslation } from 'react-i18next';
import { isolated } from '#i18n/isolated.ts';
import type { Params } from '#machines/kit/page.machine.ts';
import type { ShareActor } from '#machines/sharing/share.machine.ts';
import type { CompanyDetail } from '#services/contract/company.contract.ts';
import { useTo } from '../context.tsx';
import { ContentHtml } from '../kit/ContentHtml.tsx';
import { Head } from '../kit/Head.tsx';
import { FollowButton } from '../reactions/FollowButton.tsx';
import { ShareButton } from '../sharing/ShareButton.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx';
import { Chip } from '../ui/Chip.tsx';
import { wrapRow } from '../ui/layout.css.ts';
import * as link from '../ui/link.css.ts';
import { isWebAddress } from '../ui/safe-url.ts';
import * as sheet from '../ui/sheet.css.ts';
import { faint, summary } from '../ui/text.css.ts';
import { CompanyCounts } from './CompanyCounts.tsx';
import * as css from './Page.css.ts';

interface CompanyHeadProps {
  readonly company: CompanyDetail;
  readonly share: ShareActor<Params>;
}

export function CompanyHead({ company, share }: CompanyHeadProps) {
  const { t } = useTranslation('company');
  const to = useTo();
  const { foundedYear, leader, leaderTitle, staff } = company;
  const facts = [
    [t('company.since'), foundedYear === null ? '' : t('company.year', { year: foundedYear })],
    [t('company.leader'), isolated(leader) + (leader && leaderTitle && `（${isolated(leaderTitle)}）`), 'zh-CN'],
    [t('company.staff'), staff === null ? '' : t('company.staffCount', { count: staff })],
  ].filter(([, value]) => value !== '');
  return (
    <article className={sheet.root} aria-labelledby="company-name">
      <Head
        page={company.cnName}
        description={company.introduction}
        kind="profile"
        about={{ '@type': 'Organization', name: company.cnName, alternateName: company.enName, url: company.website }}
      />
      <Breadcrumbs label={t('company.breadcrumb')} steps={[{ href: to.companies(), name: t('library.title') }]} />
      <header className={css.top}>
        <Avatar name={company.shortName} src={company.logo} size="xl" shape="company" />
        <div className={css.names}>
          <h1 id="company-name" className={css.title} lang="zh-CN">
            {company.cnName}
          </h1>
          <p className={faint} lang="en">
            {company.enName}
          </p>
          <div className={wrapRow.m} lang="zh-CN">
            {company.categoryName === '' ? null : <Chip tone="accent">{company.categoryName}</Chip>}
            {company.city === '' ? null : <Chip>{company.city}</Chip>}
          </div>
        </div>
      </header>
      <div className={css.spread}>
        <CompanyCounts company={company} />
        <div className={wrapRow.m}>
          <FollowButton type="company" id={String(company.id)} followed={company.isFollowed} size="m" />
          <ShareButton actor={share} href={to.company({ id: String(company.id) })} title={company.cnName} size="m" />
        </div>
      </div>
      <dl className={css.facts} aria-label={t('company.facts')}>
        {facts.map(([name, value, lang]) => (
          <div key={name} className={css.fact}>
            <dt className={summary}>{name}</dt>
            <dd className={css.value} lang={lang}>
              {value}
            </dd>
          </div>
        ))}
        {company.website === '' ? null : (
          <div className={css.fact}>
            <dt className={summary}>{t('company.website')}</dt>
            <dd className={css.value}>
              <Website address={company.website} />
            </dd>
          </div>
        )}
        {company.business.length === 0 ? null : (
          <div className={`${css.fact} ${css.wide}`}>
            <dt className={summary}>{t('company.business')}</dt>
            <dd className={`${css.value} ${wrapRow.m}`} lang="zh-CN">
              {company.business.map((word) => (
                <Chip key={word} tone="plain">
                  {word}
                </Chip>
              ))}
            </dd>
          </div>
        )}
      </dl>
      <ContentHtml html={company.story} lang="zh-CN" className={css.text} />
    </article>
  );
}

function Website({ address }: { readonly address: string }) {
  if (!isWebAddress(address)) return <span>{address}</span>;
  return (
    <a className={link.inline} href={address} target="_blank" rel="noopener nofollow">
      {new URL(address).hostname}
    </a>
  );
}
