import type { ShapeName } from './cover-shapes.ts';
import data from './data/activities.json' with { type: 'json' };

export type ActivityKind = keyof typeof data.kinds;

interface Words {
  readonly name: string;
  readonly titles: readonly string[];
  readonly summaries: readonly string[];
  readonly highlights: readonly string[];
  readonly audience: readonly string[];
  readonly day: readonly { readonly minutes: number; readonly what: string; readonly speaker: string }[];
}

interface Plan {
  readonly id: number;
  readonly shape: ShapeName;
  /** Relative weight. */
  readonly share: number;
  readonly days: readonly [min: number, max: number];
  /** Minutes since midnight in China. */
  readonly hours: readonly [from: number, to: number];
  readonly prices: readonly number[];
}

const plans: Readonly<Record<ActivityKind, Plan>> = {
  'trade-show': { id: 3101, shape: 'booth', share: 6, days: [3, 4], hours: [540, 1020], prices: [0, 0, 0, 30, 50] },
  forum: { id: 3102, shape: 'podium', share: 5, days: [1, 2], hours: [540, 1050], prices: [0, 680, 980, 1280, 1980] },
  tasting: { id: 3103, shape: 'cup', share: 4, days: [1, 1], hours: [840, 1020], prices: [0, 0, 68, 99, 128] },
  training: { id: 3104, shape: 'flask', share: 4, days: [2, 3], hours: [540, 1020], prices: [1280, 1980, 2680, 3280] },
  salon: { id: 3105, shape: 'people', share: 4, days: [1, 1], hours: [870, 1050], prices: [0, 0, 49, 99] },
  tour: { id: 3106, shape: 'factory', share: 3, days: [1, 2], hours: [510, 1050], prices: [0, 199, 299, 599] },
};

export const kindOf = (kind: ActivityKind): Words & Plan => {
  const words: Words = data.kinds[kind];
  return { ...words, ...plans[kind] };
};
