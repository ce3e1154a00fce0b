import type { HotKeyword } from '../../sent.ts';
import type { Domain } from '../domain.ts';

const hotCount = 10;

export const countSearch = (domain: Domain, site: string, keyword: string): void => {
  domain.commit({ type: 'keyword.searched', site, keyword: keyword.trim() });
};

export const hotKeywords = (
  domain: Domain,
  site: string,
  first: readonly { readonly keyword: string; readonly searchedCount: number }[],
): readonly HotKeyword[] => {
  const counts = new Map(first.map(({ keyword, searchedCount }) => [keyword, searchedCount]));
  for (const [keyword, count] of domain.tables.searches.get(site) ?? []) {
    counts.set(keyword, (counts.get(keyword) ?? 0) + count);
  }
  return [...counts]
    .map(([keyword, searchedCount], at) => ({ id: String(at + 1), keyword, searchedCount }))
    .sort((a, b) => b.searchedCount - a.searchedCount || Number(a.id) - Number(b.id))
    .slice(0, hotCount);
};
