import { expect, test } from 'vitest';
import { chainOf, pathOf, type Regions, withoutEcho } from './region-path.ts';

const region = (id: number, name: string, subLocations: Regions['overseas'] = []) => ({
  id,
  name,
  enName: `region ${id}`,
  subLocations,
});

const regions: Regions = {
  china: region(100000, '中国', [
    region(110000, '北京市', [region(110100, '北京市', [region(110101, '东城区')])]),
    region(330000, '浙江省', [region(330100, '杭州市', [region(330106, '西湖区')])]),
  ]),
  overseas: [region(900100, '日本', [region(900101, '东京都')])],
};

test('[R3-16][R3-17][R3-24] a place in China has three levels below the root, and is written in Chinese', () => {
  expect(chainOf(regions, 330106).map(({ id }) => id)).toEqual([330000, 330100, 330106]);
  expect(pathOf(chainOf(regions, 330106))).toBe('浙江省/杭州市/西湖区');
});

test('[R3-18] a place overseas has two', () => {
  expect(pathOf(chainOf(regions, 900101))).toBe('日本/东京都');
});

test('a place that is not in the tree has no chain', () => {
  expect(chainOf(regions, 1)).toEqual([]);
});

test('[R3-16] a municipality is chosen once: its districts stand right below it, and the whole path is kept', () => {
  const [beijing, zhejiang] = regions.china.subLocations;
  if (!beijing || !zhejiang) throw new Error('no regions');
  expect(withoutEcho(beijing).subLocations.map(({ name }) => name)).toEqual(['东城区']);
  expect(withoutEcho(zhejiang)).toBe(zhejiang);
  expect(pathOf(chainOf(regions, 110101))).toBe('北京市/北京市/东城区');
});
