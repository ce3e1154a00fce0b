import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { Failure } from '#services/failure.ts';
import type { Meta } from '../shared/meta.ts';
import { judge, type Observed } from './judge.ts';
import { type AppWindow, type PathLinkAnswer, pathLink } from './path-link.ts';
import { isSentStep, type ShownPath, type ShownStep } from './shown-paths.ts';

/** How long is waited between two steps that go on by themselves, in milliseconds. */
export const paces = { slow: 2_000, calm: 1_000, brisk: 250 } as const;
export type Pace = keyof typeof paces;

export type PathRunEvent =
  | { readonly type: 'app.choose'; readonly app: string }
  | { readonly type: 'place.open'; readonly href: string }
  | { readonly type: 'step.do' }
  | { readonly type: 'step.skip' }
  /** Steps go on by themselves; null: no longer. */
  | { readonly type: 'pace.set'; readonly pace: Pace | null }
  | { readonly type: 'run.again' }
  | PathLinkAnswer;

export interface PathRunInput {
  readonly machine: string;
  readonly path: ShownPath;
}

/** Why a path stopped: `came` is what the app did, null where it did nothing; a refused event says why. */
export type Trouble =
  | { readonly tag: 'differs'; readonly came: Observed | null }
  | { readonly tag: 'refused'; readonly reason: 'noActor' | 'notTaken' }
  | { readonly tag: 'ended' };

/** `step` counts the steps that are behind; `states` are those of the actor then. */
interface Context extends PathRunInput {
  readonly apps: readonly AppWindow[];
  readonly app: string | null;
  readonly actor: string | null;
  readonly states: readonly string[];
  readonly step: number;
  readonly skipped: readonly number[];
  readonly observed: readonly Observed[];
  readonly pace: Pace | null;
  readonly trouble: Trouble | null;
  readonly covered: readonly string[];
  readonly failure: Failure | null;
}

const stepOf = ({ path, step }: Context): ShownStep | null => path.steps[step] ?? null;

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((state) => other.includes(state));

const verdictOn = (context: Context, isSent: boolean) => {
  const step = stepOf(context);
  if (!step) return { tag: 'open' } as const;
  const expected = { event: step.event.type, transitions: step.transitions, states: step.seen.states };
  return judge(expected, context.states, context.observed, isSent);
};
const isSentNow = (context: Context): boolean => {
  const step = stepOf(context);
  return step !== null && isSentStep(step);
};

