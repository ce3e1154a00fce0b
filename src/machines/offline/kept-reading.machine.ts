import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate';
import { requestTimeout } from '#services/contract/constants.ts';
import type { Meta } from '../shared/meta.ts';

export type KeptReadingEvent =
  /** Offline: the page got an answer stored at `at`, in ms since 1970. */
  | { readonly type: 'reading.recalled'; readonly at: number }
  | { readonly type: 'reading.came' }
  | { readonly type: 'page.entered' }
  | { readonly type: 'connection.returned' }
  | { readonly type: 'reading.retry' };

/** `since`: the oldest answer on the page. */
interface Context {
  readonly since: number | null;
}

/** Shows since when an offline page's data is old; refreshes it when the network is back. */
export const keptReadingMachine = setup({
  types: {
    context: {} as Context,
    events: {} as KeptReadingEvent,
    emitted: {} as { readonly type: 'renewal.wanted' },
    tags: {} as 'told' | 'busy',
    meta: {} as Meta,
  },
  actions: {
    keepOldest: assign(({ context: { since } }, { at }: { at: number }) => ({ since: Math.min(since ?? at, at) })),
    forget: assign({ since: null }),
    renew: emit({ type: 'renewal.wanted' }),
  },
  delays: { patience: requestTimeout },
}).createMachine({
  id: 'keptReading',
  description: 'What a page shows offline, and how old it is.',
  context: { since: null },
  initial: 'fresh',
  on: {
    'reading.recalled': { target: '.recalled', actions: { type: 'keepOldest', params: ({ event }) => event } },
    'page.entered': { target: '.fresh' },
  },
  states: {
    fresh: { description: 'The content came from the backend.', entry: 'forget' },
    recalled: {
      description: 'The network is down; the page shows the stored content and its date.',
      tags: 'told',
      meta: { see: 'offline:reading.since' },
      on: {
        'reading.retry': { target: 'renewing' },
        'reading.came': { target: 'renewing' },
        'connection.returned': { target: 'renewing' },
      },
    },
    renewing: {
      description: 'The network may be back: the page is being refreshed.',
      tags: ['told', 'busy'],
      entry: 'renew',
      after: { patience: { target: 'recalled' } },
      on: { 'reading.came': { target: 'fresh' } },
    },
  },
});

export type KeptReadingActor = ActorRefFrom<typeof keptReadingMachine>;

export const selectSince = ({ context }: SnapshotFrom<typeof keptReadingMachine>): number | null => context.since;
export const selectIsRenewing = (snapshot: SnapshotFrom<typeof keptReadingMachine>): boolean => snapshot.hasTag('busy');
