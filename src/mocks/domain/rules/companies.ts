import type { CompanyBasic, CompanySuggestion } from '#services/contract/company.contract.ts';
import { companySuggestionsPerRequest } from '#services/contract/constants.ts';
import type { PageOf } from '#services/contract/contract.ts';
import type { Company, CompanyCount, CompanyDetail } from '../../sent.ts';
import type { Domain } from '../domain.ts';
import { existing } from '../refusal.ts';
import type { CompanyRow } from '../seed-rows.ts';
import { type DateRange, isWithin } from './date-range.ts';
import { newsNaming } from './news.ts';
import { mapPage, type Paging, pageOf } from './paging.ts';
import { listed } from './people.ts';

type Viewer = string | null;

export interface CompanyFilter extends Paging {
  readonly keyword?: string | undefined;
  readonly category?: string | undefined;
  readonly city?: string | undefined;
  readonly range?: DateRange | undefined;
}

const day = 24 * 60 * 60 * 1_000;
const statsLength = 10;

export const searchCompanies = (domain: Domain, keyword: string, size: number): readonly CompanySuggestion[] => {
  const word = keyword.trim().toLowerCase();
  if (word === '') return [];
  const rank = ({ cnName, enName }: CompanySuggestion): number => {
    const at = [cnName, enName].map((name) => name.toLowerCase().indexOf(word)).filter((place) => place >= 0);
    return at.length === 0 ? -1 : Math.min(...at) === 0 ? 0 : 1;
  };
  return domain.seed.companies
    .filter((row) => rank(row) >= 0)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, Math.min(companySuggestionsPerRequest, Math.max(1, size)))
    .map(suggestionOf);
};

export const hotCompanies = (domain: Domain): readonly CompanySuggestion[] =>
  domain.seed.companies.slice(0, companySuggestionsPerRequest).map(suggestionOf);

export const companyPage = (
  domain: Domain,
  viewer: Viewer,
  { keyword = '', category, city, range, ...paging }: CompanyFilter,
): PageOf<Company> => {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean);
  const rows = domain.seed.companies.filter((row) => {
    const kind = domain.seed.companyCategory(row.id);
    const text = [row.cnName, row.enName, row.shortName, row.city, kind?.name].join(' ').toLowerCase();
    return (
      words.every((word) => text.includes(word)) &&
      (category === undefined || kind?.code === category) &&
      (city === undefined || row.city === city) &&
      (range === undefined || isWithin(range, lastNamed(domain, row.id), domain.now()))
    );
  });
  const byFollowers = rows.toSorted((a, b) => followersOf(domain, b) - followersOf(domain, a) || a.id - b.id);
  return mapPage(pageOf(byFollowers, paging), companyOf(domain, viewer));
};

/** In ms since 1970; 0 without news. */
const lastNamed = (domain: Domain, id: number): number => newsNaming(domain, id)[0]?.publishTime ?? 0;

export const companyChoicesOf = (domain: Domain) => {
  const cities = domain.seed.companies.map(({ city }) => city);
  const count = (city: string) => cities.filter((other) => other === city).length;
  const codes = new Set(domain.seed.companies.map(({ id }) => domain.seed.companyCategory(id)?.code));
  return {
    categories: domain.seed.companyCategories.filter(({ code }) => codes.has(code)),
    cities: [...new Set(cities)].toSorted((a, b) => count(b) - count(a) || a.localeCompare(b, 'zh')),
  };
};

export const companyBasic = (domain: Domain, id: string): CompanyBasic => basicOf(domain)(findCompany(domain, id));

export const companyDetail = (domain: Domain, viewer: Viewer, id: string): CompanyDetail => {
  const row = findCompany(domain, id);
  const { story, business, website } = domain.seed.companyProfile(row.id);
  const { leader, leaderTitle, staff } = row;
  return { ...companyOf(domain, viewer)(row), story, business, website, leader, leaderTitle, staff };
};

export const companiesByPeople = (domain: Domain): readonly CompanyCount[] =>
  counted(domain, ({ id }) => listed(domain).filter(({ profile }) => profile.companyId === id).length);

export const companiesByHot = (domain: Domain): readonly CompanyCount[] =>
  counted(
    domain,
    ({ id }) => newsNaming(domain, id).filter(({ publishTime }) => domain.now() - publishTime <= 30 * day).length,
  );

export const followCompany = (domain: Domain, memberId: string, id: string, isFollowed: boolean): void => {
  const companyId = findCompany(domain, id).id;
  if (isFollower(domain, memberId, companyId) === isFollowed) return;
  domain.commit({ type: 'company.followed', memberId, companyId, isFollowed });
};

export const followedCompanies = (domain: Domain, memberId: string, paging: Paging): PageOf<Company> => {
  const ids = [...(domain.tables.followedCompanies.get(memberId) ?? [])].reverse();
  const rows = ids.flatMap((id) => domain.seed.companies.find((row) => row.id === id) ?? []);
  return mapPage(pageOf(rows, paging), companyOf(domain, memberId));
};

export const findCompany = (domain: Domain, id: string): CompanyRow =>
  existing(domain.seed.companies.find((company) => String(company.id) === id));

export const basicOf =
  (domain: Domain) =>
  ({ id, cnName, enName, shortName, city }: CompanyRow): CompanyBasic => {
    const kind = domain.seed.companyCategory(id);
    return {
      id,
      cnName,
      enName,
      shortName,
      logo: domain.seed.companyProfile(id).logo,
      city,
      category: kind?.code ?? '',
      categoryName: kind?.name ?? '',
    };
  };

const suggestionOf = ({ id, cnName, enName }: CompanyRow): CompanySuggestion => ({ id, cnName, enName });

const counted = (domain: Domain, count: (row: CompanyRow) => number): readonly CompanyCount[] =>
  domain.seed.companies
    .map((row) => ({ row, count: count(row) }))
    .filter((entry) => entry.count > 0)
    .toSorted((a, b) => b.count - a.count || a.row.id - b.row.id)
    .slice(0, statsLength)
    .map((entry) => ({ ...basicOf(domain)(entry.row), count: entry.count }));

const isFollower = (domain: Domain, viewer: Viewer, id: number): boolean =>
  viewer !== null && (domain.tables.followedCompanies.get(viewer)?.has(id) ?? false);

const followersOf = (domain: Domain, { id, followerCount }: CompanyRow): number =>
  followerCount + [...domain.tables.followedCompanies.values()].filter((ids) => ids.has(id)).length;

const companyOf =
  (domain: Domain, viewer: Viewer) =>
  (row: CompanyRow): Company => ({
    ...basicOf(domain)(row),
    introduction: domain.seed.companyProfile(row.id).introduction,
    foundedYear: row.foundedYear,
    productCount: domain.seed.products.filter(({ companyId }) => companyId === row.id).length,
    newsCount: newsNaming(domain, row.id).length,
    memberCount: listed(domain).filter(({ profile }) => profile.companyId === row.id).length,
    followerCount: followersOf(domain, row),
    isFollowed: isFollower(domain, viewer, row.id),
  });
