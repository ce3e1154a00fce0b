import { expect, test } from 'vitest';
import { contentsOf, listed } from './headings.ts';

test('[R2.1-10] the table of contents has the headings in their order, ids made of their words', () => {
  const found = [
    { level: 2, text: '数据里的分化' },
    { level: 3, text: 'Cold chain: +12.5%' },
    { level: 2, text: '明年看哪几个指标？' },
  ];
  expect(contentsOf(found)).toEqual([
    { id: 'h-数据里的分化', text: '数据里的分化', depth: 0 },
    { id: 'h-cold-chain-12-5', text: 'Cold chain: +12.5%', depth: 1 },
    { id: 'h-明年看哪几个指标', text: '明年看哪几个指标？', depth: 0 },
  ]);
});

test('[R2.1-10] depth counts from the shallowest heading of the article and ends at the third level', () => {
  const depths = (levels: readonly number[]) =>
    contentsOf(levels.map((level) => ({ level, text: `${level}` }))).map(({ depth }) => depth);
  expect([depths([3, 4, 3]), depths([4, 2, 6]), depths([2, 3, 4, 5])]).toEqual([
    [0, 1, 0],
    [2, 0, 2],
    [0, 1, 2, 2],
  ]);
});

test('[R2.1-10] every heading has an id of its own, whatever the words are', () => {
  const texts = ['小结', '小结', '小结-2', '小结', '', '!?', '很'.repeat(90), '很'.repeat(91)];
  const ids = contentsOf(texts.map((text) => ({ level: 2, text }))).map(({ id }) => id);
  expect(ids).toEqual([
    'h-小结',
    'h-小结-2',
    'h-小结-2-2',
    'h-小结-3',
    'h-5',
    'h-6',
    `h-${'很'.repeat(40)}`,
    `h-${'很'.repeat(40)}-2`,
  ]);
});

test('[R2.1-10] a heading without words keeps its place among the ids but is not listed', () => {
  const headings = contentsOf([
    { level: 2, text: '' },
    { level: 2, text: '结论' },
  ]);
  expect(headings.map(({ id }) => id)).toEqual(['h-1', 'h-结论']);
  expect(listed(headings)).toEqual([{ id: 'h-结论', text: '结论', depth: 0 }]);
});

test('an article without headings has no contents', () => {
  expect(contentsOf([])).toEqual([]);
});
