import { Effect } from 'effect';
import { basic, type TagTree } from '#services/contract/basic.contract.ts';
import { newsTagId, tagType } from '#services/contract/constants.ts';
import { news } from '#services/contract/news.contract.ts';
import { call, type Services } from '#services/env.ts';
import { type Failure, isMissing } from '#services/failure.ts';
import type { Params } from '../kit/page.machine.ts';
import { loadNewsTags } from './news-loads.ts';
import { type FoundList, findByCodes, findLeaf, type NewsWanted, type PlacedTag, tagsBelow } from './news-places.ts';

/** `name` is null where the UI has its own text; `trail`: ancestors from all news; `tags`: siblings, of which `tag` is current. */
export interface ListHead {
  readonly kind: 'all' | 'category' | 'theme' | 'tag' | 'source' | 'company' | 'hot';
  readonly name: string | null;
  readonly branch: PlacedTag | null;
  readonly tag: PlacedTag | null;
  readonly tags: readonly PlacedTag[];
  readonly wanted: NewsWanted;
  readonly relatedType: number | null;
}

type Finding = Effect.Effect<ListHead | null, Failure, Services>;

const orNothing = (finding: Finding): Finding => Effect.catchIf(finding, isMissing, () => Effect.succeed(null));

const plain = { branch: null, tag: null, tags: [], wanted: {}, relatedType: null } as const;

const typeIds: Readonly<Record<string, number>> = {
  news: tagType.news,
  postType: tagType.post,
  theme: tagType.post,
  activity: tagType.activity,
  organiser: tagType.organiser,
  industry: tagType.industry,
};

const branchTag = ({ id, name, tagCode }: TagTree): PlacedTag => ({ id, name, tagCode, parentCode: null });

const placed = (tree: readonly TagTree[], { branch, tag, themeId, wanted }: FoundList): Finding => {
  const around = { branch: branch && branchTag(branch), tag, tags: tagsBelow(tree, branch), wanted, relatedType: null };
  if (themeId === null) {
    return Effect.succeed({ ...around, kind: tag ? 'category' : 'all', name: tag?.name ?? null });
  }
  return Effect.map(call(basic.tag, { params: { id: themeId } }), ({ name }) => ({ ...around, kind: 'theme', name }));
};

const inTree = (find: (tree: readonly TagTree[]) => FoundList | null): Finding =>
  Effect.flatMap(loadNewsTags(), (tree): Finding => {
    const found = find(tree);
    return found ? placed(tree, found) : Effect.succeed(null);
  });

const ofTag = (id: number): Finding =>
  Effect.map(call(basic.tag, { params: { id } }), ({ name, typeEnName }) => ({
    ...plain,
    kind: 'tag',
    name,
    wanted: { tagId: id },
    relatedType: typeIds[typeEnName] ?? null,
  }));

const ofSource = (id: number): Finding =>
  Effect.map(call(basic.tag, { params: { id } }), ({ name, typeEnName }) =>
    typeEnName === 'source' ? { ...plain, kind: 'source', name, wanted: { sourceId: id } } : null,
  );

const ofCompany = (companyId: number): Finding =>
  Effect.map(call(news.companyPage, { query: { companyId, size: 1, current: 1 } }), ({ company }) => ({
    ...plain,
    kind: 'company',
    name: company?.name ?? null,
    wanted: { companyId },
  }));

/** `code`: the route's name without its site. Null if there is no such list. */
export const findNewsList = ({ code, tagId, companyId, classTag, themeTag }: Params): Finding => {
  switch (code) {
    case 'hotNews':
      return Effect.succeed({ ...plain, kind: 'hot', name: null });
    case 'foodtools':
      return inTree((tree) => findLeaf(tree, newsTagId.tools));
    case 'features':
      return inTree((tree) => findLeaf(tree, newsTagId.features));
    case 'tagNews':
      return orNothing(ofTag(Number(tagId)));
    case 'sourceNews':
      return orNothing(ofSource(Number(tagId)));
    case 'companyNews':
      return orNothing(ofCompany(Number(companyId)));
    default:
      return orNothing(inTree((tree) => findByCodes(tree, classTag, themeTag)));
  }
};
