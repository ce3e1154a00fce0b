import type { post } from '#services/contract/post.contract.ts';
import { reportPost } from '../domain/rules/post-reports.ts';
import { createPost, deletePost, greyIn, updatePost } from '../domain/rules/post-writing.ts';
import * as posts from '../domain/rules/posts.ts';
import { type Caller, memberIdOf } from '../domain/rules/tokens.ts';
import type { World } from '../domain/world.ts';
import type { Handlers } from './handlers.ts';

const readerOf = (caller: Caller | null): string | null => caller?.memberId ?? null;

export const postHandlers = (world: World): Handlers<typeof post> => ({
  recommend: ({ query }) => posts.recommendedPosts(world, query.size),
  members: ({ query }) => posts.memberPosts(world, query.memberId, query, 'published'),
  my: ({ caller, query }) => posts.memberPosts(world, memberIdOf(caller), query, 'my'),
  common: ({ caller, query }) => posts.circlePosts(world, memberIdOf(caller), query),
  hot: ({ query }) => posts.hotPosts(world, query),
  page: ({ query }) => posts.postPage(world, query),
  recentHot: ({ query }) => posts.recentHotPosts(world, query),
  related: ({ caller, params }) => posts.relatedPosts(world, params.id, readerOf(caller)),
  detail: ({ caller, params }) => posts.postDetail(world, params.id, readerOf(caller)),
  search: ({ query }) => posts.searchPosts(world, query),
  create: ({ caller, body }) => createPost(world, memberIdOf(caller), body),
  update: ({ caller, params, body }) => {
    updatePost(world, memberIdOf(caller), params.id, body);
    return params.id;
  },
  delete: ({ caller, params }) => {
    deletePost(world, memberIdOf(caller), params.id);
    return true;
  },
  report: ({ caller, params, body }) => {
    reportPost(world, memberIdOf(caller), params.id, body);
    return true;
  },
  greyWords: ({ body }) => greyIn(body.title),
  topic: ({ params }) => posts.topic(world, params.id),
  miniappCode: ({ caller, params, query }) => posts.postCode(world, params.id, query.page, readerOf(caller)),
});
