import type { ShapeName } from './cover-shapes.ts';
import data from './data/activities.json' with { type: 'json' };

export type ActivityKind = keyof typeof data.kinds;

/** What a kind of activity is called. `titles` and the other lists have slots of one activity. */
interface Words {
  readonly name: string;
  readonly titles: readonly string[];
  readonly summaries: readonly string[];
  readonly highlights: readonly string[];
  readonly audience: readonly string[];
  /** A day of it; a speaker is `expert`, `leader` or `-`. */
  readonly day: readonly { readonly minutes: number; readonly what: string; readonly speaker: string }[];
}

/** What it is drawn as, how long it takes and what it costs. */
interface Plan {
  readonly id: number;
  readonly shape: ShapeName;
  /** Its part of all activities, in relative units. */
  readonly share: number;
  readonly days: readonly [min: number, max: number];
  /** Of a day, in minutes since midnight in China. */
  readonly hours: readonly [from: number, to: number];
  /** Prices of the cheapest ticket in yuan, each as likely. */
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
