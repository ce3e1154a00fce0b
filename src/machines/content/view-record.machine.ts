import type { Effect } from 'effect';
import { type NonReducibleUnknown, setup } from 'xstate';
import type { Services } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';
import { fromEffect } from '../kit/from-effect.ts';
import type { Meta } from '../kit/meta.ts';

/** Counts a view once. Failures are silent and not retried: better uncounted than counted twice. */
export const viewRecordMachine = <Input extends NonReducibleUnknown>(
  record: (input: Input) => Effect.Effect<unknown, Failure, Services>,
) =>
  setup({
    types: {
      context: {} as { input: Input },
      input: {} as Input,
      meta: {} as Meta,
    },
    actors: { record: fromEffect<unknown, { input: Input }>(({ input }) => record(input)) },
  }).createMachine({
    id: 'viewRecord',
    description: 'Counts one visit once.',
    context: ({ input }) => ({ input }),
    initial: 'counting',
    states: {
      counting: {
        description: 'The visit is being counted by the backend.',
        invoke: {
          id: 'record',
          src: 'record',
          input: ({ context }) => ({ input: context.input }),
          onDone: { target: 'counted' },
          onError: { target: 'counted' },
        },
      },
      counted: { description: 'The visit is counted; without an answer it may be, and is not sent again.' },
    },
  });
