import type { Seed } from '../domain/domain-seed.ts';
import { categories, categoryCodes, supplierTrades, trades } from '../seed/categories.ts';
import { companyProfileOf, productCover, productProfileOf } from '../seed/company-profiles.ts';
import type { SeedData } from '../seed/create-seed.ts';
import { createFollowedCompanies } from '../seed/follows.ts';
import { byId, rowOrThrow } from './by-id.ts';

type CompanyPart = Pick<
  Seed,
  | 'companies'
  | 'companyProfile'
  | 'companyCategories'
  | 'companyCategory'
  | 'followedCompanies'
  | 'products'
  | 'productCover'
  | 'productProfile'
>;

export const companiesOf = (made: SeedData): CompanyPart => {
  const companies = byId(made.companies);
  const products = byId(made.products);
  return {
    companies: made.companies.map((row) => ({ ...row, followerCount: 40 + ((row.id * 37) % 960) })),
    companyProfile: (id) => companyProfileOf(rowOrThrow(companies, id)),
    companyCategories: [
      ...categoryCodes.map((code) => ({ code, name: categories[code].name })),
      ...supplierTrades.map((code) => ({ code, name: trades[code].name })),
    ],
    companyCategory: (id) => {
      const row = companies.get(id);
      if (row?.category != null) return { code: row.category, name: categories[row.category].name };
      return row?.trade == null ? null : { code: row.trade, name: trades[row.trade].name };
    },
    followedCompanies: createFollowedCompanies(made.companies),
    products: made.products,
    productCover: (id) => productCover(rowOrThrow(products, id)),
    productProfile: (id) => productProfileOf(rowOrThrow(products, id)),
  };
};
