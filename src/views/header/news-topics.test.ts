import { expect, test } from 'vitest';
import { createTo } from '#routes/to.ts';
import { defaultSites } from '#services/address/sites.ts';
import type { TagTree } from '#services/contract/basic.contract.ts';
import { topicLinks } from './news-topics.ts';

const to = createTo({ sites: defaultSites });
const tag = (id: number, tagCode: string, children: readonly TagTree[] = []): TagTree => ({
  id,
  name: `name of ${tagCode}`,
  typeEnName: 'news',
  tagCode,
  children,
});
const tree = [
  tag(1, 'business', [tag(2, 'revenue'), tag(3, 'ventures')]),
  tag(4, 'new-products', [tag(5, 'drinks')]),
  tag(6, 'packaging'),
  tag(7, 'columns', [
    tag(24813, 'foodtools'),
    tag(24814, 'features'),
    tag(8, 'top-100'),
    tag(9, 'rankings'),
    tag(10, 'newcomers'),
    tag(11, 'what-is'),
    tag(12, 'trade-show'),
  ]),
];

test('[R2.4-31] the link strip has its eight tags in their order', () => {
  expect(topicLinks(to, tree, 'top-100').map(({ code, href }) => [code, href])).toEqual([
    ['new-products', '/news/new-products'],
    ['top-100', '/news/columns/top-100'],
    ['newcomers', '/news/columns/newcomers'],
    ['packaging', '/news/packaging'],
    ['what-is', '/news/columns/what-is'],
    ['ventures', '/news/business/ventures'],
    ['revenue', '/news/business/revenue'],
    ['trade-show', '/news/columns/trade-show'],
  ]);
});

test('[R2.4-32] the environment decides between the top 100 and the rankings', () => {
  const second = (list: 'top-100' | 'rankings') => topicLinks(to, tree, list).map(({ code }) => code)[1];
  expect([second('top-100'), second('rankings')]).toEqual(['top-100', 'rankings']);
});

test('a tag that the backend does not have is left out', () => {
  expect(topicLinks(to, [tag(6, 'packaging')], 'top-100').map(({ code }) => code)).toEqual(['packaging']);
});
