import { expect, test } from 'vitest';
import { testWorld } from '../testing.ts';
import { hotKeywords } from './keywords.ts';
import { searchNews } from './news.ts';

test('[R7.6-18][R3-58] the hottest words first; searching makes a word hotter, the next page of it does not', () => {
  const { world } = testWorld();
  const hot = () => hotKeywords(world, 'news', world.seed.newsKeywords);
  expect(hot()).toEqual([
    { id: '1', keyword: '酸奶', searchedCount: 9 },
    { id: '2', keyword: '包装', searchedCount: 8 },
  ]);
  for (const current of [1, 1, 2]) searchNews(world, { keyword: ' 包装 ', current });
  searchNews(world, { keyword: '燕麦' });
  searchNews(world, { keyword: ' ' });
  expect(hot().map(({ keyword, searchedCount }) => [keyword, searchedCount])).toEqual([
    ['包装', 10],
    ['酸奶', 9],
    ['燕麦', 1],
  ]);
  expect(hotKeywords(world, 'events', [])).toEqual([]);
});
