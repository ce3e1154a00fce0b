import { expect } from 'vitest';
import { refused, test } from '../testing.ts';
import {
  companiesByHot,
  companiesByPeople,
  companyBasic,
  companyChoicesOf,
  companyDetail,
  companyPage,
  followCompany,
  followedCompanies,
  hotCompanies,
  searchCompanies,
} from './companies.ts';
import { productDetail, productPage } from './products.ts';

const ids = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);
const day = 24 * 60 * 60 * 1_000;

test('[R7.4-10][R7.4-11][R7.6-40] suggestions by name, those that begin with the word first, at most 20', ({
  domain,
}) => {
  expect(searchCompanies(domain, ' 味研 ', 20)).toEqual([
    { id: 1, cnName: '味研所', enName: 'Taste Lab' },
    { id: 2, cnName: '新味研所', enName: 'New Taste' },
  ]);
  expect(ids(searchCompanies(domain, 'new', 20))).toEqual([2]);
  expect(searchCompanies(domain, '  ', 20)).toEqual([]);
  expect(hotCompanies(domain)).toHaveLength(2);
});

test('[R7.6-36] the library by word, category, city and the last news of it, those most followed first', ({
  domain,
}) => {
  const found = (filter: Parameters<typeof companyPage>[2]) => ids(companyPage(domain, null, filter).records);
  expect(found({})).toEqual([2, 1]);
  expect(found({ keyword: 'taste 上海' })).toEqual([1]);
  expect(found({ keyword: '乳品' })).toEqual([1]);
  expect(found({ category: 'dairy' })).toEqual([1]);
  expect(found({ city: '杭州' })).toEqual([2]);
  expect(found({ city: '杭州', category: 'dairy' })).toEqual([]);
  expect(found({ range: 'year' })).toEqual([1]);
  expect(found({ range: 'overYear' })).toEqual([2]);
  expect(companyPage(domain, null, { size: 1 })).toMatchObject({ total: 2, current: 1, size: 1 });
  expect(companyChoicesOf(domain)).toEqual({ categories: [{ code: 'dairy', name: '乳品' }], cities: ['杭州', '上海'] });
});

test('[R7.4-9][R7.6-41] one company: what stands on its card, and all of it with counts that add up', ({ domain }) => {
  const basic = {
    id: 1,
    cnName: '味研所',
    enName: 'Taste Lab',
    shortName: '味研所',
    logo: 'data:,logo-1',
    city: '上海',
    category: 'dairy',
    categoryName: '乳品',
  };
  expect(companyBasic(domain, '1')).toEqual(basic);
  expect(companyDetail(domain, null, '1')).toEqual({
    ...basic,
    introduction: '介绍 1',
    story: '<p>介绍 1</p>',
    business: ['酸奶'],
    website: 'https://www.taste.example/',
    leader: '王一',
    leaderTitle: '总经理',
    staff: 80,
    foundedYear: 2010,
    productCount: productPage(domain, { companyId: 1 }).total,
    newsCount: 1,
    memberCount: companiesByPeople(domain)[0]?.count,
    followerCount: 10,
    isFollowed: false,
  });
  for (const id of ['404', 'x']) {
    expect(() => companyBasic(domain, id)).toThrow(refused(404));
    expect(() => companyDetail(domain, null, id)).toThrow(refused(404));
  }
});

test('[R7.6-37] followed companies: once each, the latest first, and counted for everybody', ({ domain }) => {
  followCompany(domain, '1001', '1', true);
  followCompany(domain, '1001', '2', true);
  followCompany(domain, '1001', '2', true);
  expect(ids(followedCompanies(domain, '1001', {}).records)).toEqual([2, 1]);
  expect(companyDetail(domain, '1001', '1')).toMatchObject({ isFollowed: true, followerCount: 11 });
  expect(companyDetail(domain, '1002', '1')).toMatchObject({ isFollowed: false, followerCount: 11 });
  followCompany(domain, '1001', '1', false);
  expect(ids(followedCompanies(domain, '1001', {}).records)).toEqual([2]);
  expect(companyDetail(domain, '1001', '1').followerCount).toBe(10);
  expect(() => followCompany(domain, '1001', '404', true)).toThrow(refused(404));
  expect(followedCompanies(domain, '1002', {}).total).toBe(0);
});

test('[R7.6-38][R7.6-39] companies by their people, and by the news of the last 30 days', ({ domain, wait }) => {
  expect(companiesByPeople(domain)).toEqual([{ ...companyBasic(domain, '1'), count: 2 }]);
  expect(companiesByHot(domain)).toEqual([{ ...companyBasic(domain, '1'), count: 1 }]);
  wait(25 * day);
  expect(companiesByHot(domain)).toEqual([]);
});

test('[R7.6-42] products by word, company and category; one with what its pack says', ({ domain }) => {
  expect(ids(productPage(domain, { companyId: 1 }).records)).toEqual([31, 32]);
  expect(ids(productPage(domain, { keyword: '奶酪' }).records)).toEqual([32]);
  expect(productPage(domain, { companyId: 2 }).total).toBe(0);
  expect(productPage(domain, { category: 'tea' }).total).toBe(0);
  expect(productDetail(domain, '31')).toEqual({
    id: 31,
    name: '味研所酸奶',
    coverImg: 'data:,product-31',
    category: 'dairy',
    categoryName: '乳品',
    spec: '120克',
    price: 9.9,
    companyId: 1,
    companyName: '味研所',
    pictures: ['data:,product-31'],
    description: '<p>产品 31</p>',
    facts: [{ name: '规格', value: '120克' }],
    company: companyBasic(domain, '1'),
  });
  expect(() => productDetail(domain, '404')).toThrow(refused(404));
});
