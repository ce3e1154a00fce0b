import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { withEvent } from '../kit/with-event.ts';
import type { AppWindow } from './path-link.ts';
import { ready } from './path-run.ready.ts';
import { type Pace, pathRunSetup, type Skipped, type StopReason } from './path-run.setup.ts';

export const pathRunMachine = pathRunSetup.createMachine({
  id: 'pathRun',
  description: 'Plays a test path on the app in another window.',
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
    stopReason: null,
    covered: [],
    failure: null,
  }),
  invoke: { id: 'link', src: 'link', input: ({ context: { machine } }) => ({ machine }), onError: { actions: [] } },
  initial: 'searching',
  on: {
    'app.found': { actions: withEvent('noteApp') },
    'app.left': [
      {
        guard: withEvent('isWatched'),
        target: '.lost',
        actions: withEvent('forgetApp'),
      },
      { actions: withEvent('forgetApp') },
    ],
    'link.failed': { target: '.failed', actions: withEvent('fail') },
    'coverage.grew': { actions: withEvent('noteCovered') },
    'route.open': { actions: withEvent('openRoute') },
  },
  states: {
    searching: {
      description: 'No other window shows the app yet.',
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
          actions: withEvent('noteApp'),
        },
      },
    },
    choosing: {
      description: 'Several windows show the app; the user chooses one.',
      tags: 'choosing',
      meta: { see: 'flows:run.choosing' },
      on: { 'app.choose': { target: 'joining', actions: withEvent('takeApp') } },
    },
    joining: {
      description: 'The journal of the app is being received.',
      tags: 'joining',
      entry: 'watchApp',
      on: { 'actor.found': { target: 'ready', actions: withEvent('takeActor') } },
      after: { joinPatience: { target: 'silent' } },
    },
    silent: {
      description: 'The window does not answer.',
      tags: 'silent',
      meta: { see: 'flows:run.silent' },
      on: {
        'run.again': { target: 'joining' },
        'actor.found': { target: 'ready', actions: withEvent('takeActor') },
      },
    },
    ready,
    lost: {
      description: 'The window of the app was closed.',
      tags: 'lost',
      meta: { see: 'flows:run.lost' },
      on: {
        'run.again': { target: 'searching', actions: 'begin' },
        'app.found': {
          target: 'searching',
          actions: ['begin', withEvent('noteApp')],
        },
      },
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
export const selectRunApps = ({ context }: Snapshot): readonly AppWindow[] => context.apps;
export const selectPace = ({ context }: Snapshot): Pace | null => context.pace;
export const selectStopReason = ({ context }: Snapshot): StopReason | null => context.stopReason;
export const selectSkipped = ({ context }: Snapshot): readonly Skipped[] => context.skipped;
export const selectRunCovered = ({ context }: Snapshot): readonly string[] => context.covered;
export const selectRunStates = ({ context }: Snapshot): readonly string[] => context.states;
