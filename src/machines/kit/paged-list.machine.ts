import type { Effect } from 'effect';
import { assign, type NonReducibleUnknown, setup } from 'xstate';
import type { PageOf } from '#services/contract/contract.ts';
import type { Services } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';
import { assignFailure } from './assign-failure.ts';
import { fromEffect } from './from-effect.ts';
import type { Meta } from './meta.ts';
import { begun, compared, grown, type Item, type Merge, newer, nextPage, shrunk } from './paged-items.ts';
import { hasEntered, hasLeft, type UserChanged } from './user.ts';

/** Pages loaded by scrolling; then a button, so that the footer can be reached. */
const automaticPages = 3;

type PagedListEvent<Input = unknown> =
  | { readonly type: 'part.near' }
  | { readonly type: 'page.more'; readonly auto?: boolean }
  | { readonly type: 'page.retry' }
  | { readonly type: 'list.reload' }
  /** Changes fields of the input and reloads the list. */
  | { readonly type: 'list.filter'; readonly filter: Partial<Input> }
  | { readonly type: 'list.showNew' }
  | UserChanged
  | { readonly type: 'page.returned' }
  | { readonly type: 'connection.returned' };

/** `page`: last loaded page (1-based); `read`, `found`, `unreadable`: see `paged-items.ts`; `autos`: pages loaded by scrolling in a row. */
interface Context<T, Input> {
  readonly input: Input;
  readonly items: readonly T[];
  readonly found: readonly T[];
  readonly page: number;
  readonly read: number;
  readonly total: number;
  readonly autos: number;
  readonly unreadable: Readonly<Record<number, number>>;
  readonly failure: Failure | null;
}

/** An input may name the item that is looked for: pages are loaded until one holds it. */
const soughtIn = (input: unknown): unknown =>
  typeof input === 'object' && input !== null && 'sought' in input ? input.sought : null;

/**
 * A list loaded page by page, one request at a time. `loadPage(input, current, size)` loads page `current` (1-based). An item
 * that is loaded twice, because pages shifted, is shown once, merged by `merge`. When the list has shrunk, the page that now
 * has the next items is loaded again. `isBelow`: loads when scrolled near.
 */
