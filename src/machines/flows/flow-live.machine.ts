import { type ActorRefFrom, assign, enqueueActions, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { Failure } from '#services/failure.ts';
import type { Meta } from '../kit/meta.ts';
import { withEvent } from '../kit/with-event.ts';
import type { SpanEdge } from './annotations.ts';
import { flowRecordingMachine, type SpanMarked } from './flow-recording.machine.ts';
import { flowSessionMachine } from './flow-session.machine.ts';
import type { FoundApp } from './journal-link.ts';
import { type Charted, type LinkAnswer, liveLink } from './live-link.ts';

type FlowLiveEvent =
  | { readonly type: 'app.choose'; readonly app: string }
  | { readonly type: 'follow.toggle' }
  | SpanMarked
  | LinkAnswer;

export interface FlowLiveInput {
  readonly actor: string | null;
  readonly entry: number | null;
}

interface Context extends FlowLiveInput {
  readonly apps: readonly FoundApp[];
  readonly app: string | null;
  readonly failure: Failure | null;
}

type Joined = Extract<LinkAnswer, { type: 'live.joined' }>;
type Grew = Extract<LinkAnswer, { type: 'live.grew' }>;

export const flowLiveMachine = setup({
  types: {
    context: {} as Context,
    input: {} as FlowLiveInput,
    events: {} as FlowLiveEvent,
    children: {} as { link: 'link'; session: 'flowSession'; recording: 'recording' },
    tags: {} as 'searching' | 'choosing' | 'joining' | 'silent' | 'watching' | 'lost' | 'failed' | 'following',
    meta: {} as Meta,
  },
  actors: { link: liveLink, flowSession: flowSessionMachine, recording: flowRecordingMachine },
  actions: {
    note: assign(({ context: { apps } }, { found }: { found: FoundApp }) => ({
      apps: apps.some(({ app }) => app === found.app)
        ? apps.map((one) => (one.app === found.app ? found : one))
        : [...apps, found],
    })),
    forget: assign(({ context: { apps } }, { app }: { app: string }) => ({
      apps: apps.filter((one) => one.app !== app),
    })),
    choose: assign((_, { app }: { app: string }) => ({ app })),
    chooseOnly: assign(({ context: { apps } }) => ({ app: apps[0]?.app ?? null })),
    watch: sendTo('link', ({ context: { app, actor, entry } }) => ({
      type: 'app.watch',
      app: app ?? '',
      actor,
      entry,
    })),
    open: enqueueActions(({ enqueue }, { session, chosen, moment }: Omit<Joined, 'type'>) => {
      enqueue.sendTo('session', { type: 'recording.opened', ...session });
      if (chosen) enqueue.sendTo('session', { type: 'actor.choose', ...chosen });
      if (moment !== null) enqueue.sendTo('session', { type: 'moment.go', index: moment });
      enqueue.sendTo('recording', { type: 'session.replaced' });
      enqueue.assign({ actor: null, entry: null });
    }),
    grow: sendTo('session', (_, { count, violation }: Pick<Grew, 'count' | 'violation'>) => ({
      type: 'recording.grew',
      count,
      violation,
    })),
    cutRecording: sendTo('session', (_, { dropped }: { dropped: number }) => ({ type: 'recording.cut', dropped })),
    markSpan: sendTo('session', (_, { edge }: { edge: SpanEdge }) => ({ type: 'span.mark', edge })),
    lookAt: enqueueActions(({ enqueue }, { newest }: { newest: Charted | null }) => {
      if (newest) enqueue.sendTo('session', { type: 'actor.choose', ...newest });
    }),
    fail: assign((_, { failure }: { failure: Failure }) => ({ failure })),
  },
  guards: {
    isWatched: ({ context }, { app }: { app: string }) => context.app === app,
    isAlone: ({ context: { apps } }) => apps.length === 1,
    isNobody: ({ context: { apps } }) => apps.length === 0,
    isThere: ({ context: { apps } }, { app }: { app: string }) => apps.some((one) => one.app === app),
  },
  delays: {
    /** All open windows have answered by then. */
    gatherFor: 400,
    /** An app silent for so long was closed without notice. */
    joinPatience: 8_000,
  },
}).createMachine({
  id: 'flowLive',
  description: 'Watches the app in another window while it runs.',
  context: ({ input }) => ({ ...input, apps: [], app: null, failure: null }),
  type: 'parallel',
  invoke: [
    { id: 'link', src: 'link', onError: { actions: [] } },
    { id: 'session', src: 'flowSession', input: { take: null, copy: null } },
    { id: 'recording', src: 'recording' },
  ],
  on: {
    'app.found': { actions: withEvent('note') },
    'app.left': { actions: withEvent('forget') },
    'live.cut': { actions: withEvent('cutRecording') },
    'span.marked': { actions: withEvent('markSpan') },
  },
  states: {
    app: {
      initial: 'searching',
      on: {
        'live.failed': { target: '.failed', actions: withEvent('fail') },
        'app.choose': {
          guard: withEvent('isThere'),
          target: '.joining',
          actions: withEvent('choose'),
        },
      },
      states: {
        searching: {
          description: 'No other window shows the app yet.',
          tags: 'searching',
          meta: { see: 'timeline:live.searching.title' },
          on: {
            'app.found': { target: 'gathering', actions: withEvent('note') },
          },
        },
        gathering: {
          description: 'One window has answered; there may be more.',
          tags: 'joining',
          after: {
            gatherFor: [
              { guard: 'isAlone', target: 'joining', actions: 'chooseOnly' },
              { guard: 'isNobody', target: 'searching' },
              { target: 'choosing' },
            ],
          },
        },
        choosing: {
          description: 'Several windows show the app; the user chooses one.',
          tags: 'choosing',
          meta: { see: 'timeline:live.choosing.title' },
        },
        joining: {
          description: 'The journal of the chosen window is being received.',
          tags: 'joining',
          entry: 'watch',
          after: { joinPatience: { target: 'silent' } },
          on: {
            'live.joined': { target: 'watching', actions: withEvent('open') },
            'live.resumed': { target: 'watching' },
            'live.grew': { actions: withEvent('grow') },
            'app.left': {
              guard: withEvent('isWatched'),
              target: 'lost',
              actions: withEvent('forget'),
            },
          },
        },
        silent: {
          description: 'The chosen window does not answer.',
          tags: 'silent',
          meta: { see: 'timeline:live.silent.title' },
          on: { 'live.joined': { target: 'watching', actions: withEvent('open') } },
        },
        watching: {
          description: 'Every step of the app is shown as it happens.',
          tags: 'watching',
          meta: { see: 'timeline:live.watching' },
          on: {
            'live.joined': { actions: withEvent('open') },
            'live.grew': {
              actions: [withEvent('grow')],
            },
            'app.left': {
              guard: withEvent('isWatched'),
              target: 'lost',
              actions: withEvent('forget'),
            },
          },
        },
        lost: {
          description: 'The window was closed or shows another page; everything received so far stays.',
          tags: 'lost',
          meta: { see: 'timeline:live.lost.title' },
          on: {
            'app.found': [
              {
                guard: { type: 'isWatched', params: ({ event }) => ({ app: event.found.app }) },
                target: 'joining',
                actions: withEvent('note'),
              },
              { actions: withEvent('note') },
            ],
          },
        },
        failed: {
          description: 'The two windows cannot be connected; everything received so far stays.',
          tags: 'failed',
          meta: { see: 'timeline:live.failed.title' },
        },
      },
    },
    look: {
      initial: 'calm',
      states: {
        calm: {
          description: 'The chosen flow stays in view, whatever the others do.',
          on: { 'follow.toggle': { target: 'following' } },
        },
        following: {
          description: 'The chart changes to the flow that acted last.',
          tags: 'following',
          on: {
            'follow.toggle': { target: 'calm' },
            'live.grew': { actions: withEvent('lookAt') },
          },
        },
      },
    },
  },
});

export type FlowLiveActor = ActorRefFrom<typeof flowLiveMachine>;
type Snapshot = SnapshotFrom<typeof flowLiveMachine>;

export const selectApps = ({ context }: Snapshot): readonly FoundApp[] => context.apps;
export const selectWatched = ({ context }: Snapshot): FoundApp | null =>
  context.apps.find(({ app }) => app === context.app) ?? null;
export const selectWatchedId = ({ context }: Snapshot) => context.app;
