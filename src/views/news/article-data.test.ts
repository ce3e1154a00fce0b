import { expect, test } from 'vitest';
import { describedArticle, describedFlash } from './article-data.ts';

const site = { origin: 'https://shiye.test', url: '/news/60600', publisher: '食业' };
const item = {
  id: '60600',
  title: '茶饮价格战之后',
  publishTime: Date.UTC(2026, 7, 3, 1),
  sourceId: 7,
  sourceName: '食业观察',
  viewCount: 1,
  tags: [{ id: 1, name: '新茶饮', tagCode: 'tea' }],
  companies: [],
};
const article = {
  ...item,
  coverImg: '/pictures/1.webp',
  seoKeywords: '',
  parentTagCode: 'drinks',
  tagCode: 'tea',
  tagName: '茶饮',
  summary: '三家公司的账本。',
  commentCount: 0,
  content: '<p>三家公司的账本。</p>',
  authorName: '李冉',
  authorId: '1001',
  likeCount: 0,
  isLiked: false,
  isFavorite: false,
  isPublished: true,
};

test('an article is described for machines: what, when, by whom, where', () => {
  expect(describedArticle(article, site)).toEqual({
    '@type': 'NewsArticle',
    headline: '茶饮价格战之后',
    description: '三家公司的账本。',
    image: 'https://shiye.test/pictures/1.webp',
    datePublished: '2026-08-03T01:00:00.000Z',
    url: 'https://shiye.test/news/60600',
    mainEntityOfPage: 'https://shiye.test/news/60600',
    author: { '@type': 'Person', name: '李冉' },
    publisher: { '@type': 'Organization', name: '食业' },
    articleSection: '茶饮',
    keywords: ['新茶饮'],
  });
});

test('an article without an author is its source’s; a flash is described by its plain words', () => {
  expect(describedArticle({ ...article, authorName: '' }, site).author).toEqual({
    '@type': 'Organization',
    name: '食业观察',
  });
  const flash = { ...item, content: '<p>涨价 &amp; 降价</p>', sourceName: '' };
  expect(describedFlash(flash, { ...site, url: '/flash/1' })).toMatchObject({
    '@type': 'NewsArticle',
    description: '涨价 & 降价',
    author: { '@type': 'Organization', name: '食业' },
    url: 'https://shiye.test/flash/1',
  });
});
