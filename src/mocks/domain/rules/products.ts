import type { PageOf } from '#services/contract/contract.ts';
import type { Product, ProductDetail } from '../../sent.ts';
import type { Domain } from '../domain.ts';
import { existing } from '../refusal.ts';
import type { ProductRow } from '../seed-rows.ts';
import { basicOf, findCompany } from './companies.ts';
import { mapPage, type Paging, pageOf } from './paging.ts';

interface ProductFilter extends Paging {
  readonly keyword?: string | undefined;
  readonly companyId?: number | undefined;
  readonly category?: string | undefined;
}

export const productPage = (
  domain: Domain,
  { keyword = '', companyId, category, ...paging }: ProductFilter,
): PageOf<Product> => {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean);
  const rows = domain.seed.products.filter((row) => {
    const text = `${row.name} ${companyNameOf(domain, row)}`.toLowerCase();
    return (
      words.every((word) => text.includes(word)) &&
      (companyId === undefined || row.companyId === companyId) &&
      (category === undefined || row.category === category)
    );
  });
  return mapPage(pageOf(rows, paging), itemOf(domain));
};

export const productDetail = (domain: Domain, id: string): ProductDetail => {
  const row = existing(domain.seed.products.find((product) => String(product.id) === id));
  return {
    ...itemOf(domain)(row),
    ...domain.seed.productProfile(row.id),
    company: basicOf(domain)(findCompany(domain, String(row.companyId))),
  };
};

const companyNameOf = (domain: Domain, { companyId }: ProductRow): string =>
  domain.seed.companies.find(({ id }) => id === companyId)?.cnName ?? '';

const itemOf =
  (domain: Domain) =>
  (row: ProductRow): Product => ({
    id: row.id,
    name: row.name,
    coverImg: domain.seed.productCover(row.id),
    category: row.category,
    categoryName: domain.seed.companyCategories.find(({ code }) => code === row.category)?.name ?? '',
    spec: row.spec,
    price: row.price,
    companyId: row.companyId,
    companyName: companyNameOf(domain, row),
  });
