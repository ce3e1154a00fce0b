import type { SupplierTrade } from './categories.ts';
import type { ShapeName } from './cover-shapes.ts';
import type quotes from './data/quotes.json';
import type sections from './data/sections.json';
import texts from './data/stories.json' with { type: 'json' };
import type topics from './data/topics.json';

export type StoryName = keyof typeof texts;

/** Slots: `{name}` is a fact, `{#driver}` a sentence about the category. `paragraphs` lists variants. */
export interface Section {
  readonly heading: readonly string[];
  readonly paragraphs: readonly (readonly string[])[];
}

interface Texts {
  readonly titles: readonly string[];
  readonly lead: readonly string[];
  readonly opening: Section;
  readonly closing: Section;
  readonly points?: { readonly heading: string; readonly items: readonly string[] };
}

type Infobox = 'segments' | 'finance' | 'nutrition' | 'dosage' | 'range' | 'ranking' | 'steps' | 'clauses' | 'channels';

interface Kind {
  readonly infobox: Infobox;
  readonly voice: keyof typeof quotes;
  readonly middle: readonly [first: keyof typeof sections, second: keyof typeof sections];
  readonly topic?: keyof typeof topics;
  readonly shape?: ShapeName;
  readonly supplier?: SupplierTrade | { readonly name: string };
}

export interface Story extends Texts, Kind {}

const kinds: Readonly<Record<StoryName, Kind>> = {
  launch: { infobox: 'nutrition', voice: 'product', middle: ['market', 'craft'] },
  newcomer: { infobox: 'range', voice: 'product', middle: ['scene', 'pain'] },
  foodservice: { infobox: 'range', voice: 'product', middle: ['market', 'craft'] },
  trend: { infobox: 'segments', voice: 'market', middle: ['scene', 'market'], shape: 'chart' },
  channel: { infobox: 'channels', voice: 'market', middle: ['scene', 'pain'], shape: 'truck' },
  overseas: {
    infobox: 'steps',
    voice: 'market',
    middle: ['market', 'craft'],
    shape: 'globe',
    supplier: { name: '出海物语' },
  },
  tradeshow: { infobox: 'steps', voice: 'market', middle: ['market', 'scene'], shape: 'booth' },
  ranking: { infobox: 'ranking', voice: 'market', middle: ['market', 'scene'], shape: 'podium' },
  revenue: { infobox: 'finance', voice: 'finance', middle: ['market', 'pain'], shape: 'chart' },
  venture: { infobox: 'steps', voice: 'finance', middle: ['market', 'pain'], shape: 'coins' },
  merger: { infobox: 'finance', voice: 'finance', middle: ['market', 'pain'], shape: 'people' },
  appointment: { infobox: 'steps', voice: 'finance', middle: ['market', 'pain'], shape: 'people' },
  factory: { infobox: 'steps', voice: 'craft', middle: ['craft', 'market'], shape: 'factory' },
  supply: {
    infobox: 'segments',
    voice: 'craft',
    middle: ['craft', 'market'],
    shape: 'truck',
    supplier: { name: '冷链里程' },
  },
  ingredient: {
    infobox: 'dosage',
    voice: 'science',
    middle: ['craft', 'market'],
    topic: 'ingredient',
    shape: 'sprig',
    supplier: 'ingredients',
  },
  nutrition: {
    infobox: 'dosage',
    voice: 'science',
    middle: ['scene', 'market'],
    topic: 'ingredient',
    shape: 'capsule',
    supplier: 'ingredients',
  },
  process: { infobox: 'steps', voice: 'craft', middle: ['craft', 'pain'], topic: 'process', shape: 'flask' },
  packaging: {
    infobox: 'range',
    voice: 'product',
    middle: ['scene', 'market'],
    topic: 'pack',
    shape: 'parcel',
    supplier: 'packaging',
  },
  policy: { infobox: 'clauses', voice: 'policy', middle: ['pain', 'market'], topic: 'standard', shape: 'paper' },
  whatIs: { infobox: 'clauses', voice: 'science', middle: ['craft', 'scene'], topic: 'ingredient', shape: 'flask' },
  tool: { infobox: 'steps', voice: 'policy', middle: ['craft', 'pain'], topic: 'tool', shape: 'paper' },
  feature: {
    infobox: 'segments',
    voice: 'market',
    middle: ['market', 'scene'],
    topic: 'feature',
    supplier: { name: '味觉实验室' },
  },
};

export const storyOf = (name: StoryName): Story => {
  const text: Texts = texts[name];
  return { ...kinds[name], ...text };
};
