import type { Effect } from 'effect';
import { setup } from 'xstate';
import type { Services } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';
import { fromEffect } from '../shared/from-effect.ts';
import type { Meta } from '../shared/meta.ts';
import type { Params } from '../shared/page.machine.ts';

export type ViewCountEvent = { readonly type: 'connection.returned' } | { readonly type: 'room.returned' };

/** Tells the backend once that a page was looked at. Nobody waits for it, and nobody is told when it fails. */
export const viewCountMachine = (count: (params: Params) => Effect.Effect<unknown, Failure, Services>) =>
  setup({
    types: {
      context: {} as { params: Params },
      input: {} as Params,
      events: {} as ViewCountEvent,
      meta: {} as Meta,
    },
    actors: { count: fromEffect<unknown, Params>(count) },
  }).createMachine({
    id: 'viewCount',
    description: 'Counts one view of a page.',
    context: ({ input }) => ({ params: input }),
    initial: 'counting',
    states: {
      counting: {
        description: 'The backend is being told.',
        invoke: {
          id: 'count',
          src: 'count',
          input: ({ context }) => context.params,
          onDone: { target: 'counted' },
          onError: { target: 'uncounted' },
        },
      },
      counted: { description: 'The view is counted; coming back to the page is no other one.' },
      uncounted: {
        description: 'It could not be told; the network may bring another chance.',
        on: { 'connection.returned': { target: 'counting' } },
      },
    },
  });
