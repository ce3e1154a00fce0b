import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate';
import { requestTimeout } from '#services/contract/constants.ts';
import type { Meta } from '../shared/meta.ts';

export type KeptReadingEvent =
  /** The network is gone; the page was given what was read at `at`, in milliseconds since 1970. */
  | { readonly type: 'reading.recalled'; readonly at: number }
  /** The backend has answered. */
  | { readonly type: 'reading.came' }
  | { readonly type: 'page.entered' }
  | { readonly type: 'connection.returned' }
  | { readonly type: 'reading.retry' };

/** `since`: the oldest of what the page shows. */
interface Context {
  readonly since: number | null;
}

/** Says from when a page is whose content was kept, and has it renewed as soon as the network is back. */
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
