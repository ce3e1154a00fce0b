import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { companyMachine } from '#machines/content/company.machine.ts';
import { selectData } from '#machines/shared/resource.machine.ts';
import type { CompanyDetail } from '#services/contract/company.contract.ts';
import { CompanyHead } from './CompanyHead.tsx';
import { CompanyNews } from './CompanyNews.tsx';
import { CompanyPeople } from './CompanyPeople.tsx';
import { CompanyProducts } from './CompanyProducts.tsx';
import { LibraryFailed } from './LibraryFailed.tsx';
import * as css from './Page.css.ts';
import { PageSkeleton } from './PageSkeleton.tsx';

/** One company (docs/choices.md R0-4): facts, products, news, and its people here. */
export function Company({ actor }: { readonly actor: ActorRefFrom<typeof companyMachine> }) {
  const { t } = useTranslation('company');
  const { detail, products, news, people, share } = useSelector(actor, ({ children }) => children);
  const company = useSelector(detail, (snapshot) => (snapshot ? selectData<CompanyDetail>(snapshot) : null));
  const isFailed = useSelector(detail, (snapshot) => snapshot?.hasTag('failed') ?? false);
  if (!detail || !products || !news || !people || !share) return null;
  if (company) {
    return (
      <div className={css.page}>
        <CompanyHead company={company} share={share} />
        <CompanyProducts actor={products} />
        <CompanyNews actor={news} id={String(company.id)} />
        <CompanyPeople actor={people} />
      </div>
    );
  }
  if (!isFailed) return <PageSkeleton title={t('library.title')} label={t('company.loading')} />;
  return (
    <LibraryFailed
      actor={detail}
      failed={t('company.failed')}
      missing={t('company.missing')}
      missingText={t('company.missingText')}
    />
  );
}
