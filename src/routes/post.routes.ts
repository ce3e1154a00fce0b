import { type Chart, route, type View } from './route.ts';

// The aside's publish button is not first, since the bar above has one, too (R2.5-15).
const list = {
  web: ['hotPosts', 'recommendedFollow', 'publishButton', 'officialAccount', 'communityGroup', 'relatedLinks'],
  mobile: ['hotPosts'],
} as const;
const reading = {
  web: ['relatedPosts', 'recommendedFollow', 'publishButton', 'officialAccount', 'communityGroup', 'relatedLinks'],
  mobile: ['relatedPosts'],
} as const;

const publishing = { site: 'post', aside: list, publishButton: true } as const;

const postList = {
  ...publishing,
  page: 'postList',
  chart: (): Chart => import('#machines/post/post-list.machine.ts').then((m) => m.postListMachine),
  view: (): View => import('#views/post/PostList.tsx').then((m) => m.PostList),
} as const;

const postEditor = {
  site: 'post',
  page: 'postEditor',
  chart: (): Chart => import('#machines/post/post-editor.machine.ts').then((m) => m.postEditorMachine),
  view: (): View => import('#views/post/PostEditor.tsx').then((m) => m.PostEditor),
  access: 'member',
  footer: false,
  describesItself: false,
} as const;

export const postRoutes = {
  'post.home': route({ ...publishing, path: ['/'], page: 'postHome', specName: 'homeIndex', redirectTo: 'popular' }),
  'post.tagSearch': route({ ...postList, path: ['/tag/:id'], specName: 'homeTagSearch' }),
  'post.create': route({ ...postEditor, path: ['/circle/post/create'], link: 'postCreate', query: ['circle'] }),
  'post.edit': route({ ...postEditor, path: ['/circle/post/:id/edit'], specName: 'editPost', link: 'postEdit' }),
  'post.post': route({
    ...publishing,
    path: ['/post/:id'],
    page: 'post',
    chart: (): Chart => import('#machines/post/post.machine.ts').then((m) => m.postMachine),
    view: (): View => import('#views/post/Post.tsx').then((m) => m.Post),
    aside: reading,
    specName: 'postDetail',
    query: ['comment'],
    about: 'post',
    counts: 'post',
  }),
  'post.topic': route({
    ...publishing,
    path: ['/topic/:id'],
    page: 'topic',
    chart: (): Chart => import('#machines/post/topic.machine.ts').then((m) => m.topicMachine),
    view: (): View => import('#views/post/Topic.tsx').then((m) => m.Topic),
    specName: 'topicDetail',
  }),
  'post.circles': route({
    ...publishing,
    path: ['/circle'],
    page: 'circles',
    chart: (): Chart => import('#machines/post/circles.machine.ts').then((m) => m.circlesMachine),
    view: (): View => import('#views/post/Circles.tsx').then((m) => m.Circles),
  }),
  'post.circle': route({
    ...publishing,
    path: ['/circle/:id'],
    page: 'circle',
    chart: (): Chart => import('#machines/post/circle.machine.ts').then((m) => m.circleMachine),
    view: (): View => import('#views/post/Circle.tsx').then((m) => m.Circle),
  }),
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
