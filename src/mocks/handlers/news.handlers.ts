import type { TagTree } from '#services/contract/basic.contract.ts';
import type { news } from '#services/contract/news.contract.ts';
import type { Domain } from '../domain/domain.ts';
import { existing } from '../domain/refusal.ts';
import { flashDetail, flashPage, newsOfFlash, viewFlash } from '../domain/rules/flashes.ts';
import { hotKeywords } from '../domain/rules/keywords.ts';
import {
  companyNewsPage,
  hotNewsPage,
  newsDetail,
  newsMiniappCode,
  newsPage,
  previewNews,
  relatedNews,
  searchNews,
  viewNews,
} from '../domain/rules/news.ts';
import type { Handlers } from './handlers.ts';

export const newsHandlers = (domain: Domain): Handlers<typeof news> => ({
  page: ({ query }) => newsPage(domain, query),
  companyPage: ({ query }) => companyNewsPage(domain, query),
  hotPage: ({ query }) => hotNewsPage(domain, query),
  detail: ({ caller, params }) => newsDetail(domain, params.id, caller?.memberId ?? null),
  preview: ({ params, caller }) => previewNews(domain, params.id, caller?.memberId ?? null),
  related: ({ params }) => relatedNews(domain, params.id),
  search: ({ query }) => searchNews(domain, query),
  miniappCode: ({ params, query }) => newsMiniappCode(domain, params.id, query.page),
  view: ({ body }) => viewNews(domain, body.id),
  flashPage: ({ query }) => flashPage(domain, query),
  flashDetail: ({ params }) => flashDetail(domain, params.id),
  flashRelated: ({ params }) => newsOfFlash(domain, params.id),
  flashView: ({ body }) => viewFlash(domain, body.id),
  hotKeywords: () => hotKeywords(domain, 'news', domain.seed.newsKeywords),
  tagTree: () => domain.seed.newsTags(),
  childTags: ({ params }) => existing(findTag(domain.seed.newsTags(), params.id)).children,
});

const findTag = (tags: readonly TagTree[], id: number): TagTree | undefined => {
  for (const tag of tags) {
    const found = tag.id === id ? tag : findTag(tag.children, id);
    if (found) return found;
  }
  return undefined;
};
