import type { PostFact } from '#services/contract/post.contract.ts';
import type { CompanyRow } from './companies.ts';
import type { ShapeName } from './cover-shapes.ts';
import { cover } from './covers.ts';
import { type Random, randomFor } from './random.ts';
import { type CategoryCode, categoryCodes } from './vocabulary/categories.ts';
import * as jobWords from './vocabulary/posts/jobs.ts';
import type { PostTheme } from './vocabulary/posts/offers.ts';
import * as words from './vocabulary/posts/offers.ts';
import { write } from './write.ts';

export type PostType = 'supply' | 'demand' | 'recruitment';

/** What decides every word of a post: what it offers, looks for or fills, and whose it is. */
export interface PostBrief {
  readonly key: string;
  readonly type: PostType;
  readonly theme: PostTheme;
  /** Of the vocabulary. */
  readonly line: string;
  readonly company: Pick<CompanyRow, 'cnName' | 'shortName' | 'city' | 'staff' | 'foundedYear'>;
}

export interface PostText {
  /** The first paragraph. */
  readonly summary: string;
  /** Plain text, a line break between paragraphs. */
  readonly content: string;
  readonly facts: readonly PostFact[];
  readonly images: readonly string[];
}

type Slots = Readonly<Record<string, string>>;

const rangeOf = (text: string): readonly [low: number, high: number] => {
  const [low = 0, high = 0] = text.split('-').map(Number);
  return [low, high];
};

/** From which value on one writes in which steps, the largest first. */
type Steps = readonly (readonly [from: number, step: number])[];

const inSteps = (value: number, steps: Steps): number => {
  const [, step] = steps.find(([from]) => value >= from) ?? [0, 1];
  return Math.round(value / step) * step;
};

const priceSteps: Steps = [
  [1_000, 100],
  [100, 5],
  [10, 0.5],
  [0, 0.05],
];
const rounded = (value: number): string => `${Number(inSteps(value, priceSteps).toFixed(2))}`;

const lotSteps: Steps = [
  [1_000, 500],
  [100, 50],
  [20, 5],
];
const roundLot = (value: number): number => Math.max(1, inSteps(value, lotSteps));

const offerFacts = ({ line, company }: PostBrief, random: Random): Slots => {
  const [name = '', spec = '', price = '', priceUnit = '', lot = '', lotUnit = '', use = ''] = line.split('|');
  const [low, high] = rangeOf(price);
  const [few, many] = rangeOf(lot);
  const asked = low + (high - low) * random.next();
  return {
    name,
    use,
    company: company.cnName,
    city: company.city,
    price: `${rounded(asked)} ${priceUnit}`,
    lot: `${roundLot(few + (many - few) * random.next() ** 2)} ${lotUnit}`,
    specShort: spec.split('，')[0] ?? spec,
    specSentence: `规格：${spec}。`,
  };
};

const jobFacts = ({ line, company }: PostBrief, random: Random): Slots => {
  const [position = '', , range = '', experience = '', ...tasks] = line.split('|');
  const [low, high] = rangeOf(range);
  const [duty = '', duty2 = '', demand = '', demand2 = ''] = tasks;
  return {
    position,
    experience,
    company: company.cnName,
    short: company.shortName,
    city: company.city,
    staff: `${company.staff}`,
    founded: `${company.foundedYear}`,
    salary: `${low}–${high}K`,
    count: `${random.int(1, 4)}`,
    duty,
    duty2,
    demand,
    demand2,
  };
};

const factsOfPost = (brief: PostBrief): Slots =>
  (brief.type === 'recruitment' ? jobFacts : offerFacts)(brief, randomFor(`facts:${brief.key}`));

const titlesOf = ({ type, theme }: PostBrief): readonly string[] => {
  if (type === 'recruitment') return jobWords.jobTitles;
  return (type === 'supply' ? words.supplyTitles : words.demandTitles)[words.themeKind[theme]];
};

export const writePostTitle = (brief: PostBrief): string =>
  write(randomFor(`title:${brief.key}`).pick(titlesOf(brief)), factsOfPost(brief));

/** How a post begins: in turn, so that those that stand below each other in a list begin in other ways. */
const beginning = (ways: readonly string[], { key }: PostBrief): string =>
  ways[Number(/\d+/.exec(key)?.[0] ?? 0) % ways.length] ?? '';

const paragraphsOf = (brief: PostBrief, slots: Slots, random: Random): readonly string[] => {
  if (brief.type === 'recruitment') {
    return [
      beginning(jobWords.jobIntroductions, brief),
      '职责：{duty}；{duty2}。',
      '要求：{demand}；{demand2}。',
      random.pick(jobWords.jobBenefits),
      random.pick(jobWords.jobInvitations),
    ].map((template) => write(template, slots));
  }
  const told = (brief.type === 'supply' ? words.supplyParagraphs : words.demandParagraphs)[
    words.themeKind[brief.theme]
  ];
  const [first = [], ...others] = told;
  return [beginning(first, brief), ...[...others, words.invitations].map((ways) => random.pick(ways))].map((template) =>
    write(template, slots),
  );
};

const factListOf = (brief: PostBrief, slots: Slots, random: Random): PostFact[] => {
  const of = (kind: PostFact['kind'], value: string | undefined): PostFact => ({ kind, value: value ?? '' });
  if (brief.type === 'recruitment') {
    return [
      of('position', slots.position),
      of('headcount', slots.count),
      of('salary', slots.salary),
      of('experience', slots.experience),
      of('place', slots.city),
    ];
  }
  return [
    of('product', slots.name),
    of('quantity', slots.lot),
    of('price', slots.price),
    of('place', slots.city),
    of('deadline', random.pick(['长期有效', '两周内', '本月内', '一个月内'])),
  ];
};

const themeShapes: Readonly<Record<PostTheme, readonly ShapeName[]>> = {
  ingredients: ['sprig', 'flask', 'bag', 'jar'],
  packaging: ['bottle', 'carton', 'parcel', 'jar'],
  equipment: ['factory', 'flask'],
  others: ['truck', 'parcel'],
  oem: ['factory', 'bottle', 'bag', 'noodles'],
  design: ['carton', 'bottle', 'parcel'],
  marketing: ['chart', 'people', 'cup'],
  channel: ['truck', 'podium', 'globe'],
  exhibition: ['booth', 'globe'],
};

const imagesOf = (brief: PostBrief, random: Random): string[] => {
  const most = brief.type === 'recruitment' ? 0 : brief.type === 'supply' ? 4 : 2;
  const count = random.chance(0.72) ? random.int(Math.min(1, most), most) : 0;
  return Array.from({ length: count }, (_, at) => {
    const category: CategoryCode = random.pick(categoryCodes);
    return cover({ key: `${brief.key}:${at}`, category, shape: random.pick(themeShapes[brief.theme]) });
  });
};

/** Written on demand: the brief alone decides every word and picture. `told`: paragraphs that were written by hand. */
export function postText({ brief, told }: { readonly brief: PostBrief; readonly told?: readonly string[] }): PostText {
  if (told) return { summary: told[0] ?? '', content: told.join('\n'), facts: [], images: [] };
  const slots = factsOfPost(brief);
  const random = randomFor(`text:${brief.key}`);
  const paragraphs = paragraphsOf(brief, slots, random);
  return {
    summary: paragraphs[0] ?? '',
    content: paragraphs.join('\n'),
    facts: factListOf(brief, slots, random),
    images: imagesOf(brief, random),
  };
}
