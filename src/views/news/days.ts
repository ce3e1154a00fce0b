import { isTime } from '../kit/formats.ts';

interface Dated {
  readonly publishTime: number | null;
}

/** `key` is the day in the user's time zone, `start` the time of its first item. What has no time is of the day before it. */
export interface Day<T> {
  readonly key: string;
  readonly start: number | null;
  readonly items: readonly T[];
}

const keyOf = (ms: number): string => {
  const date = new Date(ms);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].join('-');
};

export const byDay = <T extends Dated>(items: readonly T[]): readonly Day<T>[] => {
  const days: { key: string; start: number | null; items: T[] }[] = [];
  for (const item of items) {
    const last = days.at(-1);
    const key = isTime(item.publishTime) ? keyOf(item.publishTime) : (last?.key ?? '');
    if (last?.key === key) last.items.push(item);
    else days.push({ key, start: item.publishTime, items: [item] });
  }
  return days;
};
