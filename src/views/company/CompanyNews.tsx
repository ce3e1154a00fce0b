import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { NewsItem } from '#services/contract/news.contract.ts';
import { useTo } from '../context.tsx';
import { dayText } from '../kit/formats.ts';
import { Loaded, type ResourceActor } from '../kit/Loaded.tsx';
import { Time } from '../kit/Time.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import * as link from '../ui/link.css.ts';
import { SectionHead } from '../ui/SectionHead.tsx';
import { SkeletonLine } from '../ui/Skeleton.tsx';
import * as css from './Page.css.ts';

const slots = ['a', 'b', 'c'];

interface CompanyNewsProps {
  readonly actor: ResourceActor<readonly NewsItem[]>;
  readonly id: string;
}

export function CompanyNews({ actor, id }: CompanyNewsProps) {
  const { t } = useTranslation('company');
  const to = useTo();
  const all = { href: to.companyNews({ companyId: id }), label: t('company.allNews'), name: t('company.allNews') };
  return (
    <section tabIndex={-1} aria-labelledby="company-news">
      <SectionHead id="company-news" title={t('company.latest')} more={all} />
      <Loaded<readonly NewsItem[]>
        actor={actor}
        failedTitle={t('company.newsFailed')}
        empty={<EmptyState compact title={t('company.noNews')} />}
        skeleton={slots.map((slot) => (
          <div key={slot} className={css.row}>
            <SkeletonLine width="70%" />
          </div>
        ))}
      >
        {(news) => (
          <ul role="list" className={css.list}>
            {news.map((item) => (
              <li key={item.id} className={css.row}>
                <Link className={link.stretched} href={to.article({ id: item.id })} lang="zh-CN">
                  {item.title}
                </Link>
                <Time className={css.note} ms={item.publishTime} say={dayText} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
