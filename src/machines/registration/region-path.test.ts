import { expect, test } from 'vitest';
import type { Region } from '#services/contract/basic.contract.ts';
import { chainOf, chinaOf, pathOf, placeAt, type Regions, withLevel, withoutEcho } from './region-path.ts';

const region = (id: number, name: string, subLocations: readonly Region[] = []): Region => ({
  id,
  name,
  enName: `region ${id}`,
  subLocations,
});

/** As `area/list` and `overseas` answer. */
const first: Regions = {
  china: chinaOf([
    region(110000, '北京市', [region(110100, '北京市')]),
    region(330000, '浙江省', [region(330100, '杭州市')]),
    region(440000, '广东省', [region(441900, '东莞市')]),
  ]),
  overseas: [region(900100, '日本', [region(900101, '东京都')])],
};
const withBeijing = withLevel(first, 110100, [region(110101, '东城区')]);
const regions = withLevel(withBeijing, 330100, [region(330106, '西湖区')]);
const isKnown = (place: { readonly subLocations: unknown } | null) => place?.subLocations !== null;

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
  const [beijing, zhejiang] = regions.china;
  if (!beijing || !zhejiang) throw new Error('no regions');
  expect(withoutEcho(beijing).subLocations?.map(({ name }) => name)).toEqual(['东城区']);
  expect(withoutEcho(zhejiang)).toBe(zhejiang);
  expect(pathOf(chainOf(regions, 110101))).toBe('北京市/北京市/东城区');
});

test('[R3-16] a path leads as far as the levels that were read, and below a district is none', () => {
  const reached = (known: Regions, path: string) => {
    const place = placeAt(known, path);
    return [place?.id, isKnown(place)];
  };
  expect(reached(first, '浙江省')).toEqual([330000, true]);
  expect(reached(first, '浙江省/杭州市/西湖区')).toEqual([330100, false]);
  expect(reached(regions, '浙江省/杭州市/西湖区')).toEqual([330106, true]);
  for (const path of ['北京市/东城区', '北京市/北京市/东城区']) {
    expect(reached(first, path)).toEqual([110100, false]);
    expect(reached(regions, path)).toEqual([110101, true]);
  }
  expect([placeAt(regions, '日本/东京都'), placeAt(regions, '')]).toEqual([null, null]);
});

test('provinces that come without their cities are opened first', () => {
  const bare: Regions = { china: chinaOf([region(330000, '浙江省')]), overseas: [] };
  expect(placeAt(bare, '浙江省/杭州市')?.id).toBe(330000);
  const opened = withLevel(bare, 330000, [region(330100, '杭州市')]);
  expect(isKnown(placeAt(opened, '浙江省/杭州市'))).toBe(false);
});

test('a city that has no districts is what can be chosen below it', () => {
  const known = withLevel(first, 441900, []);
  expect(known.china[2]?.subLocations?.[0]?.subLocations?.map(({ id }) => id)).toEqual([441900]);
  expect(pathOf(chainOf(known, 441900))).toBe('广东省/东莞市');
  expect(isKnown(placeAt(known, '广东省/东莞市'))).toBe(true);
});
