import { useSelector } from '@xstate/react';
import { selectData } from '#machines/kit/resource.machine.ts';
import type { To } from '#routes/to.ts';
import type { TagTree } from '#services/contract/basic.contract.ts';
import { newsTagId } from '#services/contract/constants.ts';
import { useModule } from '../aside/use-module.ts';
import { useTo } from '../context.tsx';

interface TagLink {
  readonly code: string;
  readonly name: string;
  readonly href: string;
}

const topicCodes = (list: 'top-100' | 'rankings'): readonly string[] => [
  'new-products',
  list,
  'newcomers',
  'packaging',
  'what-is',
  'ventures',
  'revenue',
  'trade-show',
];

const leafHref = (to: To, parent: TagTree, { id, tagCode }: TagTree): string => {
  if (id === newsTagId.tools) return to.foodtools();
  if (id === newsTagId.features) return to.features();
  return to.newsList({ classTag: parent.tagCode, themeTag: tagCode });
};

/** R2.4-28, R2.4-29 */
export const tagMenu = (to: To, tree: readonly TagTree[]) =>
  tree.map((parent) => ({
    code: parent.tagCode,
    name: parent.name,
    href: to.newsList({ classTag: parent.tagCode }),
    children: parent.children.map(
      (leaf): TagLink => ({ code: leaf.tagCode, name: leaf.name, href: leafHref(to, parent, leaf) }),
    ),
  }));

/** R2.4-31; omits tags missing in the tree. */
export const topicLinks = (to: To, tree: readonly TagTree[], list: 'top-100' | 'rankings'): readonly TagLink[] => {
  const all = tagMenu(to, tree).flatMap((parent): TagLink[] => [
    { code: parent.code, name: parent.name, href: parent.href },
    ...parent.children,
  ]);
  return topicCodes(list).flatMap((code) => all.find((tag) => tag.code === code) ?? []);
};

export const useTagTree = () =>
  useSelector(useModule('newsTags'), (snapshot) => (snapshot ? selectData(snapshot) : null));

export const useTagMenu = () => tagMenu(useTo(), useTagTree() ?? []);
