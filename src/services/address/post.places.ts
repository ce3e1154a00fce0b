import { place, searchPatterns } from './place.ts';

// Over every page stands a button that publishes: the other one is not beside it.
const list = {
  web: ['hotPosts', 'recommendedFollow', 'publishButton', 'officialAccount', 'communityGroup', 'relatedLinks'],
  mobile: ['hotPosts'],
} as const;
const reading = {
  web: ['relatedPosts', 'recommendedFollow', 'publishButton', 'officialAccount', 'communityGroup', 'relatedLinks'],
  mobile: ['relatedPosts'],
} as const;
const notices = { web: ['hotPosts', 'recommendedFollow', 'relatedLinks'], mobile: [] } as const;

const publishing = { aside: list, publishButton: true } as const;
const memberPage = { aside: 'hidden', footer: false, access: 'member' } as const;

export const postPlaces = {
  'post.home': place('post', ['/'], { ...publishing, room: 'postHome', name: 'homeIndex', leadsTo: 'popular' }),
  'post.search': place('post', searchPatterns, { room: 'search', aside: list, name: 'homeSearch' }),
  'post.tagSearch': place('post', ['/tag/:id'], { ...publishing, room: 'postList', name: 'homeTagSearch' }),
  'post.create': place('post', ['/circle/post/create'], { ...memberPage, room: 'postEditor' }),
  'post.edit': place('post', ['/circle/post/:id/edit'], { ...memberPage, room: 'postEditor', name: 'editPost' }),
  'post.post': place('post', ['/post/:id'], {
    room: 'post',
    aside: reading,
    publishButton: true,
    name: 'postDetail',
  }),
  'post.topic': place('post', ['/topic/:id'], { ...publishing, room: 'topic', name: 'topicDetail' }),
  'post.circles': place('post', ['/circle'], { ...publishing, room: 'circles' }),
  'post.circle': place('post', ['/circle/:id'], { ...publishing, room: 'circle' }),
  'post.systemMessage': place('post', ['/system-message'], {
    room: 'systemMessage',
    aside: notices,
    access: 'member',
    hasParts: true,
  }),
  'post.editInfo': place('post', ['/edit-info'], { ...memberPage, room: 'profileEditor' }),
  'post.accountSetting': place('post', ['/mine/account-setting'], {
    ...memberPage,
    room: 'accountSetting',
    name: 'accountSetting',
  }),
  'post.messages': place('post', ['/message/list'], { ...memberPage, room: 'messages', name: 'message-list' }),
  'post.message': place('post', ['/message/:id'], { ...memberPage, room: 'message', name: 'message' }),
  'post.tagPosts': place('post', ['/:postTag?/:themeTag?'], {
    ...publishing,
    room: 'postList',
    name: 'tagPostPage',
  }),
};

const shortcuts = ['latest', 'popular'] as const;
type Shortcut = (typeof shortcuts)[number];

/** What the first part of a `tagPostPage` address asks for (R2.6-28 to R2.6-30). */
export type PostFeed = { readonly feed: Shortcut } | { readonly feed: 'tag'; readonly code: string };

export const readPostTag = (postTag: string): PostFeed => {
  const feed = shortcuts.find((shortcut) => shortcut === postTag);
  return feed ? { feed } : { feed: 'tag', code: postTag };
};

/** Whether a `tagPostPage` address names only shortcuts and codes of the loaded tag tree (R2.6-79). */
export const isKnownPostPage = (tags: readonly (string | undefined)[], known: ReadonlySet<string>): boolean =>
  tags.every((tag) => tag === undefined || readPostTag(tag).feed !== 'tag' || known.has(tag));
