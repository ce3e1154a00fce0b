import { useTranslation } from 'react-i18next';
import type { Product } from '#services/contract/company.contract.ts';
import type { ListActor } from '../shared/list-actor.ts';
import { PagedList } from '../shared/PagedList.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { SectionHead } from '../ui/SectionHead.tsx';
import * as css from './Page.css.ts';
import { ProductCard, ProductCardSkeleton } from './ProductCard.tsx';

export function CompanyProducts({ actor }: { readonly actor: ListActor<Product> }) {
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
