import { Schema } from 'effect';
import { dateRanges } from './constants.ts';
import {
  ById,
  Count,
  contract,
  Flag,
  Id,
  optional,
  Page,
  PageQuery,
  Price,
  QueryInt,
  Ref,
  Text,
  Title,
  Year,
} from './contract.ts';

/** R3-14 */
export const CompanySuggestion = Schema.Struct({ id: Schema.Int, cnName: Title, enName: Text });
export type CompanySuggestion = typeof CompanySuggestion.Type;

/** The inner envelope: `data` counts when `status` is 200 (R7.4-10, R7.4-11). */
const Suggestions = Schema.Struct({ status: Schema.Int, data: Schema.Array(CompanySuggestion) });

export const CompanyBasic = Schema.Struct({
  ...CompanySuggestion.fields,
  shortName: Text,
  logo: Text,
  city: Text,
  category: Text,
  categoryName: Text,
});
export type CompanyBasic = typeof CompanyBasic.Type;

export const Company = Schema.Struct({
  ...CompanyBasic.fields,
  introduction: Text,
  foundedYear: Year,
  productCount: Count,
  newsCount: Count,
  memberCount: Count,
  followerCount: Count,
  isFollowed: Flag,
});
export type Company = typeof Company.Type;

/** `story` is HTML. */
export const CompanyDetail = Schema.Struct({
  ...Company.fields,
  story: Text,
  leader: Text,
  leaderTitle: Text,
  staff: Count,
  business: Schema.Array(Schema.String),
  website: Text,
});
export type CompanyDetail = typeof CompanyDetail.Type;

export const CompanyCount = Schema.Struct({ ...CompanyBasic.fields, count: Count });
export type CompanyCount = typeof CompanyCount.Type;

export const Product = Schema.Struct({
  id: Schema.Int,
  name: Title,
  coverImg: Text,
  category: Text,
  categoryName: Text,
  spec: Text,
  price: Price,
  companyId: Ref,
  companyName: Text,
});
export type Product = typeof Product.Type;

/** `description` is HTML; `facts`: texts of the package by name. */
export const ProductDetail = Schema.Struct({
  ...Product.fields,
  pictures: Schema.Array(Schema.String),
  description: Text,
  facts: Schema.Array(Schema.Struct({ name: Title, value: Text })),
  company: optional(CompanyBasic),
});
export type ProductDetail = typeof ProductDetail.Type;

export const company = contract({
  searchCompanies: {
    method: 'GET',
    path: '/company/companies/search',
    query: Schema.Struct({ keyword: Schema.String, size: QueryInt }),
    data: Suggestions,
  },
  hotCompanies: { method: 'GET', path: '/company/companies/hot', data: Suggestions },
  basic: { method: 'GET', path: '/company/companies/basic/:id', params: ById, data: CompanyBasic },
  search: {
    method: 'GET',
    path: '/company/companies/v2/search',
    query: Schema.Struct({
      ...PageQuery,
      keyword: Schema.optional(Schema.String),
      category: Schema.optional(Schema.String),
      city: Schema.optional(Schema.String),
      range: Schema.optional(Schema.Literals(dateRanges)),
    }),
    data: Page(Company),
  },
  followedPage: {
    method: 'GET',
    path: '/company/companies/followed/page',
    access: 'member',
    query: Schema.Struct(PageQuery),
    data: Page(Company),
  },
  /** The ten with most members. */
  byPeople: { method: 'GET', path: '/company/companies/stats/by-people', data: Schema.Array(CompanyCount) },
  /** The ten most mentioned in news of the last 30 days. */
  byHot: { method: 'GET', path: '/company/companies/stats/by-hot', data: Schema.Array(CompanyCount) },
  searchNames: {
    method: 'GET',
    path: '/company/companies/name/search',
    query: Schema.Struct({ keyword: Schema.String }),
    data: Schema.Array(CompanySuggestion),
  },
  detail: {
    method: 'GET',
    path: '/company/companies/:companyId',
    params: Schema.Struct({ companyId: Id }),
    data: CompanyDetail,
  },
  choices: {
    method: 'GET',
    path: '/company/companies/choices',
    data: Schema.Struct({
      categories: Schema.Array(Schema.Struct({ code: Schema.NonEmptyString, name: Title })),
      cities: Schema.Array(Schema.String),
    }),
  },
  follow: {
    method: 'POST',
    path: '/company/companies/follow/:id',
    access: 'member',
    act: 'follow',
    params: ById,
    data: Schema.Boolean,
    again: 'same',
  },
  unfollow: {
    method: 'POST',
    path: '/company/companies/unfollow/:id',
    access: 'member',
    act: 'follow',
    params: ById,
    data: Schema.Boolean,
    again: 'same',
  },
  searchProducts: {
    method: 'GET',
    path: '/company/product/search',
    query: Schema.Struct({
      ...PageQuery,
      keyword: Schema.optional(Schema.String),
      companyId: Schema.optional(QueryInt),
      category: Schema.optional(Schema.String),
    }),
    data: Page(Product),
  },
  product: { method: 'GET', path: '/company/product/:id', params: ById, data: ProductDetail },
});
