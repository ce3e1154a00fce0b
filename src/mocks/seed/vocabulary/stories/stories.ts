import type { ShapeName } from '../../cover-shapes.ts';
import type { SupplierTrade } from '../companies.ts';
import { appointment, factory, merger, revenue, supply, venture } from './business-stories.ts';
import { channel, overseas, ranking, tradeshow, trend } from './market-stories.ts';
import { foodservice, launch, newcomer } from './product-stories.ts';
import type { Story } from './story.ts';
import { feature, ingredient, nutrition, packaging, policy, process, tool, whatIs } from './topic-stories.ts';

export const stories = {
  launch,
  newcomer,
  foodservice,
  trend,
  channel,
  overseas,
  tradeshow,
  ranking,
  revenue,
  venture,
  merger,
  appointment,
  factory,
  supply,
  ingredient,
  nutrition,
  process,
  packaging,
  policy,
  whatIs,
  tool,
  feature,
} as const satisfies Record<string, Story>;
export type StoryName = keyof typeof stories;

/** What the cover shows; without one it is the food. */
export const storyShape: Readonly<Partial<Record<StoryName, ShapeName>>> = {
  trend: 'chart',
  channel: 'truck',
  overseas: 'globe',
  tradeshow: 'booth',
  ranking: 'podium',
  revenue: 'chart',
  venture: 'coins',
  merger: 'people',
  appointment: 'people',
  factory: 'factory',
  supply: 'truck',
  ingredient: 'sprig',
  nutrition: 'capsule',
  process: 'flask',
  packaging: 'parcel',
  policy: 'paper',
  whatIs: 'flask',
  tool: 'paper',
};

/** Whose supplier a story speaks of: a trade, or one by name. Otherwise a maker of equipment. */
export const storySupplier: Readonly<Partial<Record<StoryName, SupplierTrade | { readonly name: string }>>> = {
  ingredient: 'ingredients',
  nutrition: 'ingredients',
  packaging: 'packaging',
  overseas: { name: '出海物语' },
  supply: { name: '冷链里程' },
  feature: { name: '味觉实验室' },
};
