import type {
  Company,
  CompanyBasic,
  CompanyCount,
  CompanyDetail,
  CompanySuggestion,
} from '#services/contract/company.contract.ts';
import { companySuggestionsPerRequest } from '#services/contract/constants.ts';
import type { PageOf } from '#services/contract/contract.ts';
import { notFound } from '../refusal.ts';
import type { CompanyRow } from '../seed-rows.ts';
import type { World } from '../world.ts';
import { type DateRange, isWithin } from './date-range.ts';
import { newsNaming } from './news.ts';
import { mapPage, type Paging, pageOf } from './paging.ts';
import { listed } from './people.ts';

type Reader = string | null;

export interface CompanyFilter extends Paging {
  readonly keyword?: string | undefined;
  readonly category?: string | undefined;
  readonly city?: string | undefined;
  readonly range?: DateRange | undefined;
}

const day = 24 * 60 * 60 * 1_000;
const statsLength = 10;

export const searchCompanies = (world: World, keyword: string, size: number): readonly CompanySuggestion[] => {
  const word = keyword.trim().toLowerCase();
  if (word === '') return [];
  const rank = ({ cnName, enName }: CompanySuggestion): number => {
    const at = [cnName, enName].map((name) => name.toLowerCase().indexOf(word)).filter((place) => place >= 0);
    return at.length === 0 ? -1 : Math.min(...at) === 0 ? 0 : 1;
  };
  return world.seed.companies
    .filter((row) => rank(row) >= 0)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, Math.min(companySuggestionsPerRequest, Math.max(1, size)))
    .map(suggestionOf);
};

export const hotCompanies = (world: World): readonly CompanySuggestion[] =>
  world.seed.companies.slice(0, companySuggestionsPerRequest).map(suggestionOf);

export const companyPage = (
  world: World,
  reader: Reader,
  { keyword = '', category, city, range, ...paging }: CompanyFilter,
): PageOf<Company> => {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean);
  const rows = world.seed.companies.filter((row) => {
    const kind = world.seed.companyCategory(row.id);
    const text = [row.cnName, row.enName, row.shortName, row.city, kind?.name].join(' ').toLowerCase();
    return (
      words.every((word) => text.includes(word)) &&
      (category === undefined || kind?.code === category) &&
      (city === undefined || row.city === city) &&
      (range === undefined || isWithin(range, lastNamed(world, row.id), world.now()))
    );
  });
  const byFollowers = rows.toSorted((a, b) => followersOf(world, b) - followersOf(world, a) || a.id - b.id);
  return mapPage(pageOf(byFollowers, paging), companyOf(world, reader));
};

/** In ms since 1970; 0 without news. */
const lastNamed = (world: World, id: number): number => newsNaming(world, id)[0]?.publishTime ?? 0;

export const companyChoicesOf = (world: World) => {
  const cities = world.seed.companies.map(({ city }) => city);
  const count = (city: string) => cities.filter((other) => other === city).length;
  const codes = new Set(world.seed.companies.map(({ id }) => world.seed.companyCategory(id)?.code));
  return {
    categories: world.seed.companyCategories.filter(({ code }) => codes.has(code)),
    cities: [...new Set(cities)].toSorted((a, b) => count(b) - count(a) || a.localeCompare(b, 'zh')),
  };
};

export const companyBasic = (world: World, id: string): CompanyBasic => basicOf(world)(findCompany(world, id));

export const companyDetail = (world: World, reader: Reader, id: string): CompanyDetail => {
  const row = findCompany(world, id);
  const { story, business, website } = world.seed.companyPortrait(row.id);
  const { leader, leaderTitle, staff } = row;
  return { ...companyOf(world, reader)(row), story, business, website, leader, leaderTitle, staff };
};

export const companiesByPeople = (world: World): readonly CompanyCount[] =>
  counted(world, ({ id }) => listed(world).filter(({ profile }) => profile.companyId === id).length);

export const companiesByHot = (world: World): readonly CompanyCount[] =>
  counted(
    world,
    ({ id }) => newsNaming(world, id).filter(({ publishTime }) => world.now() - publishTime <= 30 * day).length,
  );

export const followCompany = (world: World, memberId: string, id: string, isFollowed: boolean): void => {
  const companyId = findCompany(world, id).id;
  if (isFollower(world, memberId, companyId) === isFollowed) return;
  world.commit({ type: 'company.followed', memberId, companyId, isFollowed });
};

export const followedCompanies = (world: World, memberId: string, paging: Paging): PageOf<Company> => {
  const ids = [...(world.tables.followedCompanies.get(memberId) ?? [])].reverse();
  const rows = ids.flatMap((id) => world.seed.companies.find((row) => row.id === id) ?? []);
  return mapPage(pageOf(rows, paging), companyOf(world, memberId));
};

export const findCompany = (world: World, id: string): CompanyRow => {
  const row = world.seed.companies.find((company) => String(company.id) === id);
  if (!row) throw notFound();
  return row;
};

export const basicOf =
  (world: World) =>
  ({ id, cnName, enName, shortName, city }: CompanyRow): CompanyBasic => {
    const kind = world.seed.companyCategory(id);
    return {
      id,
      cnName,
      enName,
      shortName,
      logo: world.seed.companyPortrait(id).logo,
      city,
      category: kind?.code ?? '',
      categoryName: kind?.name ?? '',
    };
  };

const suggestionOf = ({ id, cnName, enName }: CompanyRow): CompanySuggestion => ({ id, cnName, enName });

const counted = (world: World, count: (row: CompanyRow) => number): readonly CompanyCount[] =>
  world.seed.companies
    .map((row) => ({ row, count: count(row) }))
    .filter((entry) => entry.count > 0)
    .toSorted((a, b) => b.count - a.count || a.row.id - b.row.id)
    .slice(0, statsLength)
    .map((entry) => ({ ...basicOf(world)(entry.row), count: entry.count }));

const isFollower = (world: World, reader: Reader, id: number): boolean =>
  reader !== null && (world.tables.followedCompanies.get(reader)?.has(id) ?? false);

const followersOf = (world: World, { id, followerCount }: CompanyRow): number =>
  followerCount + [...world.tables.followedCompanies.values()].filter((ids) => ids.has(id)).length;

const companyOf =
  (world: World, reader: Reader) =>
  (row: CompanyRow): Company => ({
    ...basicOf(world)(row),
    introduction: world.seed.companyPortrait(row.id).introduction,
    foundedYear: row.foundedYear,
    productCount: world.seed.products.filter(({ companyId }) => companyId === row.id).length,
    newsCount: newsNaming(world, row.id).length,
    memberCount: listed(world).filter(({ profile }) => profile.companyId === row.id).length,
    followerCount: followersOf(world, row),
    isFollowed: isFollower(world, reader, row.id),
  });
