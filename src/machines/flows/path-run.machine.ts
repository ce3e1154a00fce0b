import { type ActorRefFrom, and, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { Failure } from '#services/failure.ts';
import type { Meta } from '../kit/meta.ts';
import { withEvent } from '../kit/with-event.ts';
import { type PathLinkAnswer, pathLink } from './path-link.ts';
import { isDoneByPerson, type ShownPath } from './path-steps.ts';
import type { Difference } from './path-window.ts';

/** Between automatic steps, in ms. */
export const paces = { slow: 2_000, calm: 1_000, brisk: 250 } as const;
export type Pace = keyof typeof paces;

type PathRunEvent =
  | { readonly type: 'step.do' }
  | { readonly type: 'pace.set'; readonly pace: Pace | null }
  | { readonly type: 'run.again' }
  | PathLinkAnswer;

interface PathRunInput {
  readonly machine: string;
  readonly path: ShownPath;
  /** Endpoints whose answers the path decides about. */
  readonly calls: readonly string[];
}

interface Context extends PathRunInput {
  /** The next one; after a difference, the one that went another way, or -1. */
  readonly step: number;
  readonly pace: Pace | null;
  readonly difference: Difference | null;
  readonly covered: readonly string[];
  readonly failure: Failure | null;
}

const nextOf = ({ path, step }: Context) => path.steps[step];

const pathRun = setup({
  types: {
    context: {} as Context,
    input: {} as PathRunInput,
    events: {} as PathRunEvent,
    children: {} as { link: 'link' },
    tags: {} as 'opening' | 'blocked' | 'resting' | 'doing' | 'asking' | 'passed' | 'stopped' | 'lost' | 'failed',
    meta: {} as Meta,
  },
  actors: { link: pathLink },
  actions: {
    begin: assign({ step: 0, difference: null, pace: null }),
    beginPath: sendTo('link', { type: 'path.begin' }),
    doStep: sendTo('link', { type: 'step.do' }),
    giveUp: sendTo('link', { type: 'step.giveUp' }),
    notePlayed: assign((_, { step, difference }: Pick<Context, 'step' | 'difference'>) => ({ step, difference })),
    setPace: assign((_, { pace }: { pace: Pace | null }) => ({ pace })),
    noteCovered: assign((_, { covered }: { covered: readonly string[] }) => ({ covered })),
    fail: assign((_, { failure }: { failure: Failure }) => ({ failure })),
  },
  guards: {
    isDone: ({ context }) => nextOf(context) === undefined,
    isPlaying: ({ context: { pace } }) => pace !== null,
    isDoneByPerson: ({ context }) => {
      const next = nextOf(context);
      return next !== undefined && isDoneByPerson(next);
    },
    isDifferent: (_, { difference }: { difference: Difference | null }) => difference !== null,
  },
  delays: {
    /** A first load on a slow machine. */
    openPatience: 30_000,
    stepPatience: 5_000,
    betweenSteps: ({ context: { pace } }) => paces[pace ?? 'calm'],
  },
});

const played = pathRun.createStateConfig({
  on: {
    'path.played': [
      { guard: withEvent('isDifferent'), target: 'stopped', actions: withEvent('notePlayed') },
      { target: 'resting', actions: withEvent('notePlayed') },
    ],
  },
});

export const pathRunMachine = pathRun.createMachine({
  id: 'pathRun',
  description: 'Plays a test path on the app in a window of its own.',
  context: ({ input }) => ({ ...input, step: 0, pace: null, difference: null, covered: [], failure: null }),
  invoke: {
    id: 'link',
    src: 'link',
    input: ({ context: { machine, path, calls } }) => ({ machine, path, calls }),
    onError: { actions: [] },
  },
  initial: 'opening',
  on: {
    'run.again': { target: '.opening', actions: 'begin' },
    'window.left': { target: '.lost' },
    'link.failed': { target: '.failed', actions: withEvent('fail') },
    'coverage.grew': { actions: withEvent('noteCovered') },
  },
  states: {
    opening: {
      description: 'The app opens where the path begins, with fresh data.',
      tags: 'opening',
      meta: { see: 'flows:run.opening' },
      entry: 'beginPath',
      on: { ...played.on, 'window.blocked': { target: 'blocked' } },
      after: { openPatience: { actions: 'giveUp' } },
    },
    blocked: {
      description: 'The browser does not open the window.',
      tags: 'blocked',
      meta: { see: 'flows:run.blocked' },
    },
    resting: {
      description: 'The next step can be taken, by hand or automatically.',
      tags: 'resting',
      always: { guard: 'isDone', target: 'passed' },
      on: {
        'step.do': [{ guard: 'isDoneByPerson', target: 'asking' }, { target: 'doing' }],
        'pace.set': { target: 'resting', reenter: true, actions: withEvent('setPace') },
      },
      after: {
        betweenSteps: [
          { guard: and(['isPlaying', 'isDoneByPerson']), target: 'asking' },
          { guard: 'isPlaying', target: 'doing' },
        ],
      },
    },
    doing: {
      description: 'The step is brought about, and the app comes to where it leads.',
      tags: 'doing',
      entry: 'doStep',
      on: played.on,
      after: { stepPatience: { actions: 'giveUp' } },
    },
    asking: {
      description: 'A person does the step in the window.',
      tags: 'asking',
      entry: 'doStep',
      on: played.on,
    },
    passed: {
      description: 'The app did everything the path says.',
      tags: 'passed',
      meta: { see: 'flows:run.passed' },
    },
    stopped: {
      description: 'The app did not do what the path says, or a step cannot be brought about.',
      tags: 'stopped',
    },
    lost: {
      description: 'The window of the app was closed.',
      tags: 'lost',
      meta: { see: 'flows:run.lost' },
    },
    failed: {
      description: 'Other windows cannot be reached.',
      tags: 'failed',
      meta: { see: 'flows:run.failed' },
    },
  },
});

export type PathRunActor = ActorRefFrom<typeof pathRunMachine>;
type Snapshot = SnapshotFrom<typeof pathRunMachine>;

export const selectRunStep = ({ context }: Snapshot): number => context.step;
export const selectPace = ({ context }: Snapshot): Pace | null => context.pace;
export const selectDifference = ({ context }: Snapshot): Difference | null => context.difference;
export const selectRunCovered = ({ context }: Snapshot): readonly string[] => context.covered;
