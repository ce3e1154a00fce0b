import type { CompanyRow } from './companies.ts';
import { type Random, randomFor } from './random.ts';
import { type Category, type CategoryCode, categories, formsOf } from './vocabulary/categories.ts';
import { amounts, channels, claims, houses, investors, places, rounds, shops } from './vocabulary/claims.ts';
import { experts } from './vocabulary/people.ts';
import { cities, markets } from './vocabulary/places.ts';
import { type StoryName, stories, storySupplier } from './vocabulary/stories/stories.ts';
import type { Story } from './vocabulary/stories/story.ts';
import { fairs, topics } from './vocabulary/topics.ts';

/** What an article is about; the same brief always gives the same facts. */
export interface Brief {
  readonly key: string;
  readonly story: StoryName;
  /** What the leaf of the navigation allows. */
  readonly categories: readonly CategoryCode[];
  readonly rankWord: string | null;
  /** Milliseconds since 1970. */
  readonly publishTime: number;
}

export interface Facts {
  readonly category: Category;
  readonly companies: readonly [CompanyRow, CompanyRow, CompanyRow];
  /** By the name of the slot. */
  readonly slots: Readonly<Record<string, string>>;
}

const chinaOffset = 8 * 3_600_000;

function topicOf(story: Story, random: Random, allowed: readonly CategoryCode[]): Record<string, string> {
  if (story.topic === undefined) return {};
  const { columns, rows } = topics[story.topic];
  const suited = rows.filter((row) => allowed.some((code) => row.split('|').at(-1)?.split(' ').includes(code)));
  const cells = random.pick(suited).split('|');
  return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
}

function supplierOf(story: StoryName, random: Random, companies: readonly CompanyRow[]): string {
  const wanted = storySupplier[story] ?? 'equipment';
  if (typeof wanted === 'object') return wanted.name;
  return random.pick(companies.filter((company) => company.trade === wanted)).shortName;
}

/** Young companies are funded and portrayed; any company is in the other news. */
function threeOf(
  random: Random,
  story: StoryName,
  companies: readonly CompanyRow[],
  code: CategoryCode,
): Facts['companies'] {
  const own = companies.filter((company) => company.category === code);
  const young = [...own].sort((x, y) => y.foundedYear - x.foundedYear).slice(0, 4);
  const a = random.pick(story === 'venture' || story === 'newcomer' ? young : own);
  const [b, c] = random.picks(
    own.filter((company) => company !== a),
    2,
  );
  if (b === undefined || c === undefined) throw new Error(`too few companies of ${code}`);
  return [a, b, c];
}

export function factsOf(brief: Brief, companies: readonly CompanyRow[]): Facts {
  const random = randomFor(`facts:${brief.key}`);
  const story: Story = stories[brief.story];
  const topic = topicOf(story, random, brief.categories);
  const fits = topic.fits?.split(' ');
  const category = categories[random.pick(brief.categories.filter((code) => fits?.includes(code) ?? true))];
  const three = threeOf(random, brief.story, companies, category.code);
  const [co, co2, co3] = three;
  const date = new Date(brief.publishTime + chinaOffset);
  const year = date.getUTCFullYear();
  const age = Math.max(1, year - co.foundedYear);
  const form = random.pick(formsOf(category));
  const seg1 = form.segment;
  const [seg2 = '', seg3 = ''] = random.picks(
    category.segments.filter((segment) => segment !== seg1),
    2,
  );
  const [flavour = '', flavour2 = ''] = random.picks(form.flavours, 2);
  const ing = form.ingredient;
  const ing2 = random.pick(category.ingredients.filter((ingredient) => ingredient !== ing));
  const channel = random.pick(shops);
  const channel2 = random.pick(channels.filter((name) => name !== channel));
  const [investor = '', investor2 = ''] = random.picks(investors, 2);
  const [country = '', countryCity = ''] = random.pick(markets);
  const suitedFairs = fairs.filter(
    (line) => line.endsWith('|*') || line.split('|')[2]?.split(' ').includes(category.code),
  );
  const [fair = '', hall = ''] = random.pick(suitedFairs).split('|');
  const [expertName = '', house = ''] = random.pick(experts).split('|');
  const [low, high] = form.price;
  // What is said of a whole market must be the same in every article of a year.
  const market = randomFor(`market:${category.code}:${year}`);
  const catGrowth = market.int(4, 14);
  const size = market.int(18, 190) * 10;
  const plants = randomFor(`plants:${co.id}`).picks(
    cities.filter(([name]) => name !== co.city),
    3,
  );
  const atHome = brief.story === 'tradeshow' || brief.story === 'policy' ? random.pick(cities)[0] : co.city;
  return {
    category,
    companies: three,
    slots: {
      ...topic,
      co: co.shortName,
      coFull: co.cnName,
      co2: co2.shortName,
      co3: co3.shortName,
      city: atHome,
      founded: `${co.foundedYear}`,
      age: `${age}`,
      name: co.leader,
      exec: co.leader,
      execTitle: co.leaderTitle,
      staff: `${co.staff}`,
      rev: co.revenue.toFixed(1),
      prevRev: (co.revenue / (1 + co.growth / 100)).toFixed(1),
      growth: `${co.growth}`,
      profit: (co.revenue * (co.grossMargin / 400)).toFixed(1),
      profitGrowth: `${co.growth + 2 + (co.grossMargin % 7)}`,
      gross: `${co.grossMargin}.${co.growth % 10}`,
      supplier: supplierOf(brief.story, random, companies),
      expert: expertName,
      house,
      org: random.pick(houses),
      cat: category.name,
      form: form.name,
      flavour,
      flavour2,
      product: `${flavour}${form.name}`,
      claim: random.pick(claims[category.code]),
      scenePlace: places[category.code],
      spec: form.pack,
      ing,
      ing2,
      seg1,
      seg2,
      seg3,
      catGrowth: `${catGrowth}`,
      seg1Growth: `${catGrowth + random.int(6, 19)}`,
      seg1Share: `${random.int(31, 41)}`,
      size: `${size}`,
      price: `${random.int(low, high)}.${random.pick(['0', '5', '9'])}`,
      priceLow: `${low + 1}`,
      priceHigh: `${high - 1}`,
      channel,
      channel2,
      country,
      countryCity,
      round: random.pick(rounds),
      amount: random.pick(amounts),
      investor,
      investor2,
      plantCity: random.pick(plants)[0],
      invest: `${random.int(2, 12)}.${random.int(1, 9)}`,
      area: `${random.int(60, 320)}`,
      capacity: `${random.int(12, 96) * 100}`,
      fair,
      hall,
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
