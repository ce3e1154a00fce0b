import { type AnyActorRef, type AnyEventObject, assign, enqueueActions, setup } from 'xstate';
import { chunkLoadTimeout, chunkRetryDelay } from '#services/contract/constants.ts';
import { fromEffect } from './from-effect.ts';
import type { Meta } from './meta.ts';
import { tell } from './residents.ts';

interface Context {
  readonly input: unknown;
  readonly held: readonly AnyEventObject[];
}

const loadChart = {
  id: 'loadChart',
  src: 'loadChart',
  input: ({ self }: { readonly self: AnyActorRef }) => ({ name: String(self.src) }),
  onDone: { target: 'loaded' },
  onError: { target: 'failed' },
} as const;

type Load = Parameters<typeof fromEffect<void, { readonly name: string }>>[0];

/** Replaces a chart until its code is loaded (`lazy-chart.ts`). `tells`: shows a notice when loading fails. */
export const lazyChartMachine = (load: Load, tells: boolean) =>
  setup({
    types: {
      context: {} as Context,
      input: {} as { readonly input: unknown },
      events: {} as AnyEventObject,
      tags: {} as 'loading' | 'failed',
      meta: {} as Meta,
    },
    actors: { loadChart: fromEffect(load) },
    actions: {
      keepEvent: assign({ held: ({ context, event }) => [...context.held, event] }),
      sendHeld: enqueueActions(({ context, self, enqueue }) => {
        for (const event of context.held) enqueue.sendTo(self, event);
      }),
      tellFailed: tells ? tell('notices', { type: 'notice.show', tone: 'bad', key: 'failure:offline' }) : () => {},
    },
    delays: { chunkLoadTimeout, chunkRetryDelay },
  }).createMachine({
    id: 'lazyChart',
    description: 'A part of the app whose code is loaded when it is first needed.',
    context: ({ input: { input } }) => ({ input, held: [] }),
    initial: 'loading',
    on: { '*': { actions: 'keepEvent' }, 'load.retry': {} },
    states: {
      loading: {
        description: 'The code is being loaded; events wait in order.',
        tags: 'loading',
        invoke: loadChart,
        after: { chunkLoadTimeout: { target: 'failed', meta: { requirements: ['R9-8'] } } },
      },
      failed: {
        description: 'The code could not be loaded; the app retries in a moment, or the user retries.',
        tags: 'failed',
        meta: { see: 'shell:unfetched.title' },
        entry: 'tellFailed',
        after: { chunkRetryDelay: { target: 'retrying' } },
        on: {
          'connection.returned': { target: 'retrying', actions: 'keepEvent' },
          'load.retry': { target: 'loading' },
        },
      },
      retrying: {
        description: 'The code is being loaded again; the failure is still shown.',
        tags: 'failed',
        invoke: loadChart,
        after: { chunkLoadTimeout: { target: 'failed' } },
        on: { 'load.retry': { target: 'loading' } },
      },
      loaded: { description: 'The code is loaded, and the chart takes over.', type: 'final', entry: 'sendHeld' },
    },
  });
