import { expect, test } from 'vitest';
import { createTo } from '#routes/to.ts';
import { defaultSites } from '#services/address/sites.ts';
import { tagLinks, typeLinks } from './post-links.ts';

const tag = (id: number, tagCode: string, typeEnName: string) => ({ id, name: tagCode, typeEnName, tagCode });
const tags = [
  tag(9, 'supply', 'postType'),
  tag(8, 'demand', 'postType'),
  tag(41, 'packaging', 'theme'),
  tag(49, 'latest', 'theme'),
];
const words = { all: '全部', hot: '热门', latest: '最新', typeName: (id: number) => (id === 9 ? '供应' : null) };
const to = createTo({ sites: defaultSites, here: 'post' });
const shown = (links: ReturnType<typeof tagLinks>) =>
  links.map(({ name, href, isHere }) => `${isHere ? '*' : ''}${name} ${href}`);

test('[R2.4-13] the tag bar begins with Hot and Latest, then come the themes', () => {
  expect(shown(tagLinks(to, tags, { postTag: 'popular' }, words))).toEqual([
    '*热门 /community/popular',
    '最新 /community/latest',
    'packaging /community/popular/packaging',
  ]);
  expect(shown(tagLinks(to, tags, { postTag: 'latest', themeTag: 'packaging' }, words))).toEqual([
    '热门 /community/popular',
    '最新 /community/latest',
    '*packaging /community/latest/packaging',
  ]);
});

test('[R2.4-11][R2.4-13] within a type the tags cut that type', () => {
  expect(shown(tagLinks(to, tags, { postTag: 'supply', themeTag: 'latest' }, words))).toEqual([
    '热门 /community/supply',
    '*最新 /community/supply/latest',
    'packaging /community/supply/packaging',
  ]);
  expect(shown(typeLinks(to, tags, { postTag: 'supply', themeTag: 'packaging' }, words))).toEqual([
    '全部 /community/popular/packaging',
    '*供应 /community/supply/packaging',
    'demand /community/demand/packaging',
  ]);
});

test('[R2.4-11] a page that is no list has no chosen type and tag', () => {
  expect([...typeLinks(to, tags, {}, words), ...tagLinks(to, tags, {}, words)].filter(({ isHere }) => isHere)).toEqual(
    [],
  );
});
