import { type ActorRefFrom, assign, enqueueActions, type SnapshotFrom, setup } from 'xstate';
import type { Role } from '#services/contract/permissions.ts';
import { friendListMachine } from '../friends/friend-list.machine.ts';
import { friendRequestsMachine } from '../friends/friend-requests.machine.ts';
import type { Meta } from '../kit/meta.ts';
import type { Params } from '../kit/page.machine.ts';
import { pagedListMachine } from '../kit/paged-list.machine.ts';
import type { FriendshipChanged, SystemSignalled } from '../kit/residents.ts';
import { resourceMachine } from '../kit/resource.machine.ts';
import type { User, UserChanged } from '../kit/user.ts';
import { withEvent } from '../kit/with-event.ts';
import { shareMachine } from '../sharing/share.machine.ts';
import {
  loadArticles,
  loadFans,
  loadFavourites,
  loadFollows,
  loadPerson,
  loadPersonCode,
  loadPersonPosts,
} from './people-loads.ts';

const personTabs = ['about', 'articles', 'posts', 'follows', 'fans', 'favourites', 'friends'] as const;
type PersonTab = (typeof personTabs)[number];

type PersonEvent =
  | { readonly type: 'tab.choose'; readonly tab: PersonTab }
  | FriendshipChanged
  | SystemSignalled
  | UserChanged;

/** `userId` is null for a guest. `opened` lists stay loaded, and are reloaded when chosen again. */
interface Context {
  readonly params: Params;
  readonly userId: string | null;
  readonly role: Role;
  readonly opened: readonly string[];
}

const lists = ['articles', 'posts', 'follows', 'fans', 'favourites'] as const;
const friendParts = ['requests', 'friends'] as const;

const ownOf = ({ id }: Params, userId: string | null): string => (id !== undefined && id === userId ? '1' : '');

export const personMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { params: Params; user?: User | null },
    events: {} as PersonEvent,
    meta: {} as Meta,
    tags: {} as PersonTab,
    children: {} as {
      detail: 'detail';
      share: 'share';
      articles: 'articles';
      posts: 'posts';
      follows: 'follows';
      fans: 'fans';
      favourites: 'favourites';
      requests: 'requests';
      friends: 'friendList';
    },
  },
  actors: {
    detail: resourceMachine(loadPerson),
    share: shareMachine(loadPersonCode),
    articles: pagedListMachine(loadArticles),
    posts: pagedListMachine(loadPersonPosts),
    follows: pagedListMachine(loadFollows),
    fans: pagedListMachine(loadFans),
    favourites: pagedListMachine(loadFavourites),
    requests: friendRequestsMachine,
    friendList: friendListMachine,
  },
  actions: {
    /** Before the list handles the change: a guest must not request a member's own data. */
    meet: enqueueActions(({ context: { params, userId, opened }, enqueue }, { memberId }: UserChanged) => {
      enqueue.assign({ userId: memberId });
      const own = ownOf(params, memberId);
      if (!opened.includes('posts') || own === ownOf(params, userId)) return;
      enqueue.sendTo('posts', { type: 'list.filter', filter: { own } });
    }),
    open: enqueueActions(({ context, enqueue }, { list }: { list: (typeof lists)[number] }) => {
      if (context.opened.includes(list)) return enqueue.sendTo(list, { type: 'list.reload' });
      const input = context.params;
      const own = ownOf(input, context.userId);
      if (list === 'posts') enqueue.spawnChild('posts', { id: 'posts', input: { ...input, own } });
      else if (list === 'articles') enqueue.spawnChild('articles', { id: 'articles', input });
      else if (list === 'follows') enqueue.spawnChild('follows', { id: 'follows', input });
      else if (list === 'fans') enqueue.spawnChild('fans', { id: 'fans', input });
      else enqueue.spawnChild('favourites', { id: 'favourites', input });
      enqueue.assign({ opened: [...context.opened, list] });
    }),
    openFriends: enqueueActions(({ context, enqueue }) => {
      if (context.opened.includes('friends')) return;
      enqueue.spawnChild('requests', { id: 'requests', input: { role: context.role } });
      enqueue.spawnChild('friendList', { id: 'friends' });
      enqueue.assign({ opened: [...context.opened, ...friendParts] });
    }),
    reloadFriends: enqueueActions(({ context, enqueue }) => {
      if (!context.opened.includes('friends')) return;
      for (const part of friendParts) enqueue.sendTo(part, { type: 'list.reload' });
    }),
    notifyFriends: enqueueActions(({ context, enqueue }, { memberId, friendship }: FriendshipChanged) => {
      if (friendship === 'friend' && context.opened.includes('friends')) {
        enqueue.sendTo('friends', { type: 'friend.made', memberId });
      }
    }),
    knowRole: assign({ role: (_, { role }: { role: Role }) => role }),
  },
  guards: { wants: (_, { tab, wanted }: { tab: PersonTab; wanted: PersonTab }) => tab === wanted },
}).createMachine({
  id: 'person',
  description: 'The page of one member.',
  context: ({ input }) => ({
    params: input.params,
    userId: input.user?.memberId ?? null,
    role: input.user?.role ?? 'guest',
    opened: [],
  }),
  invoke: [
    { id: 'detail', src: 'detail', input: ({ context }) => context.params },
    { id: 'share', src: 'share', input: ({ context }) => context.params },
  ],
  initial: 'about',
  on: {
    'user.changed': { actions: [withEvent('meet'), withEvent('knowRole')] },
    'system.signalled': { actions: 'reloadFriends' },
    'friendship.changed': { actions: withEvent('notifyFriends') },
    'tab.choose': [
      ...([...lists, 'friends'] as const).map((tab) => ({
        guard: {
          type: 'wants' as const,
          params: ({ event }: { event: { tab: PersonTab } }) => ({ tab, wanted: event.tab }),
        },
        target: `.${tab}` as const,
      })),
      { target: '.about' },
    ],
  },
  states: {
    about: { description: "The member's introduction.", tags: 'about' },
    articles: {
      description: "The member's column.",
      tags: 'articles',
      entry: { type: 'open', params: { list: 'articles' } },
    },
    posts: {
      description: "The member's published posts; on the own page drafts too.",
      tags: 'posts',
      entry: { type: 'open', params: { list: 'posts' } },
    },
    follows: {
      description: 'The people the member follows.',
      tags: 'follows',
      meta: { requirements: ['R7.2-3'] },
      entry: { type: 'open', params: { list: 'follows' } },
    },
    fans: {
      description: 'The people who follow the member.',
      tags: 'fans',
      meta: { requirements: ['R7.2-4'] },
      entry: { type: 'open', params: { list: 'fans' } },
    },
    favourites: {
      description: "The user's favourites, on the own page only.",
      tags: 'favourites',
      meta: { requirements: ['R7.2-7'] },
      entry: { type: 'open', params: { list: 'favourites' } },
    },
    friends: {
      description: "The user's friends and friend requests, on the own page only.",
      tags: 'friends',
      meta: { requirements: ['R7.2-12', 'R7.2-17'] },
      entry: ['reloadFriends', 'openFriends'],
    },
  },
});

export type PersonActor = ActorRefFrom<typeof personMachine>;

export const selectTab = (snapshot: SnapshotFrom<typeof personMachine>): PersonTab =>
  personTabs.find((tab) => snapshot.hasTag(tab)) ?? 'about';
