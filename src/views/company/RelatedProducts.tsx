import { useTranslation } from 'react-i18next';
import type { Product } from '#services/contract/company.contract.ts';
import type { ResourceActor } from '../kit/Loaded.tsx';
import { LoadedList } from '../kit/LoadedList.tsx';
import * as css from './Page.css.ts';
import { ProductCard, ProductCardSkeleton } from './ProductCard.tsx';

export function RelatedProducts({ actor }: { readonly actor: ResourceActor<readonly Product[]> }) {
  const { t } = useTranslation('company');
  return (
    <LoadedList<Product>
      actor={actor}
      id="related-products"
      title={t('product.related')}
      failedTitle={t('product.relatedFailed')}
      className={css.products}
      skeleton={<ProductCardSkeleton />}
      skeletons={4}
    >
      {(product) => <ProductCard product={product} />}
    </LoadedList>
  );
}
