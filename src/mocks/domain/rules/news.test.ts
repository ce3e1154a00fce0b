import { expect } from 'vitest';
import { refused, test } from '../testing.ts';
import {
  companyNewsPage,
  hotNewsPage,
  newsDetail,
  newsMiniappCode,
  newsPage,
  previewNews,
  relatedNews,
  searchNews,
  viewNews,
} from './news.ts';

const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

test('[R7.6-1] news that is out, newest first, by category', ({ domain, wait }) => {
  expect(newsPage(domain, {})).toMatchObject({ total: 4, current: 1, size: 10 });
  expect(ids(newsPage(domain, {}).records)).toEqual(['1', '2', '3', '4']);
  expect(ids(newsPage(domain, { size: 4, current: 1, categoryTagId: 21 }).records)).toEqual(['1', '3']);
  expect(ids(newsPage(domain, { tagId: 20 }).records)).toEqual(['1', '2']);
  expect(newsPage(domain, { sourceId: 9 }).total).toBe(0);
  wait(6 * 60 * 60 * 1_000);
  expect(ids(newsPage(domain, { size: 1 }).records)).toEqual(['5']);
});

test('[R7.6-1] pages: cut, empty past the end, sane for silly numbers', ({ domain }) => {
  expect(ids(newsPage(domain, { current: 2, size: 3 }).records)).toEqual(['4']);
  expect(newsPage(domain, { current: 9, size: 3 })).toEqual({ records: [], total: 4, current: 9, size: 3 });
  expect(newsPage(domain, { current: -1, size: 0 })).toMatchObject({ current: 1, size: 1 });
});

test('[R7.6-4] what was read most this week is no longer the hottest after three days: the two stand beside each other', ({
  domain,
  wait,
}) => {
  wait(3 * 24 * 60 * 60 * 1_000);
  for (let i = 0; i < 9_000; i += 1) viewNews(domain, '2');
  expect(ids(newsPage(domain, { order: 'weekly', size: 1 }).records)).toEqual(['2']);
  expect(ids(hotNewsPage(domain, { size: 2 }).records)).toEqual(['5', '2']);
});

test('[R7.6-4][R9-21] hot: the week first; weekly: the week only; views count', ({ domain }) => {
  expect(ids(hotNewsPage(domain, { size: 5 }).records)).toEqual(['2', '1', '3', '4']);
  for (let i = 0; i < 100; i += 1) viewNews(domain, '1');
  expect(ids(newsPage(domain, { order: 'weekly' }).records)).toEqual(['1', '2']);
  expect(newsDetail(domain, '1').viewCount).toBe(110);
});

test('[R7.6-3][R7.6-5] detail and related', ({ domain }) => {
  expect(newsDetail(domain, '2')).toMatchObject({
    id: '2',
    content: '<h2>正文 2</h2>',
    isLiked: false,
    isFavorite: false,
  });
  expect(ids(relatedNews(domain, '1'))).toEqual(['2', '3']);
  for (const call of [newsDetail, relatedNews, viewNews]) {
    expect(() => call(domain, '404')).toThrow(refused(404));
  }
});

test('[R7.6-1][R9-20] a list is narrowed by range and ordered by views', ({ domain }) => {
  expect(ids(newsPage(domain, { range: 'oneDay' }).records)).toEqual(['1', '2']);
  expect(ids(newsPage(domain, { range: 'month', order: 'popular' }).records)).toEqual(['3', '4', '2', '1']);
  expect(newsPage(domain, { range: 'overYear' }).total).toBe(0);
});

test('[R7.6-2] news of a company: those that name it, and its name; an unknown company does not exist', ({
  domain,
}) => {
  expect(companyNewsPage(domain, { companyId: 1 })).toMatchObject({
    total: 1,
    records: [{ id: '3' }],
    company: { id: 1, name: '味研所' },
  });
  expect(companyNewsPage(domain, { companyId: 2 })).toMatchObject({ total: 0, company: { id: 2 } });
  expect(() => companyNewsPage(domain, { companyId: 9 })).toThrow(refused(404));
});

test('[R7.6-3] what is not out yet does not exist for readers', ({ domain, wait }) => {
  for (const id of ['5', '6']) {
    for (const call of [newsDetail, relatedNews, viewNews]) {
      expect(() => call(domain, id)).toThrow(refused(404));
    }
  }
  expect(ids(searchNews(domain, { keyword: '标题' }).records)).toEqual(['1', '2', '3', '4']);
  wait(6 * 60 * 60 * 1_000);
  expect(newsDetail(domain, '5').isPublished).toBe(true);
  expect(() => newsDetail(domain, '6')).toThrow(refused(404));
});

test('[R2.6-33] a preview is for its author and for members with a column', ({ domain }) => {
  expect(previewNews(domain, '6', '1001')).toMatchObject({ id: '6', isPublished: false });
  expect(previewNews(domain, '1', '1001').isPublished).toBe(true);
  for (const viewer of ['1002', '9999', null]) {
    expect(() => previewNews(domain, '6', viewer)).toThrow(refused(403));
  }
  expect(() => previewNews(domain, '404', '1001')).toThrow(refused(404));
});

test('[R7.6-6] a search finds news with every word, wherever they stand, in a range', ({ domain }) => {
  expect(ids(searchNews(domain, { keyword: ' 味研所  标题 ' }).records)).toEqual(['3']);
  expect(ids(searchNews(domain, { keyword: '食业', range: 'oneDay' }).records)).toEqual(['1', '2']);
  expect(searchNews(domain, { keyword: '食业', range: 'overYear' }).total).toBe(0);
  expect(searchNews(domain, { keyword: '  ' }).total).toBe(0);
});

test('[R7.2-11] the picture for the mini program belongs to news that is out', ({ domain }) => {
  expect(newsMiniappCode(domain, '1', 'pages/news/detail')).toBe('data:,code-pages/news/detail?id=1');
  expect(() => newsMiniappCode(domain, '6', 'pages/news/detail')).toThrow(refused(404));
});
