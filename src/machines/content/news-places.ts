import type { TagTree } from '#services/contract/basic.contract.ts';
import { themeTagId } from '#services/contract/constants.ts';

export interface NewsWanted {
  readonly categoryTagId?: number;
  readonly tagId?: number;
  readonly sourceId?: number;
  readonly companyId?: number;
}

export interface PlacedTag {
  readonly id: number;
  readonly name: string;
  readonly tagCode: string;
  readonly parentCode: string | null;
}

/** `tag` is null for a theme, whose name is not in the tree. */
export interface FoundList {
  readonly branch: TagTree | null;
  readonly tag: PlacedTag | null;
  readonly themeId: number | null;
  readonly wanted: NewsWanted;
}

const placed = ({ id, name, tagCode }: TagTree, parent: TagTree | null): PlacedTag => ({
  id,
  name,
  tagCode,
  parentCode: parent?.tagCode ?? null,
});

export const tagsBelow = (tree: readonly TagTree[], branch: TagTree | null): readonly PlacedTag[] =>
  (branch?.children ?? tree).map((tag) => placed(tag, branch));

const themeOf = (code: string): number | null =>
  Object.entries(themeTagId).find(([name]) => name === code)?.[1] ?? null;

const leafIn = (tree: readonly TagTree[], isIt: (tag: TagTree) => boolean): FoundList | null => {
  for (const branch of tree) {
    const leaf = branch.children.find(isIt);
    if (leaf) return { branch, tag: placed(leaf, branch), themeId: null, wanted: { categoryTagId: leaf.id } };
  }
  return null;
};

export const findLeaf = (tree: readonly TagTree[], id: number): FoundList | null =>
  leafIn(tree, (tag) => tag.id === id);

/** What `/news/{classTag?}/{themeTag?}` means (R2.6-43 to R2.6-45): a branch, a leaf, a theme (R9-19), or a theme in a branch. Null if unknown. */
export const findByCodes = (
  tree: readonly TagTree[],
  classTag: string | undefined,
  themeTag: string | undefined,
): FoundList | null => {
  if (classTag === undefined) return { branch: null, tag: null, themeId: null, wanted: {} };
  const branch = tree.find(({ tagCode }) => tagCode === classTag) ?? null;
  if (branch && themeTag === undefined) {
    return { branch, tag: placed(branch, null), themeId: null, wanted: { categoryTagId: branch.id } };
  }
  const themeId = themeOf(themeTag ?? classTag);
  if (!branch) {
    if (themeTag !== undefined) return null;
    const leaf = leafIn(tree, ({ tagCode }) => tagCode === classTag);
    return leaf ?? (themeId === null ? null : { branch, tag: null, themeId, wanted: { tagId: themeId } });
  }
  const leaf = leafIn([branch], ({ tagCode }) => tagCode === themeTag);
  const both = { branch, tag: null, themeId, wanted: { categoryTagId: branch.id, ...(themeId && { tagId: themeId }) } };
  return leaf ?? (themeId === null ? null : both);
};
