import type { basic, Region } from '#services/contract/basic.contract.ts';
import { tagType } from '#services/contract/constants.ts';
import type { Domain } from '../domain/domain.ts';
import { existing } from '../domain/refusal.ts';
import { pageOf } from '../domain/rules/paging.ts';
import { regionById } from '../domain/rules/regions.ts';
import { createTag, industryTags, relatedTags, searchIndustryTags, tagById, tagsOfType } from '../domain/rules/tags.ts';
import { memberIdOf } from '../domain/rules/tokens.ts';
import { jsConfig } from '../domain/rules/wechat.ts';
import type { Handlers } from './handlers.ts';

const bare = (regions: readonly Region[]): readonly Region[] =>
  regions.map((region) => ({ ...region, subLocations: [] }));

export const basicHandlers = (domain: Domain): Handlers<typeof basic> => ({
  tags: ({ query }) => domain.seed.tags(query.type),
  tag: ({ params }) => tagById(domain, params.id),
  tagPage: ({ query }) => pageOf(tagsOfType(domain, query.type ?? tagType.industry), query),
  relatedTags: ({ params, query }) => relatedTags(domain, params.id, query.typeId),
  hotTags: ({ query }) => pageOf(industryTags(domain), query),
  searchTags: ({ query }) => {
    const found = searchIndustryTags(domain, query.keyword);
    return pageOf(
      found.map(({ id, name }) => ({ id, name, isNewTag: domain.tables.madeTags.has(id) })),
      query,
    );
  },
  tagWords: ({ query }) => pageOf(searchIndustryTags(domain, query.keywords), query),
  createTag: ({ caller, body }) => createTag(domain, memberIdOf(caller), body),
  banners: () => domain.seed.banners(),
  locations: () => bare(domain.seed.china().subLocations),
  areas: () =>
    domain.seed.china().subLocations.map((province) => ({ ...province, subLocations: bare(province.subLocations) })),
  overseas: () => domain.seed.overseas(),
  locationChildren: ({ params }) => bare(existing(regionById(domain, params.id)).subLocations),
  wechatJsConfig: ({ query }) => jsConfig(domain, query.url),
  siteContent: ({ query }) => domain.seed.siteContent(query.code),
});
