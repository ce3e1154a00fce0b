import { type AnyActorRef, type AnyEventObject, assign, enqueueActions, setup } from 'xstate';
import { chunkLoadTimeout, chunkRetryWait } from '#services/contract/constants.ts';
import { fromEffect } from './from-effect.ts';
import type { Meta } from './meta.ts';
import { sendToResident } from './residents.ts';

interface Context {
  readonly input: unknown;
  readonly queued: readonly AnyEventObject[];
  readonly wait: number;
}

const loadChart = {
  id: 'loadChart',
  src: 'loadChart',
  input: ({ self }: { readonly self: AnyActorRef }) => ({ name: String(self.src) }),
  onDone: { target: 'loaded' },
  onError: { target: 'failed' },
} as const;

type Load = Parameters<typeof fromEffect<void, { readonly name: string }>>[0];

/** Replaces a chart until its code is loaded (`lazy-chart.ts`). `showsFailure`: shows a notice when loading fails. */
export const lazyChartMachine = (load: Load, showsFailure: boolean) =>
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
      queueEvent: assign({ queued: ({ context, event }) => [...context.queued, event] }),
      lengthenWait: assign({ wait: ({ context: { wait } }) => Math.min(2 * wait, chunkRetryWait.cap) }),
      resetWait: assign({ wait: chunkRetryWait.first }),
      sendQueued: enqueueActions(({ context, self, enqueue }) => {
        for (const event of context.queued) enqueue.sendTo(self, event);
      }),
      showFailure: showsFailure
        ? sendToResident('notices', { type: 'notice.show', tone: 'bad', key: 'failure:offline' })
        : () => {},
    },
    delays: { chunkLoadTimeout, chunkRetryDelay: ({ context }) => context.wait },
  }).createMachine({
    id: 'lazyChart',
    description: 'A part of the app whose code is loaded when it is first needed.',
    context: ({ input: { input } }) => ({ input, queued: [], wait: chunkRetryWait.first }),
    initial: 'loading',
    on: { '*': { actions: 'queueEvent' }, 'load.retry': {} },
    states: {
      loading: {
        description: 'The code is being loaded; events wait in order.',
        tags: 'loading',
        invoke: loadChart,
        after: { chunkLoadTimeout: { target: 'failed', meta: { requirements: ['R9-8'] } } },
      },
      failed: {
        description: 'The code could not be loaded; the app retries, each time after a longer wait, or the user does.',
        tags: 'failed',
        meta: { see: 'shell:unfetched.title' },
        entry: 'showFailure',
        after: { chunkRetryDelay: { target: 'retrying', actions: 'lengthenWait' } },
        on: {
          'connection.returned': { target: 'retrying', actions: ['queueEvent', 'resetWait'] },
          'load.retry': { target: 'loading', actions: 'resetWait' },
        },
      },
      retrying: {
        description: 'The code is being loaded again; the failure is still shown.',
        tags: 'failed',
        invoke: loadChart,
        after: { chunkLoadTimeout: { target: 'failed' } },
        on: { 'load.retry': { target: 'loading', actions: 'resetWait' } },
      },
      loaded: { description: 'The code is loaded, and the chart takes over.', type: 'final', entry: 'sendQueued' },
    },
  });