/** A test path, played on the app in another window: each step is sent or waited for, and what comes is compared. */
export const pathRunMachine = setup({
  types: {
    context: {} as Context,
    input: {} as PathRunInput,
    events: {} as PathRunEvent,
    children: {} as { link: 'link' },
    tags: {} as
      | 'searching'
      | 'choosing'
      | 'joining'
      | 'silent'
      | 'absent'
      | 'elsewhere'
      | 'resting'
      | 'sending'
      | 'waiting'
      | 'passed'
      | 'stopped'
      | 'lost'
      | 'failed',
    meta: {} as Meta,
  },
  actors: { link: pathLink },
  actions: {
    noteApp: assign(({ context: { apps } }, { found }: { found: AppWindow }) => ({
      apps: [...apps.filter(({ app }) => app !== found.app), found],
    })),
    forgetApp: assign(({ context: { apps } }, { app }: { app: string }) => ({
      apps: apps.filter((one) => one.app !== app),
    })),
    takeApp: assign((_, { app }: { app: string }) => ({ app })),
    takeOnlyApp: assign(({ context: { apps } }) => ({ app: apps[0]?.app ?? null })),
    watchApp: sendTo('link', ({ context: { app } }) => ({ type: 'app.watch', app: app ?? '' })),
    openPlace: sendTo('link', (_, { href }: { href: string }) => ({ type: 'place.go', href })),
    takeActor: assign((_, { path, states }: { path: string | null; states: readonly string[] }) => ({
      actor: path,
      states,
      observed: [],
    })),
    observe: assign(({ context }, { observed }: { observed: Observed }) => ({
      observed: [...context.observed, observed],
    })),
    follow: assign((_, { observed }: { observed: Observed }) => ({ states: observed.states })),
    sendStep: sendTo('link', ({ context }) => ({
      type: 'step.send',
      step: context.step,
      event: stepOf(context)?.event ?? { type: '' },
    })),
    advance: assign(({ context }) => {
      const verdict = verdictOn(context, isSentNow(context));
      return verdict.tag === 'passed'
        ? { step: context.step + 1, states: verdict.states, observed: context.observed.slice(verdict.used) }
        : { step: context.step + 1 };
    }),
    skip: assign(({ context: { step, skipped, observed, states } }) => ({
      step: step + 1,
      skipped: [...skipped, step],
      observed: [],
      states: observed.at(-1)?.states ?? states,
    })),
    stopFor: assign((_, { trouble }: { trouble: Trouble }) => ({ trouble, pace: null })),
    stopForVerdict: assign(({ context }) => {
      const verdict = verdictOn(context, isSentNow(context));
      return {
        trouble: { tag: 'differs' as const, came: verdict.tag === 'failed' ? verdict.came : null },
        pace: null,
      };
    }),
    setPace: assign((_, { pace }: { pace: Pace | null }) => ({ pace })),
    noteCovered: assign((_, { covered }: { covered: readonly string[] }) => ({ covered })),
    begin: assign({ step: 0, skipped: [], observed: [], trouble: null, pace: null }),
    fail: assign((_, { failure }: { failure: Failure }) => ({ failure })),
  },
  guards: {
    isAlone: ({ context: { apps } }) => apps.length === 1,
    areSeveral: ({ context: { apps } }) => apps.length > 1,
    isWatched: ({ context }, { app }: { app: string }) => context.app === app,
    isActorHere: ({ context: { actor } }) => actor !== null,
    isActorGone: (_, { path }: { path: string | null }) => path === null,
    isAtStart: ({ context: { path, states } }) => isSame(path.seen.states, states),
    isDone: ({ context }) => stepOf(context) === null,
    isSent: ({ context }) => isSentNow(context),
    isAsExpected: ({ context }) => verdictOn(context, isSentNow(context)).tag === 'passed',
    isOtherwise: ({ context }) => verdictOn(context, isSentNow(context)).tag === 'failed',
    isToBeRefused: ({ context }) => stepOf(context)?.transitions.length === 0,
    goesOn: ({ context: { pace } }) => pace !== null,
  },
  delays: {
    /** All windows that there are have answered by then. */
    gatherFor: 400,
    /** A window that says nothing for so long has been closed without saying so. */
    joinPatience: 8_000,
    betweenSteps: ({ context: { pace } }) => paces[pace ?? 'calm'],
  },
}).createMachine({
  id: 'pathRun',
  description: 'A test path, played on the app in another window.',
  context: ({ input }) => ({
    ...input,
    apps: [],
    app: null,
    actor: null,
    states: [],
    step: 0,
    skipped: [],
    observed: [],
    pace: null,
    trouble: null,
    covered: [],
    failure: null,
  }),
  invoke: { id: 'link', src: 'link', input: ({ context: { machine } }) => ({ machine }), onError: { actions: [] } },
  initial: 'searching',
  on: {
    'app.found': { actions: { type: 'noteApp', params: ({ event }) => event } },
    'app.left': [
      {
        guard: { type: 'isWatched', params: ({ event }) => event },
        target: '.lost',
        actions: { type: 'forgetApp', params: ({ event }) => event },
      },
      { actions: { type: 'forgetApp', params: ({ event }) => event } },
    ],
    'link.failed': { target: '.failed', actions: { type: 'fail', params: ({ event }) => event } },
    'coverage.grew': { actions: { type: 'noteCovered', params: ({ event }) => event } },
    'place.open': { actions: { type: 'openPlace', params: ({ event }) => event } },
  },
  states: {
    searching: {
      description: 'No other window shows the app; it is waited for one.',
      tags: 'searching',
      meta: { see: 'flows:run.searching' },
      after: {
        gatherFor: [
          { guard: 'isAlone', target: 'joining', actions: 'takeOnlyApp' },
          { guard: 'areSeveral', target: 'choosing' },
        ],
      },
      on: {
        'app.found': {
          target: 'searching',
          reenter: true,
          actions: { type: 'noteApp', params: ({ event }) => event },
        },
      },
    },
    choosing: {
      description: 'Several windows show the app; one of them is to be chosen.',
      tags: 'choosing',
      meta: { see: 'flows:run.choosing' },
      on: { 'app.choose': { target: 'joining', actions: { type: 'takeApp', params: ({ event }) => event } } },
    },
    joining: {
      description: 'What the app has done so far is on its way.',
      tags: 'joining',
      entry: 'watchApp',
      on: { 'actor.found': { target: 'ready', actions: { type: 'takeActor', params: ({ event }) => event } } },
      after: { joinPatience: { target: 'silent' } },
    },
    silent: {
      description: 'The window does not answer.',
      tags: 'silent',
      meta: { see: 'flows:run.silent' },
      on: {
        'run.again': { target: 'joining' },
        'actor.found': { target: 'ready', actions: { type: 'takeActor', params: ({ event }) => event } },
      },
    },
    ready: {
      initial: 'looking',
      on: {
        'run.again': { target: '.looking', actions: 'begin' },
        'pace.set': { actions: { type: 'setPace', params: ({ event }) => event } },
        'actor.moved': { actions: { type: 'observe', params: ({ event }) => event } },
        'actor.found': {
          target: '.looking',
          actions: ['begin', { type: 'takeActor', params: ({ event }) => event }],
        },
      },
      states: {
        looking: {
          description: 'Is the app where the path begins?',
          always: [
            { guard: 'isAtStart', target: 'resting' },
            { guard: 'isActorHere', target: 'elsewhere' },
            { target: 'absent' },
          ],
        },
        absent: {
          description: 'Nothing in the app runs this chart; it says which page does.',
          tags: 'absent',
          meta: { see: 'flows:run.absent' },
        },
        elsewhere: {
          description: 'The chart runs in the app, but is not where the path begins.',
          tags: 'elsewhere',
          meta: { see: 'flows:run.elsewhere' },
          on: {
            'actor.moved': { target: 'looking', actions: { type: 'follow', params: ({ event }) => event } },
          },
        },
        resting: {
          description: 'The next step can be taken, or is taken in a moment.',
          tags: 'resting',
          always: { guard: 'isDone', target: 'passed' },
          on: {
            'step.do': { target: 'doing' },
            'pace.set': {
              target: 'resting',
              reenter: true,
              actions: { type: 'setPace', params: ({ event }) => event },
            },
          },
          after: { betweenSteps: { guard: 'goesOn', target: 'doing' } },
        },
        doing: {
          description: 'Is the step one to be sent?',
          always: [{ guard: 'isSent', target: 'sending' }, { target: 'waiting' }],
        },
        sending: {
          description: 'The event is on its way to the app.',
          tags: 'sending',
          entry: 'sendStep',
          on: {
            'step.sent': [
              { guard: 'isAsExpected', target: 'resting', actions: 'advance' },
              { target: 'stopped', actions: 'stopForVerdict' },
            ],
            'step.refused': [
              { guard: 'isToBeRefused', target: 'resting', actions: 'advance' },
              {
                target: 'stopped',
                actions: {
                  type: 'stopFor',
                  params: ({ event }) => ({ trouble: { tag: 'refused', reason: event.reason } }),
                },
              },
            ],
            // What came of the step is on its way, also where it ends the actor.
            'actor.found': { guard: { type: 'isActorGone', params: ({ event }) => event } },
          },
        },
        waiting: {
          description: 'Somebody else makes the step: the backend, time, or a hand in the app.',
          tags: 'waiting',
          meta: { see: 'flows:run.waiting' },
          always: [
            { guard: 'isAsExpected', target: 'resting', actions: 'advance' },
            { guard: 'isOtherwise', target: 'stopped', actions: 'stopForVerdict' },
          ],
          on: {
            'step.skip': { target: 'resting', actions: 'skip' },
            'actor.found': {
              target: 'stopped',
              actions: [
                { type: 'takeActor', params: ({ event }) => event },
                { type: 'stopFor', params: { trouble: { tag: 'ended' } } },
              ],
            },
          },
        },
        passed: {
          description: 'The app has done all that the path says.',
          tags: 'passed',
          meta: { see: 'flows:run.passed' },
          on: { 'actor.found': { actions: { type: 'takeActor', params: ({ event }) => event } } },
        },
        stopped: {
          description: 'The app does not do what the path says; it stands where it parted.',
          tags: 'stopped',
          meta: { see: 'flows:run.stopped' },
          on: { 'actor.found': { actions: { type: 'takeActor', params: ({ event }) => event } } },
        },
      },
    },
    lost: {
      description: 'The window of the app was closed.',
      tags: 'lost',
      meta: { see: 'flows:run.lost' },
      on: {
        'run.again': { target: 'searching', actions: 'begin' },
        'app.found': {
          target: 'searching',
          actions: ['begin', { type: 'noteApp', params: ({ event }) => event }],
        },
      },
    },
    failed: {
      description: 'The other windows cannot be reached.',
      tags: 'failed',
      meta: { see: 'flows:run.failed' },
    },
  },
});

export type PathRunActor = ActorRefFrom<typeof pathRunMachine>;
type Snapshot = SnapshotFrom<typeof pathRunMachine>;

export const selectRunStep = ({ context }: Snapshot): number => context.step;
export const selectRunApps = ({ context }: Snapshot): readonly AppWindow[] => context.apps;
export const selectPace = ({ context }: Snapshot): Pace | null => context.pace;
export const selectTrouble = ({ context }: Snapshot): Trouble | null => context.trouble;
export const selectSkipped = ({ context }: Snapshot): readonly number[] => context.skipped;
export const selectRunCovered = ({ context }: Snapshot): readonly string[] => context.covered;
export const selectRunStates = ({ context }: Snapshot): readonly string[] => context.states;
