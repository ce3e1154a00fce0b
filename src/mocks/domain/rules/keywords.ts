import type { HotKeyword } from '#services/contract/search.contract.ts';
import type { World } from '../world.ts';

const hotCount = 10;

export const countSearch = (world: World, site: string, keyword: string): void => {
  world.commit({ type: 'keyword.searched', site, keyword: keyword.trim() });
};

export const hotKeywords = (
  world: World,
  site: string,
  first: readonly { readonly keyword: string; readonly searchedCount: number }[],
): readonly HotKeyword[] => {
  const counts = new Map(first.map(({ keyword, searchedCount }) => [keyword, searchedCount]));
  for (const [keyword, count] of world.tables.searches.get(site) ?? []) {
    counts.set(keyword, (counts.get(keyword) ?? 0) + count);
  }
  return [...counts]
    .map(([keyword, searchedCount], at) => ({ id: String(at + 1), keyword, searchedCount }))
    .sort((a, b) => b.searchedCount - a.searchedCount || Number(a.id) - Number(b.id))
    .slice(0, hotCount);
};
