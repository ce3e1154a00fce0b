import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { companyMachine } from '#machines/content/company.machine.ts';
import type { CompanyDetail, Product } from '#services/contract/company.contract.ts';
import type { ListActor } from '../kit/list-actor.ts';
import { PagedList } from '../kit/PagedList.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { stack } from '../ui/layout.css.ts';
import { SectionHead } from '../ui/SectionHead.tsx';
import { CompanyHead } from './CompanyHead.tsx';
import { CompanyNews } from './CompanyNews.tsx';
import { CompanyPeople } from './CompanyPeople.tsx';
import { LibraryState } from './LibraryState.tsx';
import * as css from './Page.css.ts';
import { ProductCard, ProductCardSkeleton } from './ProductCard.tsx';

export function Company({ actor }: { readonly actor: ActorRefFrom<typeof companyMachine> }) {
  const { t } = useTranslation('company');
  const { detail, products, news, people, share } = useSelector(actor, ({ children }) => children);
  if (!detail || !products || !news || !people || !share) return null;
  return (
    <LibraryState<CompanyDetail> of="company" actor={detail} title={t('library.title')}>
      {(company) => (
        <div className={stack.xxl}>
          <CompanyHead company={company} share={share} />
          <CompanyProducts actor={products} />
          <CompanyNews actor={news} id={String(company.id)} />
          <CompanyPeople actor={people} company={company} />
        </div>
      )}
    </LibraryState>
  );
}

function CompanyProducts({ actor }: { readonly actor: ListActor<Product> }) {
  const { t } = useTranslation('company');
  return (
    <section tabIndex={-1} aria-labelledby="company-products">
      <SectionHead id="company-products" title={t('company.products')} />
      <PagedList<Product>
        actor={actor}
        label={t('company.products')}
        failedTitle={t('company.productsFailed')}
        className={css.products}
        itemClassName={css.cell}
        skeletons={4}
        skeleton={<ProductCardSkeleton />}
        empty={<EmptyState compact title={t('company.noProducts')} text={t('company.noProductsText')} />}
      >
        {(product) => <ProductCard product={product} />}
      </PagedList>
    </section>
  );
}
