import { Schema } from 'effect';
import { expect, test } from 'vitest';
import { Region } from '#services/contract/basic.contract.ts';
import { chinaRootLocationId } from '#services/contract/constants.ts';
import { createRegions } from './regions.ts';

const { china, overseas, find, textOf } = createRegions();
const depth = (region: Region): number => 1 + Math.max(0, ...region.subLocations.map(depth));
const shallow = (region: Region): number =>
  region.subLocations.length === 0 ? 1 : 1 + Math.min(...region.subLocations.map(shallow));
const flat = (region: Region): Region[] => [region, ...region.subLocations.flatMap(flat)];

test('[R3-15] [R3-16] China is a region tree under 100000 that decodes by the contract', () => {
  expect(Schema.decodeUnknownSync(Region)(china)).toEqual(china);
  expect(china.id).toBe(chinaRootLocationId);
  expect(china.subLocations).toHaveLength(34);
});

test('[R3-17] each branch of China has three levels', () => {
  expect(china.subLocations.map(depth).filter((levels) => levels !== 3)).toEqual([]);
  expect(china.subLocations.map(shallow).filter((levels) => levels !== 3)).toEqual([]);
});

test('[R3-18] overseas regions have two levels', () => {
  expect(overseas.map(depth).filter((levels) => levels !== 2)).toEqual([]);
  expect(overseas.map(shallow).filter((levels) => levels !== 2)).toEqual([]);
  expect(overseas.length).toBeGreaterThan(60);
});

test('no id comes twice, and every place has both names', () => {
  const all = [china, ...overseas].flatMap(flat);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.filter(({ name, enName }) => !/^[\u4e00-\u9fff]+$/.test(name) || !/^[\p{L} ,'-]+$/u.test(enName))).toEqual(
    [],
  );
});

test('municipalities, places without districts and Hong Kong, Macao and Taiwan have a full path', () => {
  expect(textOf(110101)).toBe('北京市/东城区');
  expect(textOf(330106)).toBe('浙江省/杭州市/西湖区');
  expect([441900, 442000, 460400, 620200, 419001, 429004].map((id) => find(id)?.subLocations.length)).toEqual([
    1, 1, 1, 1, 1, 1,
  ]);
  expect(textOf(810001)).toBe('香港特别行政区/香港岛/中西区');
  expect(textOf(820001)).toBe('澳门特别行政区/澳门半岛/花地玛堂区');
  expect(find(710100)?.enName).toBe('Taipei');
  expect(textOf(939201)).toBe('日本/东京');
});

test('English names are the usual ones', () => {
  const names = [110000, 540000, 610000, 150000, 650000, 810000, 820000, 710000, 610100, 422800, 120104].map(
    (id) => find(id)?.enName,
  );
  expect(names).toEqual([
    'Beijing',
    'Xizang',
    'Shaanxi',
    'Inner Mongolia',
    'Xinjiang',
    'Hong Kong',
    'Macao',
    'Taiwan',
    "Xi'an",
    'Enshi Tujia and Miao Autonomous Prefecture',
    'Nankai District',
  ]);
});

test('an unknown place has no text', () => {
  expect([find(1), textOf(1)]).toEqual([undefined, '']);
});
