import type { Tag } from '#services/contract/basic.contract.ts';
import { tagRefusal } from '#services/contract/basic.contract.ts';
import { tagType } from '#services/contract/constants.ts';
import { notFound, refuse } from '../refusal.ts';
import type { World } from '../world.ts';
import { memberOf } from './accounts.ts';

const forbiddenWords = ['广告', '代开', '发票', '赌', '博彩', '色情', '毒品', '刷单'];
const firstMadeId = 900_001;

const tagOf = (world: World, id: number): Tag | null => world.seed.tagById(id) ?? world.tables.madeTags.get(id) ?? null;

export const tagById = (world: World, id: number): Tag => {
  const found = tagOf(world, id);
  if (!found) throw notFound();
  return found;
};

export const industryTags = (world: World): readonly Tag[] => [
  ...world.seed.tags(tagType.industry),
  ...world.tables.madeTags.values(),
];

export const tagsOfType = (world: World, type: number): readonly Tag[] =>
  type === tagType.industry ? industryTags(world) : world.seed.tags(type);

const relatedShown = 8;

export const relatedTags = (world: World, id: number, type: number): readonly Tag[] => {
  const { name, typeEnName } = tagById(world, id);
  const branch = world.seed.newsTags().find(({ children }) => children.some((leaf) => leaf.id === id));
  const isBeside = (tag: Tag): boolean => branch?.children.some((leaf) => leaf.id === tag.id) ?? false;
  const likeness = (tag: Tag): number =>
    [...new Set(tag.name)].filter((char) => name.includes(char)).length +
    Number(isBeside(tag)) +
    (tag.typeEnName === typeEnName ? name.length : 0);
  return tagsOfType(world, type)
    .filter((tag) => tag.id !== id)
    .toSorted((a, b) => likeness(b) - likeness(a))
    .slice(0, relatedShown);
};

export const searchIndustryTags = (world: World, keyword: string): readonly Tag[] => {
  const word = keyword.trim().toLowerCase();
  if (word === '') return [];
  const positionIn = ({ name }: Tag): number => name.toLowerCase().indexOf(word);
  return industryTags(world)
    .filter((tag) => positionIn(tag) >= 0)
    .toSorted((a, b) => Math.min(1, positionIn(a)) - Math.min(1, positionIn(b)));
};

export const createTag = (world: World, memberId: string, wanted: { readonly name: string; readonly type: number }) => {
  const name = wanted.name.trim();
  const known = industryTags(world).find((tag) => tag.name === name);
  if (known) return known.id;
  const isForbidden = forbiddenWords.some((word) => name.includes(word));
  if (name === '' || isForbidden || wanted.type !== tagType.industry) {
    throw refuse(tagRefusal.unusable, '该标签不可使用');
  }
  const id = firstMadeId + world.tables.madeTags.size;
  const tag = { id, name, typeEnName: 'industry', tagCode: `industry-${id}` };
  world.commit({ type: 'tag.created', memberId, tag });
  return id;
};

export const industryTagsOf = (world: World, memberId: string) =>
  memberOf(world, memberId).industryTagIds.flatMap((id) => {
    const tag = tagOf(world, id);
    return tag ? [{ tagId: tag.id, tagName: tag.name }] : [];
  });
