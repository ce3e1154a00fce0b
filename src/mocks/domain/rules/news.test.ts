import { expect, test } from 'vitest';
import { testWorld } from '../testing.ts';
import { flashPage, hotNewsPage, newsDetail, newsPage, relatedNews, viewNews } from './news.ts';

const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

test('[R7.6-1] news that is out, newest first, by category', () => {
  const { world, wait } = testWorld();
  expect(newsPage(world, {})).toMatchObject({ total: 4, current: 1, size: 10 });
  expect(ids(newsPage(world, {}).records)).toEqual(['1', '2', '3', '4']);
  expect(ids(newsPage(world, { size: 4, current: 1, categoryTagId: 21 }).records)).toEqual(['1', '3']);
  expect(ids(newsPage(world, { tagId: 20 }).records)).toEqual(['1', '2']);
  expect(newsPage(world, { sourceId: 9 }).total).toBe(0);
  wait(6 * 60 * 60 * 1_000);
  expect(ids(newsPage(world, { size: 1 }).records)).toEqual(['5']);
});

test('[R7.6-1] pages: cut, empty past the end, sane for silly numbers', () => {
  const { world } = testWorld();
  expect(ids(newsPage(world, { current: 2, size: 3 }).records)).toEqual(['4']);
  expect(newsPage(world, { current: 9, size: 3 })).toEqual({ records: [], total: 4, current: 9, size: 3 });
  expect(newsPage(world, { current: -1, size: 0 })).toMatchObject({ current: 1, size: 1 });
});

test('[R7.6-4][R9-21] hot: the week first; weekly: the week only; views count', () => {
  const { world } = testWorld();
  expect(ids(hotNewsPage(world, { size: 5 }).records)).toEqual(['2', '1', '3', '4']);
  for (let i = 0; i < 100; i += 1) viewNews(world, '1');
  expect(ids(newsPage(world, { order: 'weekly' }).records)).toEqual(['1', '2']);
  expect(newsDetail(world, '1').viewCount).toBe(110);
});

test('[R7.6-3][R7.6-5] detail and related', () => {
  const { world } = testWorld();
  expect(newsDetail(world, '2')).toMatchObject({
    id: '2',
    content: '<h2>正文 2</h2>',
    isLiked: false,
    isFavorite: false,
  });
  expect(ids(relatedNews(world, '1'))).toEqual(['2', '3']);
  for (const call of [newsDetail, relatedNews, viewNews]) {
    expect(() => call(world, '404')).toThrow(expect.objectContaining({ code: 404 }));
  }
});

test('[R7.6-15] flashes', () => {
  const { world } = testWorld();
  expect(flashPage(world, { size: 5, current: 1 })).toMatchObject({ total: 1, records: [{ id: '70' }] });
});
