import { expect, test } from 'vitest';
import type { TagTree } from '#services/contract/basic.contract.ts';
import { findByCodes, findLeaf, tagsBelow } from './news-places.ts';

const tag = (id: number, tagCode: string, children: readonly TagTree[] = []): TagTree => ({
  id,
  name: tagCode,
  typeEnName: 'news',
  tagCode,
  children,
});
const packaging = tag(3, 'packaging', [tag(31, 'materials')]);
const tree = [tag(1, 'research', [tag(11, 'ingredients'), tag(12, 'nutrition')]), packaging];
const wanted = (...codes: readonly [string?, string?]) => findByCodes(tree, codes[0], codes[1])?.wanted ?? null;

test('[R2.6-43] [R2.6-44] [R2.6-45] codes of the navigation: all, a branch, a leaf with and without its branch', () => {
  expect([wanted(), wanted('research'), wanted('research', 'nutrition'), wanted('nutrition')]).toEqual([
    {},
    { categoryTagId: 1 },
    { categoryTagId: 12 },
    { categoryTagId: 12 },
  ]);
  expect(findByCodes(tree, 'research', 'nutrition')?.tag).toEqual({
    id: 12,
    name: 'nutrition',
    tagCode: 'nutrition',
    parentCode: 'research',
  });
});

test('[R9-19] a theme alone and within a branch; a code of the navigation goes before a theme', () => {
  expect([wanted('oem'), wanted('research', 'oem'), wanted('packaging'), wanted('research', 'ingredients')]).toEqual([
    { tagId: 40 },
    { categoryTagId: 1, tagId: 40 },
    { categoryTagId: 3 },
    { categoryTagId: 11 },
  ]);
  expect(findByCodes(tree, 'research', 'oem')).toMatchObject({
    tag: null,
    themeId: 40,
    branch: { tagCode: 'research' },
  });
});

test('codes that nobody knows, and a leaf under a strange branch, lead nowhere', () => {
  expect([wanted('x'), wanted('x', 'nutrition'), wanted('research', 'x'), wanted('research', 'materials')]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('a leaf by its id, and the tags of the bar', () => {
  expect([findLeaf(tree, 31)?.branch?.tagCode, findLeaf(tree, 99)]).toEqual(['packaging', null]);
  expect(tagsBelow(tree, null).map(({ tagCode }) => tagCode)).toEqual(['research', 'packaging']);
  expect(tagsBelow(tree, packaging)).toEqual([
    { id: 31, name: 'materials', tagCode: 'materials', parentCode: 'packaging' },
  ]);
});
