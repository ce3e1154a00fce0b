import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { Meta } from '../kit/meta.ts';
import { withEvent } from '../kit/with-event.ts';
import { flowSessionMachine } from './flow-session.machine.ts';

type FlowCompareEvent =
  /** `index`: number of applied entries, on both sides. */
  { readonly type: 'moment.go'; readonly index: number } | { readonly type: 'pair.choose'; readonly path: string };

interface FlowCompareInput {
  readonly copy: string | null;
}

interface Context extends FlowCompareInput {
  readonly index: number;
  readonly path: string | null;
}

export const flowCompareMachine = setup({
  types: {
    context: {} as Context,
    input: {} as FlowCompareInput,
    events: {} as FlowCompareEvent,
    children: {} as { left: 'flowSession'; right: 'flowSession' },
    meta: {} as Meta,
  },
  actors: { flowSession: flowSessionMachine },
  actions: {
    goLeft: sendTo('left', (_, { index }: { index: number }) => ({ type: 'moment.go', index })),
    goRight: sendTo('right', (_, { index }: { index: number }) => ({ type: 'moment.go', index })),
    choosePair: assign((_, { path }: { path: string }) => ({ path })),
  },
}).createMachine({
  id: 'flowCompare',
  description: 'Two recorded sessions, compared entry by entry.',
  context: ({ input }) => ({ ...input, index: 0, path: null }),
  invoke: [
    { id: 'left', src: 'flowSession', input: ({ context: { copy } }) => ({ take: null, copy }) },
    { id: 'right', src: 'flowSession', input: { take: null, copy: null } },
  ],
  initial: 'together',
  states: {
    together: {
      description: 'Both recordings are at the same entry.',
      meta: { see: 'timeline:compare.title' },
      on: {
        'moment.go': {
          actions: [
            assign({ index: ({ event }) => Math.max(0, Math.trunc(event.index)) }),
            withEvent('goLeft'),
            withEvent('goRight'),
          ],
        },
        'pair.choose': { actions: withEvent('choosePair') },
      },
    },
  },
});

export type FlowCompareActor = ActorRefFrom<typeof flowCompareMachine>;
type Snapshot = SnapshotFrom<typeof flowCompareMachine>;

export const selectComparedIndex = ({ context }: Snapshot): number => context.index;
export const selectComparedPath = ({ context }: Snapshot): string | null => context.path;
