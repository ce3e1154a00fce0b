import type { ProductRow as StoredProduct } from '../domain/seed-rows.ts';
import {
  type CategoryCode,
  categories,
  categoryCodes,
  type SupplierTrade,
  suits,
  supplierTrades,
  trades,
} from './categories.ts';
import data from './data/companies.json' with { type: 'json' };
import people from './data/people.json' with { type: 'json' };
import { growthOf } from './market.ts';
import { randomFor } from './random.ts';

/** Makers have a category, suppliers a trade. */
type Business =
  | { readonly category: CategoryCode; readonly trade: null }
  | { readonly category: null; readonly trade: SupplierTrade };

/** `revenue` of last year and `previous` of the year before in 100 million yuan; `growth` in percent. */
export type CompanyRow = Business & {
  readonly id: number;
  readonly shortName: string;
  readonly cnName: string;
  readonly enName: string;
  readonly city: string;
  readonly foundedYear: number;
  readonly leader: string;
  readonly leaderTitle: string;
  readonly staff: number;
  readonly revenue: number;
  readonly previous: number;
  readonly growth: number;
  readonly grossMargin: number;
};

/** `words`: short names, categories, trades, `maker`, or `*` for any. */
export const isOneOf = ({ shortName, category, trade }: CompanyRow, words: readonly string[]): boolean =>
  suits(words, shortName, category ?? trade, category === null ? null : 'maker');

export const fieldOf = ({ category, trade }: Business) => (category === null ? trades[trade] : categories[category]);

export interface ProductRow extends StoredProduct {
  readonly category: CategoryCode;
  readonly flavour: string;
  readonly form: string;
  readonly colours: number;
}

const firstCompanyId = 501;
const firstProductId = 3001;
const productCount = 300;
const leaderTitles = ['总经理', '首席执行官', '董事长', '首席运营官'];
const countedTo = 2026;

/** Avoids repeating half of the word: 胚芽生物 and 生物配料 give 胚芽生物配料. */
const joined = (name: string, word: string): string => {
  const halves = [word.slice(0, 2), word.slice(-2)];
  const ending = halves.find((half) => name.endsWith(half));
  return `${ending === undefined ? name : name.slice(0, -ending.length)}${word}`;
};

type Line = (typeof data.ofMakers)[CategoryCode][number];

function companyRow(id: number, { name, enName, city, year }: Line, of: Business): CompanyRow {
  const random = randomFor(`company:${id}`);
  const kind = random.chance(0.25) ? '股份有限公司' : '有限公司';
  const gender = random.chance(0.4) ? 'FEMALE' : 'MALE';
  // In 100 million yuan: 1 to 2 after five years, a few tens after thirty.
  const revenue = Math.max(0.6, Math.round((random.int(10, 30) * (countedTo - year) ** 2) / 30) / 10);
  const previous = Math.round((revenue / (1 + random.int(6, 38) / 100)) * 10) / 10;
  const { word } = fieldOf(of);
  return {
    id,
    shortName: name,
    cnName: `${city}${name.endsWith(word) ? name : joined(name, word)}${kind}`,
    enName: `${enName} Co., Ltd.`,
    city,
    foundedYear: year,
    ...of,
    leader: `${random.pick(people.surnames)}${random.pick(people.givenNames[gender])}`,
    leaderTitle: random.pick(leaderTitles),
    staff: 40 + 10 * Math.round((revenue * random.int(36, 60)) / 10),
    revenue,
    previous,
    growth: growthOf(previous, revenue),
    grossMargin: random.int(24, 46),
  };
}

export function createCompanies(): CompanyRow[] {
  const lines = [
    ...categoryCodes.flatMap((category) => data.ofMakers[category].map((line) => ({ line, category, trade: null }))),
    ...supplierTrades.flatMap((trade) => data.ofSuppliers[trade].map((line) => ({ line, category: null, trade }))),
  ];
  return lines.map(({ line, ...of }, index) => companyRow(firstCompanyId + index, line, of));
}

export function createProducts(companies: readonly CompanyRow[]): ProductRow[] {
  const makers = companies.flatMap((company) =>
    company.category === null ? [] : [{ ...company, category: company.category }],
  );
  return Array.from({ length: productCount }, (_, index) => {
    const maker = makers[index % makers.length];
    if (maker === undefined) throw new Error('no makers');
    const round = Math.floor(index / makers.length);
    const random = randomFor(`product:${maker.id}`);
    const form = random.picks(categories[maker.category].forms, 4)[round];
    if (form === undefined) throw new Error(`too few forms of ${maker.category}`);
    const own = randomFor(`product:${maker.id}:${round}`);
    const flavour = own.pick(form.flavours);
    return {
      id: firstProductId + index,
      companyId: maker.id,
      category: maker.category,
      name: `${maker.shortName}${flavour}${form.name}`,
      flavour,
      form: form.name,
      spec: form.pack,
      price: own.int(form.low, form.high) - 0.1,
      colours: maker.id + round,
    };
  });
}
