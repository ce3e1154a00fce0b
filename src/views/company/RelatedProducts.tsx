import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { Product } from '#services/contract/company.contract.ts';
import { Loaded, type ResourceActor } from '../shared/Loaded.tsx';
import { SectionHead } from '../ui/SectionHead.tsx';
import * as css from './Page.css.ts';
import { ProductCard, ProductCardSkeleton } from './ProductCard.tsx';

const slots = ['a', 'b', 'c', 'd'];

export function RelatedProducts({ actor }: { readonly actor: ResourceActor<readonly Product[]> }) {
  const { t } = useTranslation('company');
  const isEmpty = useSelector(actor, (snapshot) => snapshot.hasTag('empty'));
  if (isEmpty) return null;
  return (
    <section tabIndex={-1} aria-labelledby="related-products">
      <SectionHead id="related-products" title={t('product.related')} />
      <Loaded<readonly Product[]>
        actor={actor}
        failedTitle={t('product.relatedFailed')}
        skeleton={
          <div className={css.products}>
            {slots.map((slot) => (
              <ProductCardSkeleton key={slot} />
            ))}
          </div>
        }
      >
        {(products) => (
          <ul className={css.products}>
            {products.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
