import { type Category, type CategoryCode, categories } from './categories.ts';
import { type Random, randomFor } from './random.ts';

/** In percent with one decimal, from the rounded figures that are printed. */
export const growthOf = (before: number, after: number): number => Math.round((after / before - 1) * 1_000) / 10;

/** Whole percentages with sum 100, beginning with `first`. */
export function shares(random: Random, count: number, first: number): number[] {
  const rest = Array.from({ length: count - 1 }, (_, index) => random.int(6, 14) + (count - index) * 3);
  const sum = rest.reduce((a, b) => a + b, 0);
  const scaled = rest.map((part) => Math.floor((part / sum) * (100 - first))).sort((a, b) => b - a);
  const lost = 100 - first - scaled.reduce((a, b) => a + b, 0);
  return [first, ...scaled.map((part, index) => (index === 0 ? part + lost : part))];
}

/** A category's year, the same in all articles. `size` in 100 million yuan, `growth` in percent. */
export interface Market {
  readonly size: number;
  readonly growth: number;
  /** The largest part, the shrinking one, then the others. */
  readonly parts: readonly { readonly name: string; readonly share: number; readonly growth: number }[];
}

const known = new Map<string, Market>();

export function marketOf(code: CategoryCode, year: number): Market {
  const key = `market:${code}:${year}`;
  const market = known.get(key) ?? createMarket(categories[code], randomFor(key));
  known.set(key, market);
  return market;
}

function createMarket({ forms, segments }: Category, random: Random): Market {
  const leading = random.pick(forms).segment;
  const others = segments.filter((name) => name !== leading);
  const names = [leading, ...random.picks(others, others.length)];
  const parts = shares(random, names.length, random.int(31, 41)).map((share, at) => ({
    name: names[at] ?? '',
    share,
    growth: at === 0 ? random.int(14, 28) : at === 1 ? -random.int(1, 5) : random.int(1, 12),
  }));
  const before = parts.reduce((sum, { share, growth }) => sum + share / (1 + growth / 100), 0);
  return { size: random.int(18, 190) * 10, growth: growthOf(before, 100), parts };
}
