import type { Tag } from '#services/contract/basic.contract.ts';
import { tagRefusal } from '#services/contract/basic.contract.ts';
import { tagType } from '#services/contract/constants.ts';
import type { Domain } from '../domain.ts';
import { existing, refuse } from '../refusal.ts';
import { memberOf } from './accounts.ts';

const forbiddenWords = ['广告', '代开', '发票', '赌', '博彩', '色情', '毒品', '刷单'];
const firstMadeId = 900_001;

const tagOf = (domain: Domain, id: number): Tag | null =>
  domain.seed.tagById(id) ?? domain.tables.madeTags.get(id) ?? null;

export const tagById = (domain: Domain, id: number): Tag => existing(tagOf(domain, id));

export const industryTags = (domain: Domain): readonly Tag[] => [
  ...domain.seed.tags(tagType.industry),
  ...domain.tables.madeTags.values(),
];

export const tagsOfType = (domain: Domain, type: number): readonly Tag[] =>
  type === tagType.industry ? industryTags(domain) : domain.seed.tags(type);

const relatedShown = 8;

export const relatedTags = (domain: Domain, id: number, type: number): readonly Tag[] => {
  const { name, typeEnName } = tagById(domain, id);
  const branch = domain.seed.newsTags().find(({ children }) => children.some((leaf) => leaf.id === id));
  const isBeside = (tag: Tag): boolean => branch?.children.some((leaf) => leaf.id === tag.id) ?? false;
  const likeness = (tag: Tag): number =>
    [...new Set(tag.name)].filter((char) => name.includes(char)).length +
    Number(isBeside(tag)) +
    (tag.typeEnName === typeEnName ? name.length : 0);
  return tagsOfType(domain, type)
    .filter((tag) => tag.id !== id)
    .toSorted((a, b) => likeness(b) - likeness(a))
    .slice(0, relatedShown);
};

export const searchIndustryTags = (domain: Domain, keyword: string): readonly Tag[] => {
  const word = keyword.trim().toLowerCase();
  if (word === '') return [];
  const positionIn = ({ name }: Tag): number => name.toLowerCase().indexOf(word);
  return industryTags(domain)
    .filter((tag) => positionIn(tag) >= 0)
    .toSorted((a, b) => Math.min(1, positionIn(a)) - Math.min(1, positionIn(b)));
};

export const createTag = (
  domain: Domain,
  memberId: string,
  wanted: { readonly name: string; readonly type: number },
) => {
  const name = wanted.name.trim();
  const known = industryTags(domain).find((tag) => tag.name === name);
  if (known) return known.id;
  const isForbidden = forbiddenWords.some((word) => name.includes(word));
  if (name === '' || isForbidden || wanted.type !== tagType.industry) {
    throw refuse(tagRefusal.unusable, '该标签不可使用');
  }
  const id = firstMadeId + domain.tables.madeTags.size;
  const tag = { id, name, typeEnName: 'industry', tagCode: `industry-${id}` };
  domain.commit({ type: 'tag.created', memberId, tag });
  return id;
};

export const industryTagsOf = (domain: Domain, memberId: string) =>
  memberOf(domain, memberId).industryTagIds.flatMap((id) => {
    const tag = tagOf(domain, id);
    return tag ? [{ tagId: tag.id, tagName: tag.name }] : [];
  });
