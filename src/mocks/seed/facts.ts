import { type Category, type CategoryCode, categories, suits } from './categories.ts';
import type { CompanyRow } from './companies.ts';
import business from './data/business.json' with { type: 'json' };
import people from './data/people.json' with { type: 'json' };
import places from './data/places.json' with { type: 'json' };
import topics from './data/topics.json' with { type: 'json' };
import { growthOf, type Market, marketOf } from './market.ts';
import { type Random, randomFor } from './random.ts';
import { type Story, type StoryName, storyOf } from './stories.ts';
import { chinaOffset } from './times.ts';

/** Input of an article; determines its facts. `publishTime` in ms since 1970. */
export interface Brief {
  readonly key: string;
  readonly story: StoryName;
  readonly categories: readonly CategoryCode[];
  readonly rankWord: string | null;
  readonly publishTime: number;
}

export interface Facts {
  readonly code: CategoryCode;
  readonly category: Category;
  readonly market: Market;
  readonly companies: readonly [CompanyRow, CompanyRow, CompanyRow];
  readonly slots: Readonly<Record<string, string>>;
}

export const channels = [...business.shops, ...business.otherChannels];

interface Topic {
  readonly slots: Readonly<Record<string, string>>;
  readonly fits: readonly CategoryCode[];
}

function topicOf({ topic }: Story, random: Random, allowed: readonly CategoryCode[]): Topic {
  if (topic === undefined) return { slots: {}, fits: allowed };
  const suited = topics[topic].filter(({ fits }) => suits(fits, ...allowed));
  const { fits, ...slots } = random.pick<(typeof topics)[typeof topic][number]>(suited);
  return { slots, fits: allowed.filter((code) => fits.includes(code)) };
}

function supplierOf({ supplier = 'equipment' }: Story, random: Random, companies: readonly CompanyRow[]): string {
  if (typeof supplier === 'object') return supplier.name;
  return random.pick(companies.filter(({ trade }) => trade === supplier)).shortName;
}

const twoDecimals = (value: number): number => Math.round(value * 100) / 100;

const isBottle = (topic: string | undefined): boolean => /瓶|盖/.test(topic ?? '');

function fundingOf({ id, foundedYear }: CompanyRow, year: number) {
  const random = randomFor(`funding:${id}`);
  const { round = '', amounts = [] } = business.funding.find(({ upToAge }) => year - foundedYear <= upToAge) ?? {};
  return { round, amount: random.pick(amounts), partners: random.picks(business.investors, 2) };
}

function officerOf({ id }: CompanyRow): readonly [name: string, office: string] {
  const random = randomFor(`officer:${id}`);
  return [
    `${random.pick(people.surnames)}${random.pick(people.givenNames[random.chance(0.4) ? 'FEMALE' : 'MALE'])}`,
    random.pick(business.offices),
  ];
}

/** Key of a one-time event that only one article reports (funding, results, packaging, fair), or null. */
export function occasionOf({ story }: Pick<Brief, 'story'>, { companies: [co], slots }: Facts): string | null {
  if (story === 'tradeshow') return `fair:${slots.fair}`;
  return (['venture', 'revenue', 'merger', 'appointment', 'factory', 'packaging'] as const).some(
    (once) => once === story,
  )
    ? `${story}:${co.id}`
    : null;
}

/** The number of youngest companies that such stories choose from; other stories use all. */
const youngest: Readonly<Partial<Record<StoryName, number>>> = { venture: 6, newcomer: 4 };

function threeOf(
  random: Random,
  story: StoryName,
  companies: readonly CompanyRow[],
  code: CategoryCode,
): Facts['companies'] {
  const own = companies.filter((company) => company.category === code);
  const young = own.toSorted((x, y) => y.foundedYear - x.foundedYear).slice(0, youngest[story] ?? own.length);
  const a = random.pick(young);
  const [b, c] = random.picks(
    own.filter((company) => company !== a),
    2,
  );
  if (b === undefined || c === undefined) throw new Error(`too few companies of ${code}`);
  return story === 'merger' && b.revenue > a.revenue ? [b, a, c] : [a, b, c];
}

