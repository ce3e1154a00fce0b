import type { dateRanges } from '#services/contract/constants.ts';

export type DateRange = (typeof dateRanges)[number];

const day = 24 * 60 * 60 * 1_000;
const lengths = { oneDay: 1, week: 7, month: 30, halfYear: 183, year: 365 } as const;

/** R9-20; `overYear` is more than a year ago. Times in ms since 1970. */
export const isWithin = (range: DateRange | undefined, time: number, now: number): boolean => {
  if (range === undefined) return true;
  const age = (now - time) / day;
  return range === 'overYear' ? age > lengths.year : age <= lengths[range];
};
