import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { productMachine } from '#machines/content/product.machine.ts';
import { selectData } from '#machines/shared/resource.machine.ts';
import type { ProductDetail } from '#services/contract/company.contract.ts';
import { LibraryFailed } from './LibraryFailed.tsx';
import * as css from './Page.css.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import { ProductBody } from './ProductBody.tsx';
import { RelatedProducts } from './RelatedProducts.tsx';

/** One product (docs/choices.md R0-4): pictures, facts, who makes it, and what is near it. */
export function Product({ actor }: { readonly actor: ActorRefFrom<typeof productMachine> }) {
  const { t } = useTranslation('company');
  const { detail, related, share } = useSelector(actor, ({ children }) => children);
  const product = useSelector(detail, (snapshot) => (snapshot ? selectData<ProductDetail>(snapshot) : null));
  const isFailed = useSelector(detail, (snapshot) => snapshot?.hasTag('failed') ?? false);
  if (!detail || !related || !share) return null;
  if (product) {
    return (
      <div className={css.page}>
        <ProductBody product={product} share={share} />
        <RelatedProducts actor={related} />
      </div>
    );
  }
  if (!isFailed) return <PageSkeleton title={t('product.title')} label={t('product.loading')} />;
  return (
    <LibraryFailed
      actor={detail}
      failed={t('product.failed')}
      missing={t('product.missing')}
      missingText={t('product.missingText')}
    />
  );
}
