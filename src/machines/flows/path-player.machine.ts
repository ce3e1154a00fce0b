import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { Failure } from '#services/failure.ts';
import { assignFailure } from '../kit/assign-failure.ts';
import type { Meta } from '../kit/meta.ts';
import { withEvent } from '../kit/with-event.ts';
import { loadPaths, type Paths } from './flow-loads.ts';
import { pathRunMachine } from './path-run.machine.ts';
import type { ShownPath } from './path-steps.ts';

type PathPlayerEvent =
  | { readonly type: 'path.choose'; readonly index: number }
  | { readonly type: 'path.close' }
  | { readonly type: 'step.next' }
  | { readonly type: 'step.back' }
  /** 0 is the "given". */
  | { readonly type: 'step.go'; readonly step: number }
  | { readonly type: 'play.start' }
  | { readonly type: 'play.stop' }
  | { readonly type: 'run.open' }
  | { readonly type: 'run.close' }
  | { readonly type: 'paths.retry' };

interface Context {
  readonly stem: string;
  readonly machine: string;
  readonly paths: Paths | null;
  readonly index: number;
  readonly step: number;
  readonly failure: Failure | null;
}

const pathIn = ({ paths, index }: Pick<Context, 'paths' | 'index'>): ShownPath | null =>
  paths?.file.paths[index] ?? null;
const stepsIn = (context: Context): number => pathIn(context)?.steps.length ?? 0;
const noPath: ShownPath = {
  id: '',
  given: { zh: '', en: '' },
  start: 0,
  cause: { by: 'event' },
  seen: { states: [], says: [], see: [], requirements: [] },
  steps: [],
};
const moved = (context: Context, to: number): Pick<Context, 'step'> => ({
  step: Math.min(Math.max(to, 0), stepsIn(context)),
});

export const pathPlayerMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { stem: string; machine: string },
    events: {} as PathPlayerEvent,
    tags: {} as 'loading' | 'failed' | 'missing' | 'listed' | 'followed' | 'playing',
    children: {} as { loadPaths: 'loadPaths'; run: 'run' },
    meta: {} as Meta,
  },
  actors: { loadPaths, run: pathRunMachine },
  actions: {
    go: assign(({ context }, { by }: { by: number }) => moved(context, context.step + by)),
  },
  guards: {
    isNothing: (_, { paths }: { paths: Paths | null }) => paths === null,
    isPath: ({ context }, { index }: { index: number }) => context.paths?.file.paths[index] !== undefined,
    hasNext: ({ context }) => context.step < stepsIn(context),
    isFollowed: ({ context }) => pathIn(context) !== null,
    hasBefore: ({ context }) => context.step > 0,
  },
  delays: { stepPause: 1_400 },
}).createMachine({
  id: 'pathPlayer',
  description: 'The test paths of a chart, step by step on its picture.',
  context: ({ input }) => ({ ...input, paths: null, index: 0, step: 0, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The paths are being loaded.',
      tags: 'loading',
      invoke: {
        id: 'loadPaths',
        src: 'loadPaths',
        input: ({ context: { stem } }) => ({ stem }),
        onDone: [
          { guard: { type: 'isNothing', params: ({ event }) => ({ paths: event.output }) }, target: 'missing' },
          { target: 'listed', actions: assign({ paths: ({ event }) => event.output }) },
        ],
        onError: { target: 'failed', actions: assignFailure },
      },
    },
    missing: { description: 'No paths exist for this chart.', tags: 'missing' },
    failed: {
      description: 'The paths could not be loaded; the user can retry.',
      tags: 'failed',
      meta: { see: 'flows:paths.failed' },
      on: { 'paths.retry': { target: 'loading' } },
    },
    listed: {
      description: 'All paths are listed.',
      tags: 'listed',
      on: {
        'path.choose': {
          guard: withEvent('isPath'),
          target: 'followed',
          actions: assign({ index: ({ event }) => event.index, step: 0 }),
        },
      },
    },
    followed: {
      description: 'A path is followed; its current step is lit on the chart.',
      tags: 'followed',
      initial: 'still',
      on: {
        'path.close': { target: 'listed' },
        'step.next': { guard: 'hasNext', target: '.still', actions: { type: 'go', params: { by: 1 } } },
        'step.back': { guard: 'hasBefore', target: '.still', actions: { type: 'go', params: { by: -1 } } },
        'run.open': { guard: 'isFollowed', target: '.running' },
        'step.go': { target: '.still', actions: assign(({ context, event }) => moved(context, event.step)) },
      },
      states: {
        still: {
          description: 'The user goes from step to step.',
          on: {
            'play.start': [
              { guard: 'hasNext', target: 'playing' },
              { target: 'playing', actions: assign({ step: 0 }) },
            ],
          },
        },
        running: {
          description: 'The path is played on the app in another window.',
          invoke: {
            id: 'run',
            src: 'run',
            input: ({ context }) => ({
              machine: context.machine,
              path: pathIn(context) ?? noPath,
              calls: context.paths?.file.calls ?? [],
            }),
            onError: { target: 'still' },
          },
          on: { 'run.close': { target: 'still' } },
        },
        playing: {
          description: 'One step after another is lit.',
          tags: 'playing',
          on: { 'play.stop': { target: 'still' } },
          after: {
            stepPause: [
              { guard: 'hasNext', target: 'playing', reenter: true, actions: { type: 'go', params: { by: 1 } } },
              { target: 'still' },
            ],
          },
        },
      },
    },
  },
});

export type PathPlayerActor = ActorRefFrom<typeof pathPlayerMachine>;
type Snapshot = SnapshotFrom<typeof pathPlayerMachine>;

export const selectPaths = ({ context }: Snapshot): Paths | null => context.paths;
export const selectStep = ({ context }: Snapshot): number => context.step;
export const selectPathFailure = ({ context }: Snapshot): Failure | null => context.failure;
export const selectPath = (snapshot: Snapshot): ShownPath | null =>
  snapshot.hasTag('followed') ? pathIn(snapshot.context) : null;

export const shownAt = (path: ShownPath, step: number) => {
  const taken = path.steps[step - 1];
  return { states: (taken ?? path).seen.states, transitions: taken?.transitions ?? [] };
};
