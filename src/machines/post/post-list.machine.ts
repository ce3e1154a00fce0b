import { assign, enqueueActions, setup } from 'xstate';
import type { Failure } from '#services/failure.ts';
import { loadBanners } from '../banners/load-banners.ts';
import { assignFailure } from '../kit/assign-failure.ts';
import { fromEffect } from '../kit/from-effect.ts';
import type { Meta } from '../kit/meta.ts';
import type { Params } from '../kit/page.machine.ts';
import { pagedListMachine } from '../kit/paged-list.machine.ts';
import { resourceMachine } from '../kit/resource.machine.ts';
import type { PostFeed } from './post-feed.ts';
import { findFeed, loadHotPosts, loadPosts } from './post-loads.ts';

type PostListEvent =
  | { readonly type: 'list.retry' }
  | { readonly type: 'connection.returned' }
  | { readonly type: 'page.returned' };

interface Context {
  readonly params: Params;
  readonly feed: PostFeed | null;
  readonly failure: Failure | null;
}

const isHome = ({ id, postTag = 'popular', themeTag }: Params): boolean =>
  id === undefined && postTag === 'popular' && themeTag === undefined;
const askOf = ({ context }: { context: Context }): Params => context.feed?.ask ?? {};

/** Looks up the subject first: the address may name an unknown tag (R2.6-79). */
export const postListMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { params: Params },
    events: {} as PostListEvent,
    tags: {} as 'loading' | 'shown' | 'missing' | 'failed',
    meta: {} as Meta,
    children: {} as { posts: 'posts'; hotPosts: 'hotPosts'; banners: 'banners' },
  },
  actors: {
    findFeed: fromEffect<PostFeed | null, Params>(findFeed),
    posts: pagedListMachine(loadPosts),
    hotPosts: resourceMachine(loadHotPosts),
    banners: resourceMachine(loadBanners),
  },
  actions: {
    openBanners: enqueueActions(({ context: { params }, enqueue }) => {
      if (isHome(params)) enqueue.spawnChild('banners', { id: 'banners', input: params });
    }),
  },
}).createMachine({
  id: 'postList',
  description: 'A list of posts by type and theme, with popular posts beside it.',
  context: ({ input }) => ({ params: input.params, feed: null, failure: null }),
  initial: 'looking',
  states: {
    looking: {
      description: 'The tag in the address is being looked up.',
      tags: 'loading',
      invoke: {
        id: 'findFeed',
        src: 'findFeed',
        input: ({ context }) => context.params,
        onDone: [
          {
            guard: ({ event }) => event.output !== null,
            target: 'listing',
            actions: assign({ feed: ({ event }) => event.output, failure: null }),
          },
          { target: 'unknown', meta: { requirements: ['R2.6-79'] } },
        ],
        onError: { target: 'failed', actions: assignFailure },
      },
    },
    listing: {
      description: 'The posts are shown, with popular posts beside them.',
      tags: 'shown',
      entry: 'openBanners',
      invoke: [
        { id: 'posts', src: 'posts', input: askOf },
        { id: 'hotPosts', src: 'hotPosts', input: askOf },
      ],
    },
    unknown: { description: 'No tag has this code: the page does not exist.', tags: 'missing' },
    failed: {
      description: 'The tags could not be loaded; the user can retry.',
      tags: 'failed',
      on: {
        'list.retry': { target: 'looking' },
        'connection.returned': { target: 'looking' },
        'page.returned': { target: 'looking' },
      },
    },
  },
});

interface Snapshot {
  readonly context: Context;
}

export const selectFeed = ({ context }: Snapshot): PostFeed | null => context.feed;
export const selectIsHome = ({ context }: Snapshot): boolean => isHome(context.params);
export const selectListParams = ({ context }: Snapshot): Params => context.params;
export const selectFeedFailure = ({ context }: Snapshot): Failure | null => context.failure;
