import type { Effect } from 'effect';
import { assign, sendParent, setup } from 'xstate';
import type { Services } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';
import { failedWith } from './assign-failure.ts';
import { fromEffect } from './from-effect.ts';
import type { Meta } from './meta.ts';
import { showFailure } from './show-failure.ts';

/** `on`: the current value. */
interface ToggleInput<Subject> {
  readonly subject: Subject;
  readonly on: boolean;
}

type ToggleEvent = { readonly type: 'toggle.press' } | { readonly type: 'toggle.yield' };

/** Sent to the parent: the value is unknown, so loaded data counts again. */
export interface ToggleGaveUp<Subject> {
  readonly type: 'toggle.gaveUp';
  readonly subject: Subject;
}

/** `wanted`: shown; `confirmed`: the backend's last known value. */
interface Context<Subject> extends ToggleInput<Subject> {
  readonly wanted: boolean;
  readonly confirmed: boolean;
}

/** A like, a favourite or a follow. Optimistic: rolls back with a notice on failure. Fast clicks cause at most one more call. */
export const toggleMachine = <Subject>(
  send: (subject: Subject, on: boolean) => Effect.Effect<unknown, Failure, Services>,
) =>
  setup({
    types: {
      context: {} as Context<Subject>,
      events: {} as ToggleEvent,
      input: {} as ToggleInput<Subject>,
      tags: {} as 'sending',
      meta: {} as Meta,
    },
    actors: { send: fromEffect<unknown, { subject: Subject; on: boolean }>(({ subject, on }) => send(subject, on)) },
    actions: {
      flip: assign({ wanted: ({ context }) => !context.wanted }),
      giveUp: sendParent(({ context }): ToggleGaveUp<Subject> => ({ type: 'toggle.gaveUp', subject: context.subject })),
      showFailure: showFailure(),
    },
    guards: {
      isFlippedBack: ({ context }) => context.wanted === context.confirmed,
    },
  }).createMachine({
    id: 'toggle',
    description: 'A like, a favourite or a follow: on or off.',
    context: ({ input }) => ({ ...input, wanted: input.on, confirmed: input.on }),
    initial: 'resting',
    states: {
      resting: {
        description: 'The toggle matches the backend.',
        on: {
          'toggle.press': { target: 'sending', actions: 'flip' },
          'toggle.yield': { actions: 'giveUp' },
        },
      },
      sending: {
        description: 'The new value is shown and is being sent to the backend.',
        tags: 'sending',
        invoke: {
          id: 'send',
          src: 'send',
          input: ({ context }) => ({ subject: context.subject, on: !context.confirmed }),
          onDone: [
            {
              guard: 'isFlippedBack',
              target: 'sending',
              reenter: true,
              actions: assign({ confirmed: ({ context }) => !context.confirmed }),
            },
            { target: 'resting', actions: assign({ confirmed: ({ context }) => !context.confirmed }) },
          ],
          onError: {
            target: 'resting',
            actions: [
              assign({ wanted: ({ context }) => context.confirmed }),
              { type: 'showFailure', params: failedWith },
              'giveUp',
            ],
          },
        },
        on: { 'toggle.press': { actions: 'flip' } },
      },
    },
  });

export const selectWanted = ({ context }: { readonly context: { readonly wanted: boolean } }): boolean =>
  context.wanted;
