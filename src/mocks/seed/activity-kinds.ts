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

const words: Readonly<Record<ActivityKind, Words>> = data.kinds;

export const activityKinds: Readonly<Record<ActivityKind, Words & Plan>> = {
  'trade-show': {
    ...words['trade-show'],
    id: 3101,
    shape: 'booth',
    share: 6,
    days: [3, 4],
    hours: [540, 1020],
    prices: [0, 0, 0, 30, 50],
  },
  forum: {
    ...words.forum,
    id: 3102,
    shape: 'podium',
    share: 5,
    days: [1, 2],
    hours: [540, 1050],
    prices: [0, 680, 980, 1280, 1980],
  },
  tasting: {
    ...words.tasting,
    id: 3103,
    shape: 'cup',
    share: 4,
    days: [1, 1],
    hours: [840, 1020],
    prices: [0, 0, 68, 99, 128],
  },
  training: {
    ...words.training,
    id: 3104,
    shape: 'flask',
    share: 4,
    days: [2, 3],
    hours: [540, 1020],
    prices: [1280, 1980, 2680, 3280],
  },
  salon: {
    ...words.salon,
    id: 3105,
    shape: 'people',
    share: 4,
    days: [1, 1],
    hours: [870, 1050],
    prices: [0, 0, 49, 99],
  },
  tour: {
    ...words.tour,
    id: 3106,
    shape: 'factory',
    share: 3,
    days: [1, 2],
    hours: [510, 1050],
    prices: [0, 199, 299, 599],
  },
};
