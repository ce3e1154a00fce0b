import type { Effect } from 'effect';
import { type NonReducibleUnknown, setup } from 'xstate';
import type { Services } from '#services/env.ts';
import { type Failure, refusalCode, toFailure } from '#services/failure.ts';
import { fromEffect } from './from-effect.ts';
import type { Meta } from './meta.ts';

/**
 * Tells the backend once that something is being read. Nothing on the page waits for it, and no reader hears of its
 * failure; only what the network swallowed is told again.
 */
export const viewRecordMachine = <Input extends NonReducibleUnknown>(
  record: (input: Input) => Effect.Effect<unknown, Failure, Services>,
) =>
  setup({
    types: {
      context: {} as { input: Input },
      events: {} as { readonly type: 'connection.returned' },
      input: {} as Input,
      meta: {} as Meta,
    },
    actors: { record: fromEffect<unknown, { input: Input }>(({ input }) => record(input)) },
    guards: { isRefused: (_, { error }: { error: unknown }) => refusalCode(toFailure(error)) !== null },
  }).createMachine({
    id: 'viewRecord',
    description: 'One visit is counted once.',
    context: ({ input }) => ({ input }),
    initial: 'telling',
    states: {
      telling: {
        description: 'The backend is being told.',
        invoke: {
          id: 'record',
          src: 'record',
          input: ({ context }) => ({ input: context.input }),
          onDone: { target: 'told' },
          onError: [
            { guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) }, target: 'told' },
            { target: 'untold' },
          ],
        },
      },
      told: { description: 'The visit is counted, or the backend does not want to count it.' },
      untold: {
        description: 'The message did not get through.',
        on: { 'connection.returned': { target: 'telling' } },
      },
    },
  });
