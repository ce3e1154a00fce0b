import type { Effect } from 'effect';
import { assign, sendParent, setup } from 'xstate';
import { type Act, may, type Role } from '#services/contract/permissions.ts';
import type { Services } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';
import { failedWith } from './assign-failure.ts';
import { fromEffect } from './from-effect.ts';
import type { Meta } from './meta.ts';
import { sendToResident } from './residents.ts';
import { showFailure } from './show-failure.ts';
import { type AuthClosed, isAllowedNow, roleNow, type UserChanged } from './user.ts';

/** `on`: the current value; `act`: the action's name in chapter 6. */
interface ToggleInput<Subject> {
  readonly subject: Subject;
  readonly act: Act;
  readonly on: boolean;
  readonly role: Role;
}

type ToggleEvent = { readonly type: 'toggle.press' } | { readonly type: 'toggle.yield' } | UserChanged | AuthClosed;

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
      tags: {} as 'asking' | 'sending',
      meta: {} as Meta,
    },
    actors: { send: fromEffect<unknown, { subject: Subject; on: boolean }>(({ subject, on }) => send(subject, on)) },
    actions: {
      flip: assign({ wanted: ({ context }) => !context.wanted }),
      knowRole: assign({ role: roleNow }),
      promptLogin: sendToResident('app', { type: 'login.wanted', byTap: true }),
      giveUp: sendParent(({ context }): ToggleGaveUp<Subject> => ({ type: 'toggle.gaveUp', subject: context.subject })),
      showFailure: showFailure(),
    },
    guards: {
      isAllowed: ({ context }) => may(context.role, context.act) === 'yes',
      becomesAllowed: ({ context, event }) => isAllowedNow(event, context.act),
      isFlippedBack: ({ context }) => context.wanted === context.confirmed,
    },
  }).createMachine({
    id: 'toggle',
    description: 'A like, a favourite or a follow: on or off.',
    context: ({ input }) => ({ ...input, wanted: input.on, confirmed: input.on }),
    initial: 'resting',
    on: { 'user.changed': { actions: 'knowRole' } },
    states: {
      resting: {
        description: 'The toggle matches the backend.',
        on: {
          'toggle.press': [{ guard: 'isAllowed', target: 'sending', actions: 'flip' }, { target: 'asking' }],
          'toggle.yield': { actions: 'giveUp' },
        },
      },
      asking: {
        description: 'Members only: asks the user to log in, then repeats the action.',
        tags: 'asking',
        entry: 'promptLogin',
        on: {
          'auth.closed': { target: 'resting' },
          'user.changed': { guard: 'becomesAllowed', target: 'sending', actions: ['knowRole', 'flip'] },
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
