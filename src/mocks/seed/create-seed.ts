import type { SiteContent, Tag, TagTree } from '#services/contract/basic.contract.ts';
import type { FlashRow } from '../domain/seed-rows.ts';
import { type ActivityRow, createActivities, createActivityTags, createOrganiserTags } from './activities.ts';
import { type ActivityMapper, createActivityMapper } from './activity-mapper.ts';
import { type CircleRow, createCircles } from './circles.ts';
import { type CompanyRow, createCompanies, createProducts, type ProductRow } from './companies.ts';
import { createFlashes } from './flashes.ts';
import { createMembers, type MemberRow, personaIds } from './members.ts';
import { createDrafts, createNews, createNewsMapper, type NewsMapper, type NewsRow } from './news.ts';
import { once } from './once.ts';
import { createPosts, type PostRow } from './posts.ts';
import { createRegions, type Regions } from './regions.ts';
import { createSiteContents } from './site-content.ts';
import { createIndustryTags, createNewsTagTree, createPostTags, createSourceTags, createThemeTags } from './tags.ts';

export interface SeedData {
  readonly regions: Regions;
  readonly companies: readonly CompanyRow[];
  readonly products: readonly ProductRow[];
  readonly members: readonly MemberRow[];
  readonly newsTags: readonly TagTree[];
  readonly sourceTags: readonly Tag[];
  readonly themeTags: readonly Tag[];
  readonly industryTags: readonly Tag[];
  readonly news: readonly NewsRow[];
  readonly drafts: readonly NewsRow[];
  readonly newsMapper: NewsMapper;
  readonly activities: readonly ActivityRow[];
  readonly activityMapper: ActivityMapper;
  readonly activityTags: readonly Tag[];
  readonly organiserTags: readonly Tag[];
  readonly flashes: readonly FlashRow[];
  readonly siteContents: readonly SiteContent[];
  readonly postTags: readonly Tag[];
  readonly circles: () => readonly CircleRow[];
  readonly posts: () => readonly PostRow[];
}

/** `now` (ms since 1970) affects times only. */
export function createSeed({ now }: { readonly now: number }): SeedData {
  const regions = createRegions();
  const companies = createCompanies();
  const industryTags = createIndustryTags();
  const members = createMembers({ companies, regions, industryTags });
  const usedKeys = new Set<string>();
  const columnists = members.filter((member) => member.hasColumn);
  const news = createNews(now, companies, columnists, usedKeys);
  const circles = once(() => createCircles(members));
  return {
    regions,
    companies,
    products: createProducts(companies),
    members,
    newsTags: createNewsTagTree(),
    sourceTags: createSourceTags(),
    themeTags: createThemeTags(),
    industryTags,
    news,
    drafts: members
      .filter(({ id }) => id === personaIds.liran)
      .flatMap((author) => createDrafts(now, companies, author)),
    newsMapper: createNewsMapper(companies),
    flashes: createFlashes(now, companies, usedKeys),
    activities: createActivities(now, companies),
    activityMapper: createActivityMapper(companies),
    activityTags: createActivityTags(),
    organiserTags: createOrganiserTags(),
    siteContents: createSiteContents(),
    postTags: createPostTags(),
    circles,
    posts: once(() => createPosts(now, { companies, members, circles: circles() })),
  };
}
