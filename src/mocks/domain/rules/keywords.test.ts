import { expect } from 'vitest';
import { test } from '../testing.ts';
import { hotKeywords } from './keywords.ts';
import { searchNews } from './news.ts';

test('[R7.6-18][R3-58] the hottest words first; searching makes a word hotter, the next page of it does not', ({
  domain,
}) => {
  const hot = () => hotKeywords(domain, 'news', domain.seed.newsKeywords);
  expect(hot()).toEqual([
    { id: '1', keyword: '酸奶', searchedCount: 9 },
    { id: '2', keyword: '包装', searchedCount: 8 },
  ]);
  for (const current of [1, 1, 2]) searchNews(domain, { keyword: ' 包装 ', current });
  searchNews(domain, { keyword: '燕麦' });
  searchNews(domain, { keyword: ' ' });
  expect(hot().map(({ keyword, searchedCount }) => [keyword, searchedCount])).toEqual([
    ['包装', 10],
    ['酸奶', 9],
    ['燕麦', 1],
  ]);
  expect(hotKeywords(domain, 'events', [])).toEqual([]);
});
