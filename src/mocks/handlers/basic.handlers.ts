import type { basic, Region } from '#services/contract/basic.contract.ts';
import { tagType } from '#services/contract/constants.ts';
import { notFound } from '../domain/refusal.ts';
import { pageOf } from '../domain/rules/paging.ts';
import { regionById } from '../domain/rules/regions.ts';
import { createTag, industryTags, relatedTags, searchIndustryTags, tagById, tagsOfType } from '../domain/rules/tags.ts';
import { memberIdOf } from '../domain/rules/tokens.ts';
import { jsConfig } from '../domain/rules/wechat.ts';
import type { World } from '../domain/world.ts';
import type { Handlers } from './handlers.ts';

const bare = (regions: readonly Region[]): readonly Region[] =>
  regions.map((region) => ({ ...region, subLocations: [] }));

export const basicHandlers = (world: World): Handlers<typeof basic> => ({
  tags: ({ query }) => world.seed.tags(query.type),
  tag: ({ params }) => tagById(world, params.id),
  tagPage: ({ query }) => pageOf(tagsOfType(world, query.type ?? tagType.industry), query),
  relatedTags: ({ params, query }) => relatedTags(world, params.id, query.typeId),
  hotTags: ({ query }) => pageOf(industryTags(world), query),
  searchTags: ({ query }) => {
    const found = searchIndustryTags(world, query.keyword);
    return pageOf(
      found.map(({ id, name }) => ({ id, name, isNewTag: world.tables.madeTags.has(id) })),
      query,
    );
  },
  tagWords: ({ query }) => pageOf(searchIndustryTags(world, query.keywords), query),
  createTag: ({ caller, body }) => createTag(world, memberIdOf(caller), body),
  banners: () => world.seed.banners(),
  locationTree: () => world.seed.china(),
  locations: () => bare(world.seed.china().subLocations),
  areas: () =>
    world.seed.china().subLocations.map((province) => ({ ...province, subLocations: bare(province.subLocations) })),
  overseas: () => world.seed.overseas(),
  locationChildren: ({ params }) => {
    const region = regionById(world, params.id);
    if (!region) throw notFound();
    return bare(region.subLocations);
  },
  wechatJsConfig: ({ query }) => jsConfig(world, query.url),
  siteContent: ({ query }) => world.seed.siteContent(query.code),
});
