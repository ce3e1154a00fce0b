import type { Product, ProductDetail } from '#services/contract/company.contract.ts';
import type { PageOf } from '#services/contract/contract.ts';
import { notFound } from '../refusal.ts';
import type { ProductRow } from '../seed-rows.ts';
import type { World } from '../world.ts';
import { basicOf, findCompany } from './companies.ts';
import { mapPage, type Paging, pageOf } from './paging.ts';

export interface ProductFilter extends Paging {
  readonly keyword?: string | undefined;
  readonly companyId?: number | undefined;
  readonly category?: string | undefined;
}

export const productPage = (
  world: World,
  { keyword = '', companyId, category, ...paging }: ProductFilter,
): PageOf<Product> => {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean);
  const rows = world.seed.products.filter((row) => {
    const text = `${row.name} ${companyNameOf(world, row)}`.toLowerCase();
    return (
      words.every((word) => text.includes(word)) &&
      (companyId === undefined || row.companyId === companyId) &&
      (category === undefined || row.category === category)
    );
  });
  return mapPage(pageOf(rows, paging), itemOf(world));
};

export const productDetail = (world: World, id: string): ProductDetail => {
  const row = world.seed.products.find((product) => String(product.id) === id);
  if (!row) throw notFound();
  return {
    ...itemOf(world)(row),
    ...world.seed.productShelf(row.id),
    company: basicOf(world)(findCompany(world, String(row.companyId))),
  };
};

const companyNameOf = (world: World, { companyId }: ProductRow): string =>
  world.seed.companies.find(({ id }) => id === companyId)?.cnName ?? '';

const itemOf =
  (world: World) =>
  (row: ProductRow): Product => ({
    id: row.id,
    name: row.name,
    coverImg: world.seed.productCover(row.id),
    category: row.category,
    categoryName: world.seed.companyCategories.find(({ code }) => code === row.category)?.name ?? '',
    spec: row.spec,
    price: row.price,
    companyId: row.companyId,
    companyName: companyNameOf(world, row),
  });
