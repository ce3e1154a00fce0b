import { notFound } from '#mocks/domain/refusal.ts';
import { flashPage, hotNewsPage, newsDetail, newsPage, relatedNews, viewNews } from '#mocks/domain/rules/news.ts';
import type { World } from '#mocks/domain/world.ts';
import type { TagTree } from '#services/contract/basic.contract.ts';
import type { news } from '#services/contract/news.contract.ts';
import type { Handlers } from './handlers.ts';

export const newsHandlers = (world: World): Handlers<typeof news> => ({
  page: ({ query }) => newsPage(world, query),
  hotPage: ({ query }) => hotNewsPage(world, query),
  detail: ({ params }) => newsDetail(world, params.id),
  related: ({ params }) => relatedNews(world, params.id),
  view: ({ body }) => {
    viewNews(world, body.id);
    return true;
  },
  flashPage: ({ query }) => flashPage(world, query),
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