export function factsOf(brief: Brief, companies: readonly CompanyRow[]): Facts {
  const random = randomFor(`facts:${brief.key}`);
  const story = storyOf(brief.story);
  const topic = topicOf(story, random, brief.categories);
  const code = random.pick(topic.fits);
  const category = categories[code];
  const three = threeOf(random, brief.story, companies, code);
  const [co, co2, co3] = three;
  const date = new Date(brief.publishTime + chinaOffset);
  const year = date.getUTCFullYear();
  const age = Math.max(1, year - co.foundedYear);
  const market = marketOf(code, year - 1);
  const [leading, ...followers] = market.parts;
  const ofMarket = story.infobox === 'segments';
  const form = random.pick(
    category.forms.filter(
      ({ segment, pack }) =>
        (!ofMarket || segment === leading?.name) && (!isBottle(topic.slots.topic) || /升/.test(pack)),
    ),
  );
  const seg1 = form.segment;
  const others = (ofMarket ? followers : market.parts).map(({ name }) => name).filter((name) => name !== seg1);
  const [seg2 = '', seg3 = ''] = ofMarket ? others : random.picks(others, 2);
  const [flavour = '', flavour2 = ''] = random.picks(form.flavours, 2);
  const ing = form.ingredient;
  const ing2 = random.pick(category.ingredients.filter((ingredient) => ingredient !== ing));
  const channel = random.pick(business.shops);
  const channel2 = random.pick(channels.filter((name) => name !== channel));
  const { country, city: countryCity } = random.pick(places.markets);
  const { name: fairCity } = random.pick(places.cities);
  const fair = random.pick(places.fairs.filter(({ fits }) => suits(fits, code)));
  const expert = random.pick(people.experts);
  const { round, amount, partners } = fundingOf(co, year);
  const profit = twoDecimals(co.revenue * (co.grossMargin / 400));
  const prevProfit = twoDecimals(profit / (1 + (co.growth + 2 + (co.id % 7)) / 100));
  const [exec, execTitle] = brief.story === 'appointment' ? officerOf(co) : [co.leader, co.leaderTitle];
  const stake = random.int(37, 68);
  const plants = randomFor(`plants:${co.id}`).picks(
    places.cities.filter(({ name }) => name !== co.city),
    3,
  );
  return {
    code,
    category,
    market,
    companies: three,
    slots: {
      ...topic.slots,
      co: co.shortName,
      co2: co2.shortName,
      co3: co3.shortName,
      city: brief.story === 'tradeshow' || brief.story === 'policy' ? fairCity : co.city,
      founded: `${co.foundedYear}`,
      age: `${age}`,
      name: exec,
      exec,
      execTitle,
      staff: `${co.staff}`,
      rev: co.revenue.toFixed(1),
      prevRev: co.previous.toFixed(1),
      growth: `${co.growth}`,
      profit: profit.toFixed(2),
      prevProfit: prevProfit.toFixed(2),
      profitGrowth: `${growthOf(prevProfit, profit)}`,
      gross: `${co.grossMargin}.${co.id % 10}`,
      stake: `${stake}`,
      deal: `${Math.max(0.1, (co2.revenue * stake) / 100).toFixed(1)}亿元`,
      supplier: topic.slots.maker || supplierOf(story, random, companies),
      expert: expert.name,
      house: expert.house,
      org: random.pick(business.houses),
      cat: category.name,
      form: form.name,
      flavour,
      flavour2,
      product: `${flavour}${form.name}`,
      claim: random.pick(category.claims),
      scenePlace: category.place,
      spec: form.pack,
      ing,
      ing2,
      seg1,
      seg2,
      seg3,
      segCount: market.parts.length === 5 ? '五' : '六',
      catGrowth: `${market.growth}`,
      seg1Growth: `${leading?.growth ?? 0}`,
      seg1Share: `${leading?.share ?? 0}`,
      size: `${market.size}`,
      price: `${random.int(form.low, form.high)}.${random.pick(['0', '5', '9'])}`,
      priceLow: `${form.low + 1}`,
      priceHigh: `${form.high - 1}`,
      channel,
      channel2,
      country,
      countryCity,
      round,
      amount,
      investor: partners[0] ?? '',
      investor2: partners[1] ?? '',
      plantCity: random.pick(plants).name,
      invest: `${random.int(2, 12)}.${random.int(1, 9)}`,
      area: `${random.int(60, 320)}`,
      capacity: `${random.int(12, 96) * 100}`,
      fair: `${fairCity}${fair.name}`,
      hall: `${fairCity}${fair.hall}`,
      exhibitors: `${random.int(6, 28) * 100}`,
      rankWord: brief.rankWord ?? random.pick(['热销榜', '口碑榜', '创新榜']),
      share: `${random.int(34, 63)}`,
      drop: `${random.int(8, 26)}`,
      count: `${random.int(3, 7)}`,
      ingCount: `${random.int(3, 7)}`,
      samples: `${random.int(12, 38)}`,
      stores: `${random.int(8, 60) * 10}`,
      saved: `${random.int(4, 9)}`,
      steps: `${random.int(9, 23)}`,
      days: `${random.int(11, 28)}`,
      year: `${year}`,
      lastYear: `${year - 1}`,
      month: `${date.getUTCMonth() + 1}月`,
    },
  };
}
