import type { post } from '#services/contract/post.contract.ts';
import type { Domain } from '../domain/domain.ts';
import { reportPost } from '../domain/rules/post-reports.ts';
import { createPost, deletePost, greyWordsIn, updatePost } from '../domain/rules/post-writing.ts';
import * as posts from '../domain/rules/posts.ts';
import { type Caller, memberIdOf } from '../domain/rules/tokens.ts';
import type { Handlers } from './handlers.ts';

const viewerOf = (caller: Caller | null): string | null => caller?.memberId ?? null;

export const postHandlers = (domain: Domain): Handlers<typeof post> => ({
  recommend: ({ query }) => posts.recommendedPosts(domain, query.size),
  members: ({ query }) => posts.memberPosts(domain, query.memberId, query, 'published'),
  my: ({ caller, query }) => posts.memberPosts(domain, memberIdOf(caller), query, 'my'),
  common: ({ caller, query }) => posts.circlePosts(domain, memberIdOf(caller), query),
  hot: ({ query }) => posts.hotPosts(domain, query),
  page: ({ query }) => posts.postPage(domain, query),
  recentHot: ({ query }) => posts.recentHotPosts(domain, query),
  related: ({ caller, params }) => posts.relatedPosts(domain, params.id, viewerOf(caller)),
  detail: ({ caller, params }) => posts.postDetail(domain, params.id, viewerOf(caller)),
  search: ({ query }) => posts.searchPosts(domain, query),
  create: ({ caller, body }) => createPost(domain, memberIdOf(caller), body),
  update: ({ caller, params, body }) => {
    updatePost(domain, memberIdOf(caller), params.id, body);
    return params.id;
  },
  delete: ({ caller, params }) => deletePost(domain, memberIdOf(caller), params.id),
  report: ({ caller, params, body }) => reportPost(domain, memberIdOf(caller), params.id, body),
  greyWords: ({ body }) => greyWordsIn(body.title),
  topic: ({ params }) => posts.topic(domain, params.id),
  miniappCode: ({ caller, params, query }) => posts.postCode(domain, params.id, query.page, viewerOf(caller)),
});
