import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { type Failure, toFailure } from '#services/failure.ts';
import type { Meta } from '../shared/meta.ts';
import type { Gallery, GalleryEntry } from './chart-file.ts';
import { loadGallery } from './flow-loads.ts';

export type GalleryEvent =
  | { readonly type: 'gallery.search'; readonly text: string }
  | { readonly type: 'gallery.retry' }
  | { readonly type: 'connection.returned' };

interface Context {
  readonly gallery: Gallery | null;
  readonly text: string;
  readonly failure: Failure | null;
}

const nothing: Gallery = { format: 'shiye.gallery/1', rooms: [], machines: [] };

/** The gallery of all charts, and what is looked for in it. */
export const galleryMachine = setup({
  types: {
    context: {} as Context,
    events: {} as GalleryEvent,
    tags: {} as 'loading' | 'failed' | 'shown',
    meta: {} as Meta,
  },
  actors: { loadGallery },
}).createMachine({
  id: 'gallery',
  description: 'All statecharts side by side, and a search over them.',
  context: { gallery: null, text: '', failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The gallery is being fetched; its place is held.',
      tags: 'loading',
      invoke: {
        id: 'loadGallery',
        src: 'loadGallery',
        onDone: {
          target: 'shown',
          actions: assign({ gallery: ({ event }) => event.output ?? nothing, failure: null }),
        },
        onError: { target: 'failed', actions: assign({ failure: ({ event }) => toFailure(event.error) }) },
      },
    },
    failed: {
      description: 'The gallery did not come; the reader may try again.',
      tags: 'failed',
      meta: { see: 'flows:gallery.failed' },
      on: { 'gallery.retry': { target: 'loading' }, 'connection.returned': { target: 'loading' } },
    },
    shown: {
      description: 'The charts that fit what is looked for, room by room.',
      tags: 'shown',
      meta: { see: 'flows:gallery.search' },
      on: { 'gallery.search': { actions: assign({ text: ({ event }) => event.text }) } },
    },
  },
});

export type GalleryActor = ActorRefFrom<typeof galleryMachine>;
type Snapshot = SnapshotFrom<typeof galleryMachine>;

export const selectText = ({ context }: Snapshot): string => context.text;
export const selectGallery = ({ context }: Snapshot): Gallery | null => context.gallery;
export const selectGalleryFailure = ({ context }: Snapshot): Failure | null => context.failure;

/** Every word must be found: in the name, the purpose, the screens (both languages), the stem or a requirement id. */
export const fits = (entry: GalleryEntry, text: string): boolean => {
  const { machine, stem, name, purpose, screens, requirements } = entry;
  const said = [name, purpose, ...screens].flatMap(({ zh, en }) => [zh, en]);
  const all = [machine, stem, ...said, ...requirements].join('\n').toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
};

/** The charts that fit, room by room; rooms in which none does are left out. */
export const roomsFor = ({ rooms, machines }: Gallery, text: string) =>
  rooms
    .map(({ id, words }) => ({
      id,
      words,
      machines: machines.filter((entry) => entry.room === id && fits(entry, text)),
    }))
    .filter((room) => room.machines.length > 0);
