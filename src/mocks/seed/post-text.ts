import type { PostFact } from '#services/contract/post.contract.ts';
import type { PostText } from '../domain/seed-rows.ts';
import { type CategoryCode, categoryCodes } from './categories.ts';
import type { CompanyRow } from './companies.ts';
import type { ShapeName } from './cover-shapes.ts';
import { cover } from './covers.ts';
import jobs from './data/jobs.json' with { type: 'json' };
import offers from './data/offers.json' with { type: 'json' };
import words from './data/posts.json' with { type: 'json' };
import { type Random, randomFor } from './random.ts';
import { write } from './write.ts';

export type PostTheme = keyof typeof offers & keyof typeof jobs;
export const postThemes = Object.keys(offers) as readonly PostTheme[];

/** `low` to `high` is the price, `least` to `most` the lot size; sellers and buyers are named as for `isOneOf`. */
type Offer = (typeof offers)[PostTheme][number];
/** `low` to `high` in thousand yuan a month. */
type Job = (typeof jobs)[PostTheme][number];

/** Goods are sold by weight or piece, services by order; their texts differ. */
export const themeKind: Readonly<Record<PostTheme, 'goods' | 'service'>> = {
  ingredients: 'goods',
  packaging: 'goods',
  equipment: 'goods',
  others: 'goods',
  oem: 'service',
  design: 'service',
  marketing: 'service',
  channel: 'service',
  exhibition: 'service',
};

export type Subject =
  | { readonly type: 'supply' | 'demand'; readonly theme: PostTheme; readonly of: Offer }
  | { readonly type: 'recruitment'; readonly theme: PostTheme; readonly of: Job };

export interface PostBrief {
  readonly key: string;
  readonly subject: Subject;
  readonly company: Pick<CompanyRow, 'cnName' | 'shortName' | 'city' | 'staff' | 'foundedYear'>;
}

type Slots = Readonly<Record<string, string>>;

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

const offerFacts = (offer: Offer, company: PostBrief['company'], random: Random): Slots => {
  const { name, spec, use, low, high, least, most } = offer;
  return {
    name,
    use,
    company: company.cnName,
    city: company.city,
    price: `${rounded(low + (high - low) * random.next())} ${offer.priceUnit}`,
    lot: `${roundLot(least + (most - least) * random.next() ** 2)} ${offer.lotUnit}`,
    specShort: spec.split('，')[0] ?? spec,
    specSentence: `规格：${spec}。`,
  };
};

const jobFacts = ({ whose: _, low, high, ...job }: Job, company: PostBrief['company'], random: Random): Slots => ({
  ...job,
  company: company.cnName,
  short: company.shortName,
  city: company.city,
  staff: `${company.staff}`,
  founded: `${company.foundedYear}`,
  salary: `${low}–${high}K`,
  count: `${random.int(1, 4)}`,
});

const factsOfPost = ({ key, subject, company }: PostBrief): Slots => {
  const random = randomFor(`facts:${key}`);
  return subject.type === 'recruitment'
    ? jobFacts(subject.of, company, random)
    : offerFacts(subject.of, company, random);
};

const phrasesOf = ({ type, theme }: Subject) => {
  if (type === 'recruitment') return words.recruitment;
  const { titles, paragraphs } = words[type][themeKind[theme]];
  return { titles, paragraphs: [...paragraphs, words.invitations] };
};

export const writePostTitle = (brief: PostBrief): string =>
  write(randomFor(`title:${brief.key}`).pick(phrasesOf(brief.subject).titles), factsOfPost(brief));

/** Cycles through the openings: neighbours in a list begin differently. */
const paragraphsOf = ({ key, subject }: PostBrief, slots: Slots, random: Random): readonly string[] => {
  const [first = [], ...others] = phrasesOf(subject).paragraphs;
  const beginning = first[Number(/\d+/.exec(key)?.[0] ?? 0) % first.length] ?? '';
  // A draw would shift the following ones.
  const lines = others.map((phrases) => (phrases.length > 1 ? random.pick(phrases) : (phrases[0] ?? '')));
  return [beginning, ...lines].map((template) => write(template, slots));
};

const factListOf = ({ subject }: PostBrief, slots: Slots, random: Random): PostFact[] => {
  const of = (kind: PostFact['kind'], value: string | undefined): PostFact => ({ kind, value: value ?? '' });
  if (subject.type === 'recruitment') {
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

const mostImages = { supply: 4, demand: 2, recruitment: 0 } as const;

const imagesOf = ({ key, subject: { type, theme } }: PostBrief, random: Random): string[] => {
  const most = mostImages[type];
  const count = random.chance(0.72) ? random.int(Math.min(1, most), most) : 0;
  return Array.from({ length: count }, (_, at) => {
    const category: CategoryCode = random.pick(categoryCodes);
    return cover({ key: `${key}:${at}`, category, shape: random.pick(themeShapes[theme]) });
  });
};

export function postText({
  brief,
  lines,
}: {
  readonly brief: PostBrief;
  readonly lines?: readonly string[];
}): PostText {
  if (lines) return { summary: lines[0] ?? '', content: lines.join('\n'), facts: [], images: [] };
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
