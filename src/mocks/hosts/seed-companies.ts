import type { Seed } from '../domain/seed.ts';
import { categories, categoryCodes, supplierTrades, trades } from '../seed/categories.ts';
import { portraitOf, productCover, shelfOf } from '../seed/company-desk.ts';
import { createFollowedCompanies } from '../seed/follows.ts';
import type { Seed as Made } from '../seed/seed.ts';
import { byId, had } from './by-id.ts';

type CompanyPart = Pick<
  Seed,
  | 'companies'
  | 'companyPortrait'
  | 'companyCategories'
  | 'companyCategory'
  | 'followedCompanies'
  | 'products'
  | 'productCover'
  | 'productShelf'
>;

export const companiesOf = (made: Made): CompanyPart => {
  const companies = byId(made.companies);
  const products = byId(made.products);
  return {
    companies: made.companies.map((row) => ({ ...row, followerCount: 40 + ((row.id * 37) % 960) })),
    companyPortrait: (id) => portraitOf(had(companies, id)),
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
    productCover: (id) => productCover(had(products, id)),
    productShelf: (id) => shelfOf(had(products, id)),
  };
};