export const pagedListMachine = <T extends Item, Input extends NonReducibleUnknown = undefined>(
  loadPage: (input: Input, current: number, size: number) => Effect.Effect<PageOf<T>, Failure, Services>,
  size = 10,
  merge: Merge<T> = newer,
  isBelow = false,
) =>
  setup({
    types: {
      context: {} as Context<T, Input>,
      events: {} as PagedListEvent<Input>,
      input: {} as Input,
      tags: {} as
        | 'deferred'
        | 'loading'
        | 'shown'
        | 'empty'
        | 'failed'
        | 'loadingMore'
        | 'moreFailed'
        | 'ended'
        | 'reloading'
        | 'stale'
        | 'filtering',
      meta: {} as Meta,
    },
    actors: {
      loadPage: fromEffect<PageOf<T>, { input: Input; current: number }>(({ input, current }) =>
        loadPage(input, current, size),
      ),
    },
    actions: {
      choose: assign({ input: ({ context }, filter: Partial<Input>) => Object.assign({}, context.input, filter) }),
    },
    guards: {
      hasLeft: ({ event }) => hasLeft(event),
      hasEntered: ({ event }) => hasEntered(event),
      isEmpty: ({ context: { items, unreadable, read, total } }) =>
        items.length === 0 && (!unreadable[1] || read >= total),
      isAtEnd: ({ context }) => context.read >= context.total,
      isSeeking: ({ context: { input, items } }) => {
        const sought = soughtIn(input);
        return sought !== null && !items.some(({ id }) => id === sought);
      },
      isWelcome: ({ context, event }) => event.type === 'page.more' && !(event.auto && context.autos >= automaticPages),
      hasFound: ({ context }) => context.found.length > 0,
      /** A first page of only unknown items: the gap to the list is unknown, so the list starts over. */
      hasGap: ({ context: { found, unreadable } }) => found.length + (unreadable[1] ?? 0) >= size,
    },
  }).createMachine({
    id: 'pagedList',
    description: 'A list that grows page by page.',
    on: {
      'list.filter': { target: '.loading', actions: { type: 'choose', params: ({ event }) => event.filter } },
      'user.changed': {
        guard: 'hasLeft',
        target: '.loading',
        actions: assign({ ...begun<T>(size), page: 0, failure: null }),
      },
    },
    context: ({ input }) => ({ ...begun<T>(size), input, page: 0, failure: null }),
    initial: isBelow ? 'deferred' : 'loading',
    states: {
      deferred: {
        description: 'Below what the user sees: loads when they come near, or want the whole page.',
        tags: 'deferred',
        on: { 'part.near': { target: 'loading' }, 'user.changed': {} },
      },
      loading: {
        description: 'The first page is being loaded.',
        tags: 'loading',
        invoke: {
          id: 'loadPage',
          src: 'loadPage',
          input: ({ context }) => ({ input: context.input, current: 1 }),
          onDone: {
            target: 'shown',
            actions: assign(({ context, event }) => ({
              ...grown(context, event.output, merge, 1, size),
              failure: null,
            })),
          },
          onError: { target: 'failed', actions: assignFailure },
        },
        // The pending request was made as a guest.
        on: {
          'user.changed': { guard: 'hasEntered', target: 'loading', reenter: true },
        },
      },
      shown: {
        description: 'Items are shown.',
        tags: 'shown',
        initial: 'sorting',
        states: {
          sorting: {
            description: 'Is there another page?',
            always: [
              { guard: 'isEmpty', target: '#pagedList.empty' },
              { guard: 'isAtEnd', target: 'ended' },
              { guard: 'isSeeking', target: 'loadingMore' },
              { target: 'waiting' },
            ],
          },
          waiting: {
            description: 'There is another page; scrolling or the button loads it.',
            on: {
              'page.more': {
                guard: 'isWelcome',
                target: 'loadingMore',
                actions: assign({ autos: ({ context, event }) => (event.auto ? context.autos + 1 : 0) }),
              },
            },
          },
          loadingMore: {
            description: 'The next page is being loaded below the items.',
            tags: 'loadingMore',
            on: { 'page.returned': {} },
            invoke: {
              id: 'loadPage',
              src: 'loadPage',
              input: ({ context }) => ({ input: context.input, current: nextPage(context.read, size) }),
              onDone: [
                {
                  guard: ({ context, event }) =>
                    nextPage(shrunk(context, event.output).read, size) < nextPage(context.read, size),
                  target: 'loadingMore',
                  reenter: true,
                  actions: assign(({ context, event }) => shrunk(context, event.output)),
                },
                {
                  guard: ({ event: { output } }) => output.records.length === 0 && !output.unreadable,
                  target: 'ended',
                  actions: assign({ failure: null }),
                },
                {
                  target: 'sorting',
                  actions: assign(({ context, event }) => ({
                    ...grown(context, event.output, merge, nextPage(context.read, size), size),
                    failure: null,
                  })),
                },
              ],
              onError: { target: 'moreFailed', actions: assignFailure },
            },
          },
          moreFailed: {
            description: 'The next page failed; the items stay and the user can retry.',
            tags: 'moreFailed',
            on: {
              'page.retry': { target: 'loadingMore' },
              'connection.returned': { target: 'loadingMore' },
            },
          },
          ended: { description: 'There are no more items.', tags: 'ended' },
          filtering: {
            description: 'The filter has changed; the old items stay dimmed until the new ones arrive.',
            tags: 'filtering',
            invoke: {
              id: 'loadPage',
              src: 'loadPage',
              input: ({ context }) => ({ input: context.input, current: 1 }),
              onDone: {
                target: 'sorting',
                actions: assign(({ event }) => ({ ...begun(size, event.output), failure: null })),
              },
              onError: {
                target: '#pagedList.failed',
                actions: [assign(begun<T>(size)), assignFailure],
              },
            },
            // The pending request is fresh; reloading the old items would undo the filter.
            on: {
              'list.reload': {},
              'page.returned': {},
              'user.changed': { guard: 'hasEntered', target: 'filtering', reenter: true },
            },
          },
          reloading: {
            description: 'The first page is reloaded; the scroll position stays.',
            tags: 'reloading',
            invoke: {
              id: 'loadPage',
              src: 'loadPage',
              input: ({ context }) => ({ input: context.input, current: 1 }),
              onDone: {
                target: 'sorting',
                actions: assign(({ context, event }) => ({ ...compared(context, event.output, merge), failure: null })),
              },
              onError: { target: 'stale', actions: assignFailure },
            },
          },
          stale: {
            description: 'The reload failed; the old items stay with a notice, and more can be loaded below.',
            tags: 'stale',
            initial: 'sorting',
            on: { 'page.retry': { target: 'reloading' }, 'connection.returned': { target: 'reloading' } },
            states: {
              sorting: {
                description: 'Is there another page below the old items?',
                always: [{ guard: 'isAtEnd', target: 'ended' }, { target: 'waiting' }],
              },
              waiting: {
                description: 'There is another page below the old items.',
                on: {
                  'page.more': {
                    guard: 'isWelcome',
                    target: '#pagedList.shown.loadingMore',
                    actions: assign({ autos: ({ context, event }) => (event.auto ? context.autos + 1 : 0) }),
                  },
                },
              },
              ended: { description: 'There are no more items below the old ones.', tags: 'ended' },
            },
          },
        },
        on: {
          'list.reload': { target: '.reloading' },
          'page.returned': { target: '.reloading' },
          'user.changed': { guard: 'hasEntered', target: '.reloading' },
          'list.filter': { target: '.filtering', actions: { type: 'choose', params: ({ event }) => event.filter } },
          'list.showNew': [
            {
              guard: 'hasGap',
              target: '.sorting',
              actions: assign(({ context: { found, total, unreadable } }) =>
                begun(size, { records: found, total, unreadable: unreadable[1] ?? 0 }),
              ),
            },
            {
              guard: 'hasFound',
              actions: assign({ items: ({ context }) => [...context.found, ...context.items], found: [] }),
            },
          ],
        },
      },
      empty: {
        description: 'The answer is valid and empty.',
        tags: ['shown', 'empty'],
        initial: 'settled',
        on: {
          'list.reload': { target: '.reloading' },
          'page.returned': { target: '.reloading' },
          'user.changed': { guard: 'hasEntered', target: 'loading' },
        },
        states: {
          settled: { description: 'Nothing new has come since.' },
          reloading: {
            description: 'The list is reloaded to look for new items.',
            tags: 'reloading',
            invoke: {
              id: 'loadPage',
              src: 'loadPage',
              input: ({ context }) => ({ input: context.input, current: 1 }),
              onDone: {
                target: '#pagedList.shown',
                actions: assign(({ event }) => ({ ...begun(size, event.output), failure: null })),
              },
              onError: { target: 'stale', actions: assignFailure },
            },
          },
          stale: {
            description: 'The reload failed; the list stays empty and says so.',
            tags: 'stale',
            on: { 'page.retry': { target: 'reloading' }, 'connection.returned': { target: 'reloading' } },
          },
        },
      },
      failed: {
        description: 'The first page could not be loaded; the user can retry.',
        tags: 'failed',
        on: {
          'page.retry': { target: 'loading' },
          'list.reload': { target: 'loading' },
          'page.returned': { target: 'loading' },
          'user.changed': { guard: 'hasEntered', target: 'loading' },
          'connection.returned': { target: 'loading' },
        },
      },
    },
  });

export const selectFilter = <Input>({ context }: { readonly context: { readonly input: Input } }): Input =>
  context.input;

interface Snapshot<T> {
  readonly context: Omit<Context<T, unknown>, 'input'>;
  readonly hasTag: (tag: 'ended' | 'loadingMore' | 'moreFailed') => boolean;
}

export const selectItems = <T>({ context }: Snapshot<T>): readonly T[] => context.items;

export const selectTotal = ({ context }: Snapshot<unknown>): number => context.total;

export const selectPageCount = ({ context }: Snapshot<unknown>): number => context.page;

export const selectUnreadable = ({ context }: Snapshot<unknown>): number =>
  Object.values(context.unreadable).reduce((all, some) => all + some, 0);

export const selectNewCount = ({ context }: Snapshot<unknown>): number => context.found.length;

export const selectWantsButton = (snapshot: Snapshot<unknown>): boolean =>
  snapshot.context.autos >= automaticPages &&
  !(['ended', 'loadingMore', 'moreFailed'] as const).some((tag) => snapshot.hasTag(tag));

export const selectListFailure = ({ context }: Snapshot<unknown>): Failure | null => context.failure;
