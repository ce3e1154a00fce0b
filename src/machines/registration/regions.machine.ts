import { Effect } from 'effect';
import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { basic, type Region } from '#services/contract/basic.contract.ts';
import { blocksMaxAge } from '#services/contract/constants.ts';
import { callKept } from '#services/env.ts';
import { fromEffect } from '../kit/from-effect.ts';
import type { Meta } from '../kit/meta.ts';
import { chinaOf, placeAt, type Regions, withLevel } from './region-path.ts';

/** `path` in Chinese: `浙江省/杭州市` is opened by the user, `浙江省/杭州市/西湖区` shown when the list opens. */
type RegionsEvent =
  | { readonly type: 'region.open'; readonly path: string }
  | { readonly type: 'region.retry' }
  | { readonly type: 'connection.returned' };

interface Context {
  readonly regions: Regions | null;
  readonly path: string;
}

const loadRegions = Effect.map(
  Effect.all([callKept(basic.areas, {}, blocksMaxAge), callKept(basic.overseas, {}, blocksMaxAge)], {
    concurrency: 'unbounded',
  }),
  ([areas, overseas]): Regions => ({ china: chinaOf(areas), overseas }),
);

/** The innermost place of the path that was read, where the level below it was not. */
const unread = ({ regions, path }: Context): number | null => {
  const place = regions && placeAt(regions, path);
  return place?.subLocations === null ? place.id : null;
};

const regionsSetup = setup({
  types: {
    context: {} as Context,
    events: {} as RegionsEvent,
    tags: {} as 'loading' | 'failed' | 'levelLoading' | 'levelFailed',
    meta: {} as Meta,
  },
  actors: {
    loadRegions: fromEffect<Regions>(() => loadRegions),
    loadLevel: fromEffect<readonly Region[], { id: number | null }>(({ id }) =>
      id === null ? Effect.succeed([]) : callKept(basic.locationChildren, { params: { id } }, blocksMaxAge),
    ),
  },
  actions: {
    open: assign({ path: ({ context, event }) => (event.type === 'region.open' ? event.path : context.path) }),
  },
  guards: {
    isUnread: ({ context }) => unread(context) !== null,
    isSame: ({ context, event }) => event.type === 'region.open' && event.path === context.path,
  },
});

/** The regions to choose a location from, level by level. */
export const regionsMachine = regionsSetup.createMachine({
  id: 'regions',
  description: 'Loads the regions of a location list, each level when it is opened.',
  context: { regions: null, path: '' },
  initial: 'loading',
  on: { 'region.open': { actions: 'open' } },
  states: {
    loading: {
      description: 'The provinces with their cities and the regions overseas are being loaded.',
      tags: 'loading',
      invoke: {
        id: 'loadRegions',
        src: 'loadRegions',
        onDone: { target: 'loaded', actions: assign({ regions: ({ event }) => event.output }) },
        onError: { target: 'failed' },
      },
    },
    failed: {
      description: 'The regions could not be loaded; the rest of the form can be filled in.',
      tags: 'failed',
      meta: { see: 'registration:location.failed' },
      on: { 'region.retry': { target: 'loading' }, 'connection.returned': { target: 'loading' } },
    },
    loaded: {
      description: 'A location can be chosen.',
      initial: 'looking',
      on: { 'region.open': { target: '.looking', actions: 'open' } },
      states: {
        looking: {
          description: 'Was the level below the opened place loaded already?',
          always: [{ guard: 'isUnread', target: 'opening' }, { target: 'opened' }],
        },
        opening: {
          description: 'The places below the opened one are being loaded.',
          tags: 'levelLoading',
          on: { 'region.open': [{ guard: 'isSame' }, { target: 'looking', actions: 'open' }] },
          invoke: {
            id: 'loadLevel',
            src: 'loadLevel',
            input: ({ context }) => ({ id: unread(context) }),
            onDone: {
              target: 'looking',
              actions: assign({
                regions: ({ context, event }) => {
                  const id = unread(context);
                  return context.regions && id !== null
                    ? withLevel(context.regions, id, event.output)
                    : context.regions;
                },
              }),
            },
            onError: { target: 'unopened' },
          },
        },
        opened: { description: 'What was opened is shown.' },
        unopened: {
          description: 'The places below the opened one could not be loaded; what was chosen stays.',
          tags: 'levelFailed',
          meta: { see: 'registration:location.failed' },
          on: { 'region.retry': { target: 'opening' }, 'connection.returned': { target: 'opening' } },
        },
      },
    },
  },
});

export type RegionsActor = ActorRefFrom<typeof regionsMachine>;
type Snapshot = SnapshotFrom<typeof regionsMachine>;

export const selectRegions = ({ context }: Snapshot): Regions | null => context.regions;

/** As far as it is known, where the list is open. */
export const selectOpened = ({ context: { regions, path } }: Snapshot): number | null =>
  (regions && placeAt(regions, path)?.id) ?? null;
