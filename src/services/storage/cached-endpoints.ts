import { activity } from '../contract/activity.contract.ts';
import { basic } from '../contract/basic.contract.ts';
import { company } from '../contract/company.contract.ts';
import type { Endpoint } from '../contract/contract.ts';
import { news } from '../contract/news.contract.ts';
import { post } from '../contract/post.contract.ts';

/** Readable offline: public content only. No member's data, nothing unpublished. */
const cachedEndpoints: readonly Endpoint[] = [
  ...[news.page, news.companyPage, news.hotPage, news.detail, news.related, news.tagTree, news.childTags],
  ...[news.flashPage, news.flashDetail, news.flashRelated],
  ...[activity.page, activity.hotPage, activity.detail, activity.related],
  ...[post.hot, post.page, post.recentHot, post.detail, post.related, post.topic],
  ...[company.detail, company.product],
  ...[basic.tags, basic.tag, basic.relatedTags, basic.hotTags, basic.banners, basic.siteContent],
];

export const isCached = (endpoint: Endpoint): boolean => cachedEndpoints.includes(endpoint);
