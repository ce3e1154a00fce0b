import { route } from './route.ts';

const postList = { site: 'post', page: 'postList' } as const;

const postEditor = { site: 'post', page: 'postEditor', access: 'member' } as const;

export const postRoutes = {
  'post.home': route({ site: 'post', path: ['/'], page: null, specName: 'homeIndex', redirectTo: 'popular' }),
  'post.tagSearch': route({ ...postList, path: ['/tag/:id'], specName: 'homeTagSearch' }),
  'post.create': route({ ...postEditor, path: ['/circle/post/create'], link: 'postCreate', query: ['circle'] }),
  'post.edit': route({ ...postEditor, path: ['/circle/post/:id/edit'], specName: 'editPost', link: 'postEdit' }),
  'post.post': route({
    site: 'post',
    path: ['/post/:id'],
    page: 'post',
    specName: 'postDetail',
    query: ['comment'],
    about: 'post',
    counts: 'post',
  }),
  'post.topic': route({ site: 'post', path: ['/topic/:id'], page: 'topic', specName: 'topicDetail' }),
  'post.circles': route({ site: 'post', path: ['/circle'], page: 'circles' }),
  'post.circle': route({ site: 'post', path: ['/circle/:id'], page: 'circle' }),
  'post.tagPosts': route({
    ...postList,
    path: ['/:postTag?/:themeTag?'],
    specName: 'tagPostPage',
    preset: { postTag: 'popular' },
  }),
};

const shortcuts = ['latest', 'popular'] as const;
type Shortcut = (typeof shortcuts)[number];

/** First part of a `tagPostPage` address (R2.6-28 to R2.6-30). */
export type PostFeed = { readonly feed: Shortcut } | { readonly feed: 'tag'; readonly code: string };

export const readPostTag = (postTag: string): PostFeed => {
  const feed = shortcuts.find((shortcut) => shortcut === postTag);
  return feed ? { feed } : { feed: 'tag', code: postTag };
};

export const isKnownPostPage = (tags: readonly (string | undefined)[], known: ReadonlySet<string>): boolean =>
  tags.every((tag) => tag === undefined || readPostTag(tag).feed !== 'tag' || known.has(tag));
