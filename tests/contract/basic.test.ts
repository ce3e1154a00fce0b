import { expect, test } from 'vitest';
import { createTag } from '#mocks/domain/rules/tags.ts';
import { createBackend } from '#mocks/hosts/node.ts';
import { basic } from '#services/contract/basic.contract.ts';
import { tagType } from '#services/contract/constants.ts';
import { callsTo } from '../harness/calls.ts';

const backend = createBackend();
const { domain } = backend;
const call = callsTo(backend);

test('[R3-29] a tag that a member made is found as a new one', async () => {
  const id = createTag(domain, '1001', { name: '低温慢煮', type: tagType.industry });
  const { data } = await call(basic.searchTags, '/basic/tag/search?keyword=低温慢煮&current=1&size=5');
  expect(data?.records).toEqual([{ id, name: '低温慢煮', isNewTag: true }]);
});

test('[R7.4-14 R7.4-15 R7.4-16 R7.4-18] provinces, their cities, and what is in a city', async () => {
  const { data: provinces } = await call(basic.locations, '/basic/location/list');
  expect(provinces?.every(({ subLocations }) => subLocations.length === 0)).toBe(true);
  const zhejiang = provinces?.find(({ name }) => name === '浙江省');
  const { data: areas } = await call(basic.areas, '/basic/location/area/list');
  expect(areas?.map(({ id }) => id)).toEqual(provinces?.map(({ id }) => id));
  const cities = areas?.find(({ id }) => id === zhejiang?.id)?.subLocations;
  const { data: children } = await call(basic.locationChildren, `/basic/location/${zhejiang?.id}/children`);
  expect(children).toEqual(cities);
  const hangzhou = cities?.find(({ name }) => name === '杭州市');
  const { data: districts } = await call(basic.locationChildren, `/basic/location/${hangzhou?.id}/children`);
  expect(districts?.map(({ name }) => name)).toContain('西湖区');
  expect((await call(basic.locationChildren, '/basic/location/1/children')).data).toBeNull();
});

test('[R7.4-23] what WeChat’s script is configured with is signed for one page, whatever its hash', async () => {
  const config = async (url: string) =>
    (await call(basic.wechatJsConfig, `/admin/wx/mp/js-config?url=${encodeURIComponent(url)}`)).data;
  const page = await config('https://shiye.test/news/1');
  expect(page).toEqual({
    appId: 'wx-shiye',
    timestamp: expect.any(Number),
    nonceStr: expect.stringMatching(/^\w{16}$/),
    signature: expect.stringMatching(/^\w{22}$/),
  });
  expect((await config('https://shiye.test/news/1#comment'))?.appId).toBe('wx-shiye');
  expect((await config('https://shiye.test/news/2'))?.signature).not.toBe(page?.signature);
});
