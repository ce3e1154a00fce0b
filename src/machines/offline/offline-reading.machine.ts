import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate';
import { requestTimeout } from '#services/contract/constants.ts';
import type { Meta } from '../kit/meta.ts';
import { withEvent } from '../kit/with-event.ts';

type Reason = 'offline' | 'unavailable';

type OfflineReadingEvent =
  /** The page got an answer stored at `at`, in ms since 1970: there is no network, or no server answers. */
  | { readonly type: 'cache.used'; readonly at: number; readonly reason: Reason }
  | { readonly type: 'network.answered' }
  | { readonly type: 'page.entered' }
  | { readonly type: 'connection.returned' }
  | { readonly type: 'reading.retry' };

/** `since`: the oldest answer on the page; `reason`: why the last one was taken. */
interface Context {
  readonly since: number | null;
  readonly reason: Reason;
}

/** Shows since when a page's data is old, and why; reloads it when the backend answers again. */
export const offlineReadingMachine = setup({
  types: {
    context: {} as Context,
    events: {} as OfflineReadingEvent,
    emitted: {} as { readonly type: 'reload.wanted' },
    tags: {} as 'visible' | 'busy',
    meta: {} as Meta,
  },
  actions: {
    setOldest: assign(({ context: { since } }, { at, reason }: { at: number; reason: Reason }) => ({
      since: Math.min(since ?? at, at),
      reason,
    })),
    forget: assign({ since: null }),
    requestReload: emit({ type: 'reload.wanted' }),
  },
  delays: { reloadTimeout: requestTimeout },
}).createMachine({
  id: 'offlineReading',
  description: 'What a page shows while no backend answers, and how old it is.',
  context: { since: null, reason: 'offline' },
  initial: 'fresh',
  on: {
    'cache.used': { target: '.cached', actions: withEvent('setOldest') },
    'page.entered': { target: '.fresh' },
  },
  states: {
    fresh: { description: 'The content came from the backend.', entry: 'forget' },
    cached: {
      description: 'There is no network, or the backend is away; the page shows the stored content and its date.',
      tags: 'visible',
      meta: { see: 'offline:reading.since.offline' },
      on: {
        'reading.retry': { target: 'reloading' },
        'network.answered': { target: 'reloading' },
        'connection.returned': { target: 'reloading' },
      },
    },
    reloading: {
      description: 'The backend may be back: the page is being reloaded.',
      tags: ['visible', 'busy'],
      entry: 'requestReload',
      after: { reloadTimeout: { target: 'cached' } },
      on: { 'network.answered': { target: 'fresh' } },
    },
  },
});

export type OfflineReadingActor = ActorRefFrom<typeof offlineReadingMachine>;

export const selectSince = ({ context }: SnapshotFrom<typeof offlineReadingMachine>): number | null => context.since;
export const selectReason = ({ context }: SnapshotFrom<typeof offlineReadingMachine>): Reason => context.reason;
export const selectIsReloading = (snapshot: SnapshotFrom<typeof offlineReadingMachine>): boolean =>
  snapshot.hasTag('busy');
