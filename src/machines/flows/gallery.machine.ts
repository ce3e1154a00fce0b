import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { Failure } from '#services/failure.ts';
import { assignFailure } from '../kit/assign-failure.ts';
import type { Meta } from '../kit/meta.ts';
import { withEvent } from '../kit/with-event.ts';
import type { Gallery, GalleryEntry, Share } from './chart-file.ts';
import type { CoveredBy } from './coverage-load.ts';
import { loadGallery, searchMachine } from './flow-loads.ts';
import { type Counts, loadSuiteCounts, type SharesGrew, sessionCounts } from './gallery-coverage.ts';
import { hasWords } from './plain-text.ts';

type GalleryEvent =
  | { readonly type: 'gallery.search'; readonly text: string }
  | { readonly type: 'gallery.retry' }
  | { readonly type: 'coverage.show'; readonly by: CoveredBy }
  | SharesGrew
  | { readonly type: 'connection.returned' };

interface Context {
  readonly gallery: Gallery | null;
  readonly text: string;
  readonly by: CoveredBy;
  /** Empty for `paths`: those counts are in the gallery file. */
  readonly counts: Counts;
  readonly failure: Failure | null;
}

const nothing: Gallery = { format: 'shiye.gallery/1', stories: [], features: [], machines: [] };

export const galleryMachine = setup({
  types: {
    context: {} as Context,
    events: {} as GalleryEvent,
    children: {} as { search: 'search' },
    tags: {} as 'loading' | 'failed' | 'shown' | 'counted' | 'uncounted',
    meta: {} as Meta,
  },
  actors: { loadGallery, loadSuiteCounts, sessionCounts, search: searchMachine },
  guards: {
    isByTests: (_, { by }: { by: CoveredBy }) => by === 'tests',
    isBySession: (_, { by }: { by: CoveredBy }) => by === 'session',
    isUncounted: (_, { counts }: { counts: Counts | null }) => counts === null,
  },
}).createMachine({
  id: 'gallery',
  description: 'All statecharts side by side, and a search over them.',
  context: { gallery: null, text: '', by: 'paths', counts: {}, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The gallery is being loaded behind a placeholder.',
      tags: 'loading',
      invoke: {
        id: 'loadGallery',
        src: 'loadGallery',
        onDone: {
          target: 'shown',
          actions: assign({ gallery: ({ event }) => event.output ?? nothing, failure: null }),
        },
        onError: { target: 'failed', actions: assignFailure },
      },
    },
    failed: {
      description: 'The gallery could not be loaded; the user can retry.',
      tags: 'failed',
      meta: { see: 'flows:gallery.failed' },
      on: { 'gallery.retry': { target: 'loading' }, 'connection.returned': { target: 'loading' } },
    },
    shown: {
      description: 'The charts that match the search, grouped by area.',
      tags: 'shown',
      meta: { see: 'flows:gallery.search' },
      invoke: { id: 'search', src: 'search' },
      on: {
        'gallery.search': {
          actions: [assign({ text: ({ event }) => event.text }), sendTo('search', { type: 'part.near' })],
        },
        'coverage.show': [
          {
            guard: withEvent('isByTests'),
            target: '.counting',
            actions: assign({ by: 'tests' }),
          },
          {
            guard: withEvent('isBySession'),
            target: '.session',
            actions: assign({ by: 'session', counts: {} }),
          },
          { target: '.paths', actions: assign({ by: 'paths' }) },
        ],
      },
      initial: 'paths',
      states: {
        paths: { description: 'Each card shows how much the test paths cover.', tags: 'counted' },
        counting: {
          description: 'The coverage of the tests is being loaded.',
          invoke: {
            id: 'loadSuiteCounts',
            src: 'loadSuiteCounts',
            onDone: [
              {
                guard: { type: 'isUncounted', params: ({ event }) => ({ counts: event.output }) },
                target: 'uncounted',
              },
              { target: 'tests', actions: assign({ counts: ({ event }) => event.output ?? {} }) },
            ],
            onError: { target: 'uncounted' },
          },
        },
        tests: { description: 'Each card shows how much the last test run covered.', tags: 'counted' },
        uncounted: {
          description: 'No data: no tests ran before this build.',
          tags: 'uncounted',
          meta: { see: 'flows:coverage.uncounted' },
        },
        session: {
          description: 'Each card shows how much the session covers, and grows with it.',
          invoke: {
            id: 'sessionCounts',
            src: 'sessionCounts',
            input: ({ context: { gallery } }) => ({
              machines: (gallery?.machines ?? []).map(({ machine }) => machine),
            }),
            onError: { target: 'uncounted' },
          },
          on: {
            'shares.grew': {
              target: '.counted',
              actions: assign({ counts: ({ context, event }) => ({ ...context.counts, ...event.counts }) }),
            },
          },
          initial: 'waiting',
          states: {
            waiting: {
              description: 'No session is open yet, and no path was played.',
              tags: 'uncounted',
              meta: { see: 'flows:coverage.uncounted' },
            },
            counted: { description: 'The coverage of the session so far is shown.', tags: 'counted' },
          },
        },
      },
    },
  },
});

export type GalleryActor = ActorRefFrom<typeof galleryMachine>;
type Snapshot = SnapshotFrom<typeof galleryMachine>;

export const selectText = ({ context }: Snapshot): string => context.text;
export const selectGallery = ({ context }: Snapshot): Gallery | null => context.gallery;
export const selectGalleryBy = ({ context }: Snapshot): CoveredBy => context.by;
export const selectShares =
  ({ machine, states, transitions }: Pick<GalleryEntry, 'machine' | 'states' | 'transitions'>) =>
  (snapshot: Snapshot): readonly [Share, Share] | null => {
    if (!snapshot.hasTag('counted')) return null;
    const { by, counts } = snapshot.context;
    if (by === 'paths') return [states, transitions];
    const [covered, taken] = counts[machine] ?? [0, 0];
    return [
      [covered, states[1]],
      [taken, transitions[1]],
    ];
  };
export const selectGalleryFailure = ({ context }: Snapshot): Failure | null => context.failure;

/** Every word must match the name, purpose, screens (both languages), stem or a requirement id. */
const fits = (entry: GalleryEntry, text: string): boolean => {
  const { machine, stem, name, purpose, screens, requirements } = entry;
  const texts = [name, purpose, ...screens].flatMap(({ zh, en }) => [zh, en]);
  return hasWords([machine, stem, ...texts, ...requirements].join('\n'), text);
};

export const featuresFor = ({ features, machines }: Gallery, text: string) =>
  features
    .map(({ id, words }) => ({
      id,
      words,
      machines: machines.filter((entry) => entry.feature === id && fits(entry, text)),
    }))
    .filter((feature) => feature.machines.length > 0);
