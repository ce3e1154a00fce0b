import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { Product } from '#services/contract/company.contract.ts';
import { useTo } from '../context.tsx';
import { priceText } from '../kit/formats.ts';
import { Cover } from '../ui/Cover.tsx';
import { classNames } from '../ui/class-names.ts';
import * as link from '../ui/link.css.ts';
import { SkeletonBlock, SkeletonLine } from '../ui/Skeleton.tsx';
import { faint, itemTitle, lines } from '../ui/text.css.ts';
import * as css from './Page.css.ts';

export function ProductCard({ product }: { readonly product: Product }) {
  const { t } = useTranslation('company');
  const to = useTo();
  const price = priceText(product.price);
  return (
    <article className={css.product}>
      <Cover src={product.coverImg} ratio={1} />
      <h3 className={classNames(itemTitle, lines.two)} lang="zh-CN">
        <Link className={link.stretched} href={to.product({ id: String(product.id) })}>
          {product.name}
        </Link>
      </h3>
      <p className={faint} lang="zh-CN">
        {product.spec}
      </p>
      {price === '' ? null : <p className={css.price}>{t('product.yuan', { price })}</p>}
    </article>
  );
}

export function ProductCardSkeleton() {
  return (
    <div className={css.product}>
      <SkeletonBlock ratio={1} />
      <SkeletonLine width="80%" />
      <SkeletonLine width="40%" />
      <SkeletonLine width="30%" />
    </div>
  );
}
