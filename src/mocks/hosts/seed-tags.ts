import type { Tag, TagTree } from '#services/contract/basic.contract.ts';
import { tagType } from '#services/contract/constants.ts';
import type { Seed } from '../domain/domain-seed.ts';
import type { SeedData } from '../seed/create-seed.ts';
import { byId } from './by-id.ts';

const tagOf = ({ id, name, typeEnName, tagCode }: TagTree): Tag => ({ id, name, typeEnName, tagCode });

export const tagsOf = (made: SeedData): Pick<Seed, 'newsTags' | 'tags' | 'tagById'> => {
  const newsTags = [...made.newsTags, ...made.newsTags.flatMap(({ children }) => children)].map(tagOf);
  const all = byId([
    ...newsTags,
    ...made.themeTags,
    ...made.sourceTags,
    ...made.industryTags,
    ...made.activityTags,
    ...made.organiserTags,
    ...made.postTags.filter((tag) => tag.typeEnName === 'postType'),
  ]);
  const byType: Readonly<Record<number, readonly Tag[]>> = {
    [tagType.news]: newsTags,
    [tagType.industry]: made.industryTags,
    [tagType.post]: made.postTags,
    [tagType.activity]: made.activityTags,
    [tagType.organiser]: made.organiserTags,
  };
  return {
    newsTags: () => made.newsTags,
    tags: (type) => byType[type] ?? [],
    tagById: (id) => all.get(id) ?? null,
  };
};
