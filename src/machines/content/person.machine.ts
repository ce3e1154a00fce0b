import { type ActorRefFrom, enqueueActions, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { Meta } from '../shared/meta.ts';
import type { PageEvent, Params } from '../shared/page.machine.ts';
import { pagedListMachine } from '../shared/paged-list.machine.ts';
import { resourceMachine } from '../shared/resource.machine.ts';
import { shareMachine } from '../shared/share.machine.ts';
import { loadFans, loadFavourites, loadFollows, loadPerson, loadPersonCode, loadPersonPosts } from './people-loads.ts';

/** What stands below the head; favourites on one's own page alone. */
export const personTabs = ['about', 'posts', 'follows', 'fans', 'favourites'] as const;
export type PersonTab = (typeof personTabs)[number];

export type PersonEvent = { readonly type: 'tab.choose'; readonly tab: PersonTab } | PageEvent;

/** Lists that have been opened: they are kept, and looked at anew when they are chosen again. */
interface Context {
  readonly params: Params;
  readonly opened: readonly string[];
}

const lists = ['posts', 'follows', 'fans', 'favourites'] as const;

/** A member's page (R2.6-57). */
export const personMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { params: Params },
    events: {} as PersonEvent,
    meta: {} as Meta,
    tags: {} as PersonTab,
    children: {} as {
      detail: 'detail';
      share: 'share';
      posts: 'posts';
      follows: 'follows';
      fans: 'fans';
      favourites: 'favourites';
    },
  },
  actors: {
    detail: resourceMachine(loadPerson),
    share: shareMachine(loadPersonCode),
    posts: pagedListMachine(loadPersonPosts),
    follows: pagedListMachine(loadFollows),
    fans: pagedListMachine(loadFans),
    favourites: pagedListMachine(loadFavourites),
  },
  actions: {
    tell: enqueueActions(({ context, event, enqueue }) => {
      for (const part of ['detail', ...context.opened]) enqueue.sendTo(part, event);
    }),
    tellShare: sendTo('share', { type: 'connection.returned' }),
    open: enqueueActions(({ context, enqueue }, { list }: { list: (typeof lists)[number] }) => {
      if (context.opened.includes(list)) return enqueue.sendTo(list, { type: 'list.refresh' });
      const input = context.params;
      if (list === 'posts') enqueue.spawnChild('posts', { id: 'posts', input });
      else if (list === 'follows') enqueue.spawnChild('follows', { id: 'follows', input });
      else if (list === 'fans') enqueue.spawnChild('fans', { id: 'fans', input });
      else enqueue.spawnChild('favourites', { id: 'favourites', input });
      enqueue.assign({ opened: [...context.opened, list] });
    }),
  },
  guards: { wants: (_, { tab, wanted }: { tab: PersonTab; wanted: PersonTab }) => tab === wanted },
}).createMachine({
  id: 'person',
  description: 'The page of one member.',
  context: ({ input }) => ({ params: input.params, opened: [] }),
  invoke: [
    { id: 'detail', src: 'detail', input: ({ context }) => context.params },
    { id: 'share', src: 'share', input: ({ context }) => context.params },
  ],
  initial: 'about',
  on: {
    'connection.returned': { actions: ['tell', 'tellShare'] },
    'room.returned': { actions: 'tell' },
    'reader.changed': { actions: 'tell' },
    'tab.choose': [
      ...lists.map((tab) => ({
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
    about: { description: 'What the member tells of himself.', tags: 'about' },
    posts: {
      description: 'What the member has published.',
      tags: 'posts',
      entry: { type: 'open', params: { list: 'posts' } },
    },
    follows: {
      description: 'Whom the member follows.',
      tags: 'follows',
      meta: { requirements: ['R7.2-3'] },
      entry: { type: 'open', params: { list: 'follows' } },
    },
    fans: {
      description: 'Who follows the member.',
      tags: 'fans',
      meta: { requirements: ['R7.2-4'] },
      entry: { type: 'open', params: { list: 'fans' } },
    },
    favourites: {
      description: 'What the reader keeps, on his own page.',
      tags: 'favourites',
      meta: { requirements: ['R7.2-7'] },
      entry: { type: 'open', params: { list: 'favourites' } },
    },
  },
});

export type PersonActor = ActorRefFrom<typeof personMachine>;

export const selectTab = (snapshot: SnapshotFrom<typeof personMachine>): PersonTab =>
  personTabs.find((tab) => snapshot.hasTag(tab)) ?? 'about';
