import { type ActorRefFrom, setup } from 'xstate';
import type { Meta } from '../kit/meta.ts';
import { chartViewMachine } from './chart-view.machine.ts';
import { flowCompareMachine } from './flow-compare.machine.ts';
import { flowLiveMachine } from './flow-live.machine.ts';
import { storyMachine } from './flow-loads.ts';
import { flowSessionMachine } from './flow-session.machine.ts';
import { galleryMachine } from './gallery.machine.ts';

/** Of the address, and of its query. */
export type Params = Readonly<Record<string, string>>;

/** Values of the `machine` parameter that are not charts. */
export const timePart = 'time';
export const livePart = 'live';
export const comparePart = 'compare';
/** Followed by the story's name. */
export const storyPart = 'story-';

const entryIn = ({ entry }: Params): number | null =>
  entry !== undefined && /^\d+$/.test(entry) ? Number(entry) : null;

/** Gallery at /flows, a chart at /flows/{machine}; /flows/time, /flows/live and /flows/compare. */
export const flowsMachine = setup({
  types: {
    context: {} as { readonly params: Params },
    input: {} as { params: Params },
    children: {} as {
      gallery: 'gallery';
      chart: 'chart';
      session: 'flowSession';
      live: 'live';
      compare: 'compare';
      story: 'story';
    },
    meta: {} as Meta,
  },
  actors: {
    gallery: galleryMachine,
    chart: chartViewMachine,
    flowSession: flowSessionMachine,
    live: flowLiveMachine,
    compare: flowCompareMachine,
    story: storyMachine,
  },
  guards: {
    isTime: ({ context }) => context.params.machine === timePart,
    isLive: ({ context }) => context.params.machine === livePart,
    isComparing: ({ context }) => context.params.machine === comparePart,
    isStory: ({ context }) => context.params.machine?.startsWith(storyPart) === true,
    isOne: ({ context }) => context.params.machine !== undefined,
  },
}).createMachine({
  id: 'flows',
  description: 'The flow studio: all statecharts of the app.',
  context: ({ input }) => ({ params: input.params }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Does the address name one chart?',
      always: [
        { guard: 'isTime', target: 'time' },
        { guard: 'isLive', target: 'live' },
        { guard: 'isComparing', target: 'compare' },
        { guard: 'isStory', target: 'story' },
        { guard: 'isOne', target: 'one' },
        { target: 'all' },
      ],
    },
    all: {
      description: 'The gallery of all charts.',
      invoke: { id: 'gallery', src: 'gallery' },
    },
    time: {
      description: 'Recorded sessions, moment by moment.',
      invoke: {
        id: 'session',
        src: 'flowSession',
        input: ({ context: { params } }) => ({ take: params.take ?? null, copy: null }),
      },
    },
    live: {
      description: 'The app in another window, while it runs.',
      invoke: {
        id: 'live',
        src: 'live',
        input: ({ context: { params } }) => ({ actor: params.actor ?? null, entry: entryIn(params) }),
      },
    },
    compare: {
      description: 'Two recorded sessions, side by side.',
      invoke: {
        id: 'compare',
        src: 'compare',
        input: ({ context: { params } }) => ({ copy: params.with ?? null }),
      },
    },
    story: {
      description: 'What people think of as one flow, over several charts.',
      invoke: {
        id: 'story',
        src: 'story',
        input: ({ context: { params } }) => ({ id: params.machine?.slice(storyPart.length) ?? '' }),
      },
    },
    one: {
      description: 'One chart, with its details and its test paths.',
      invoke: {
        id: 'chart',
        src: 'chart',
        input: ({ context: { params } }) => ({
          stem: params.machine ?? '',
          state: params.state ?? null,
          recording: null,
          coveredBy: null,
        }),
      },
    },
  },
});

export type FlowsActor = ActorRefFrom<typeof flowsMachine>;
