import type { TagTree } from '#services/contract/basic.contract.ts';
import type { news } from '#services/contract/news.contract.ts';
import { notFound } from '../domain/refusal.ts';
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
import type { World } from '../domain/world.ts';
import type { Handlers } from './handlers.ts';

export const newsHandlers = (world: World): Handlers<typeof news> => ({
  page: ({ query }) => newsPage(world, query),
  companyPage: ({ query }) => companyNewsPage(world, query),
  hotPage: ({ query }) => hotNewsPage(world, query),
  detail: ({ caller, params }) => newsDetail(world, params.id, caller?.memberId ?? null),
  preview: ({ params, caller }) => previewNews(world, params.id, caller?.memberId ?? null),
  related: ({ params }) => relatedNews(world, params.id),
  search: ({ query }) => searchNews(world, query),
  miniappCode: ({ params, query }) => newsMiniappCode(world, params.id, query.page),
  view: ({ body }) => {
    viewNews(world, body.id);
    return true;
  },
  flashPage: ({ query }) => flashPage(world, query),
  flashDetail: ({ params }) => flashDetail(world, params.id),
  flashRelated: ({ params }) => newsOfFlash(world, params.id),
  flashView: ({ body }) => {
    viewFlash(world, body.id);
    return true;
  },
  hotKeywords: () => hotKeywords(world, 'news', world.seed.newsKeywords),
  tagTree: () => world.seed.newsTags(),
  childTags: ({ params }) => {
    const tag = findTag(world.seed.newsTags(), params.id);
    if (!tag) throw notFound();
    return tag.children;
  },
});

const findTag = (tags: readonly TagTree[], id: number): TagTree | undefined => {
  for (const tag of tags) {
    const found = tag.id === id ? tag : findTag(tag.children, id);
    if (found) return found;
  }
  return undefined;
};
