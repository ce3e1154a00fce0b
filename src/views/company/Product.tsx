import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { productMachine } from '#machines/content/product.machine.ts';
import type { ProductDetail } from '#services/contract/company.contract.ts';
import { stack } from '../ui/layout.css.ts';
import { LibraryState } from './LibraryState.tsx';
import { ProductBody } from './ProductBody.tsx';
import { RelatedProducts } from './RelatedProducts.tsx';

export function Product({ actor }: { readonly actor: ActorRefFrom<typeof productMachine> }) {
  const { t } = useTranslation('company');
  const { detail, related, share } = useSelector(actor, ({ children }) => children);
  if (!detail || !related || !share) return null;
  return (
    <LibraryState<ProductDetail> of="product" actor={detail} title={t('product.title')}>
      {(product) => (
        <div className={stack.xxl}>
          <ProductBody product={product} share={share} />
          <RelatedProducts actor={related} />
        </div>
      )}
    </LibraryState>
  );
}
