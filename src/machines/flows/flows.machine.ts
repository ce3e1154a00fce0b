import { type ActorRefFrom, sendTo, setup } from 'xstate';
import type { Meta } from '../shared/meta.ts';
import type { PageEvent, Params } from '../shared/page.machine.ts';
import { chartViewMachine } from './chart-view.machine.ts';
import { flowSessionMachine } from './flow-session.machine.ts';
import { galleryMachine } from './gallery.machine.ts';

/** The part of the address that is no chart, but the recorded sessions. */
export const timePart = 'time';

/** The flow studio: the gallery at /flows, one chart at /flows/{machine}, recorded sessions at /flows/time. */
export const flowsMachine = setup({
  types: {
    context: {} as { readonly params: Params },
    input: {} as { params: Params },
    events: {} as PageEvent,
    children: {} as { gallery: 'gallery'; chart: 'chart'; session: 'session' },
    meta: {} as Meta,
  },
  actors: { gallery: galleryMachine, chart: chartViewMachine, session: flowSessionMachine },
  guards: {
    isTime: ({ context }) => context.params.machine === timePart,
    isOne: ({ context }) => context.params.machine !== undefined,
  },
}).createMachine({
  id: 'flows',
  description: 'The flow studio: every statechart of the app, to be looked at.',
  context: ({ input }) => ({ params: input.params }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Does the address name one chart?',
      always: [{ guard: 'isTime', target: 'time' }, { guard: 'isOne', target: 'one' }, { target: 'all' }],
    },
    all: {
      description: 'The gallery of all charts.',
      invoke: { id: 'gallery', src: 'gallery' },
      on: { 'connection.returned': { actions: sendTo('gallery', ({ event }) => event) } },
    },
    time: {
      description: 'Recorded sessions, to be gone through to and fro.',
      invoke: { id: 'session', src: 'session' },
      on: { 'connection.returned': { actions: sendTo('session', ({ event }) => event) } },
    },
    one: {
      description: 'One chart, with its words and its paths.',
      invoke: {
        id: 'chart',
        src: 'chart',
        input: ({ context: { params } }) => ({ stem: params.machine ?? '', state: params.state ?? null }),
      },
      on: { 'connection.returned': { actions: sendTo('chart', ({ event }) => event) } },
    },
  },
});

export type FlowsActor = ActorRefFrom<typeof flowsMachine>;
