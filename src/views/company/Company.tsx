import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { companyMachine } from '#machines/content/company.machine.ts';
import type { CompanyDetail } from '#services/contract/company.contract.ts';
import { CompanyHead } from './CompanyHead.tsx';
import { CompanyNews } from './CompanyNews.tsx';
import { CompanyPeople } from './CompanyPeople.tsx';
import { CompanyProducts } from './CompanyProducts.tsx';
import { LibraryState } from './LibraryState.tsx';
import * as css from './Page.css.ts';

export function Company({ actor }: { readonly actor: ActorRefFrom<typeof companyMachine> }) {
  const { t } = useTranslation('company');
  const { detail, products, news, people, share } = useSelector(actor, ({ children }) => children);
  if (!detail || !products || !news || !people || !share) return null;
  return (
    <LibraryState<CompanyDetail> of="company" actor={detail} title={t('library.title')}>
      {(company) => (
        <div className={css.page}>
          <CompanyHead company={company} share={share} />
          <CompanyProducts actor={products} />
          <CompanyNews actor={news} id={String(company.id)} />
          <CompanyPeople actor={people} />
        </div>
      )}
    </LibraryState>
  );
}
