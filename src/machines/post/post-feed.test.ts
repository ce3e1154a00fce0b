import { expect, test } from 'vitest';
import { feedAt, feedOfTag } from './post-feed.ts';

const tag = (id: number, tagCode: string, typeEnName: string, name = tagCode) => ({ id, name, typeEnName, tagCode });
const tags = [
  tag(9, 'supply', 'postType', '供应'),
  tag(8, 'demand', 'postType', '需求'),
  tag(41, 'packaging', 'theme', '包装'),
  tag(49, 'latest', 'theme', '最新'),
];

test('[R2.6-27][R2.6-28][R2.6-29][R9-14][R9-18] popular and latest are shortcuts, popular where nothing is named', () => {
  expect(feedAt({}, tags)).toEqual({ name: null, ask: { tagId: '101' } });
  expect(feedAt({ postTag: 'popular' }, tags)).toEqual({ name: null, ask: { tagId: '101' } });
  expect(feedAt({ postTag: 'latest' }, tags)).toEqual({ name: null, ask: { tagId: '-2' } });
});

test('[R2.6-30] anything else is read as a code: of a type, of a theme, or of both', () => {
  expect(feedAt({ postTag: 'supply' }, tags)).toEqual({ name: '供应', ask: { tagId: '9' } });
  expect(feedAt({ postTag: 'packaging' }, tags)).toEqual({ name: '包装', ask: { tagId: '-2', themeTagId: '41' } });
  expect(feedAt({ postTag: 'demand', themeTag: 'packaging' }, tags)).toEqual({
    name: '包装',
    ask: { tagId: '8', themeTagId: '41' },
  });
  expect(feedAt({ postTag: 'latest', themeTag: 'packaging' }, tags)?.ask).toEqual({ tagId: '-2', themeTagId: '41' });
});

test('[R2.6-79] a code that is none leads to no list, nor does a type where a theme should stand', () => {
  expect(feedAt({ postTag: 'nothing' }, tags)).toBeNull();
  expect(feedAt({ postTag: 'supply', themeTag: 'nothing' }, tags)).toBeNull();
  expect(feedAt({ postTag: 'supply', themeTag: 'demand' }, tags)).toBeNull();
  expect(feedAt({ postTag: 'packaging', themeTag: 'packaging' }, tags)).toBeNull();
});

test('[R2.6-7] a tag by number: its list, or the posts that speak of it', () => {
  expect(feedOfTag({ id: 9, name: '供应' }, tags)).toEqual({ name: '供应', ask: { tagId: '9' } });
  expect(feedOfTag({ id: 41, name: '包装' }, tags).ask).toEqual({ tagId: '-2', themeTagId: '41' });
  expect(feedOfTag({ id: 301, name: '乳制品' }, tags)).toEqual({ name: '乳制品', ask: { keyword: '乳制品' } });
});
