import { Effect } from 'effect';
import { assign, enqueueActions, type NonReducibleUnknown, setup } from 'xstate';
import type { Services } from '#services/env.ts';
import { type Failure, isMissing, toFailure } from '#services/failure.ts';
import { assignFailure } from './assign-failure.ts';
import { fromEffect } from './from-effect.ts';
import type { Meta } from './meta.ts';
import type { Params } from './page.machine.ts';
import { hasEntered, hasLeft, type UserChanged } from './user.ts';
import { withLeftOut } from './with-left-out.ts';

type ResourceEvent =
  | { readonly type: 'part.near' }
  | { readonly type: 'resource.retry' }
  | { readonly type: 'resource.reload' }
  | { readonly type: 'page.returned' }
  | UserChanged
  | { readonly type: 'connection.returned' };

/** `data`: last good answer, kept during a reload, without `unreadable` rows; `failure`: of the last attempt, or null. */
interface Context<T, Input> {
  readonly input: Input;
  readonly data: T | null;
  readonly unreadable: number;
  readonly failure: Failure | null;
}

/** An answer without some of its rows. */
interface Rest<T> {
  readonly rest: T;
  readonly unreadable: number;
}

const isRest = <T>(output: T | Rest<T>): output is Rest<T> =>
  typeof output === 'object' && output !== null && 'rest' in output && 'unreadable' in output;

const loaded = <T>(output: T | Rest<T>) => ({
  data: isRest(output) ? output.rest : output,
  unreadable: isRest(output) ? output.unreadable : 0,
  failure: null,
});

/**
 * A chart for one piece of data. `load` runs on start, retry and reload; its input and answer are JSON. `isEmpty`: answers
 * shown as the empty state. `part`: a `subject` reports when it is found, a `below` one loads when scrolled near, a
 * `constant` one is never reloaded by facts, an `own` one waits for `resource.reload` after logout.
 */
export const resourceMachine = <T, Input extends NonReducibleUnknown = undefined>(
  load: (input: Input) => Effect.Effect<T, Failure, Services>,
  isEmpty: (data: T) => boolean = isNothing,
  part: 'subject' | 'below' | 'constant' | 'own' | null = null,
) =>
  setup({
    types: {
      context: {} as Context<T, Input>,
      events: {} as ResourceEvent,
      input: {} as Input,
      tags: {} as 'deferred' | 'loading' | 'shown' | 'failed' | 'reloading' | 'empty' | 'stale',
      meta: {} as Meta,
    },
    actors: {
      load: fromEffect<T | Rest<T>, { input: Input }>(({ input }) =>
        Effect.map(withLeftOut(load(input)), ({ data, unreadable }) =>
          unreadable === 0 ? data : { rest: data, unreadable },
        ),
      ),
    },
    actions: {
      reportFound: enqueueActions(({ enqueue }) => {
        if (part === 'subject') enqueue.sendParent({ type: 'page.found' });
      }),
    },
    guards: {
      hasLeft: ({ event }) => hasLeft(event),
      hasEntered: ({ event }) => hasEntered(event),
      isBare: ({ context }) => context.data === null || isEmpty(context.data),
    },
  }).createMachine({
    id: 'resource',
    description: 'Loads one piece of data and keeps it shown while it is reloaded.',
    context: ({ input }) => ({ input, data: null, unreadable: 0, failure: null }),
    initial: part === 'below' ? 'deferred' : 'loading',
    on: {
      'user.changed': {
        guard: 'hasLeft',
        target: part === 'own' ? '.deferred' : '.loading',
        actions: assign({ data: null, unreadable: 0, failure: null }),
      },
    },
    states: {
      deferred: {
        description: 'Below what the user sees: loads when they come near, or want the whole page.',
        tags: 'deferred',
        on: {
          ...(part === 'own'
            ? { 'part.near': {}, 'resource.reload': { target: 'loading' } }
            : { 'part.near': { target: 'loading' } }),
          'user.changed': {},
        },
      },
      loading: {
        description: 'The content is being loaded behind a placeholder.',
        tags: 'loading',
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context }) => ({ input: context.input }),
          onDone: {
            target: 'shown',
            actions: [assign(({ event }) => loaded<T>(event.output)), 'reportFound'],
          },
          onError: { target: 'failed', actions: assignFailure },
        },
        // The pending request was made as a guest.
        on: {
          'user.changed': { guard: 'hasEntered', target: 'loading', reenter: true },
        },
      },
      shown: {
        description: 'The content is shown.',
        tags: 'shown',
        initial: 'sorting',
        states: {
          sorting: {
            description: 'Is there content, or is the answer empty?',
            always: [{ guard: 'isBare', target: 'empty' }, { target: 'filled' }],
          },
          filled: { description: 'There is content.' },
          empty: {
            description: 'The answer is valid and empty.',
            tags: 'empty',
            initial: 'settled',
            on: {
              'resource.reload': { target: '.reloading' },
              'page.returned': { target: '.reloading' },
              'user.changed': { guard: 'hasEntered', target: '.reloading' },
            },
            states: {
              settled: { description: 'Nothing new has come since.' },
              reloading: {
                description: 'The data is reloaded to look for new content.',
                tags: 'reloading',
                invoke: {
                  id: 'load',
                  src: 'load',
                  input: ({ context }) => ({ input: context.input }),
                  onDone: {
                    target: '#resource.shown',
                    actions: assign(({ event }) => loaded<T>(event.output)),
                  },
                  onError: {
                    target: '#resource.failed',
                    actions: assignFailure,
                  },
                },
              },
            },
          },
          reloading: {
            description: 'The content stays while it is reloaded.',
            tags: 'reloading',
            invoke: {
              id: 'load',
              src: 'load',
              input: ({ context }) => ({ input: context.input }),
              onDone: { target: 'sorting', actions: assign(({ event }) => loaded<T>(event.output)) },
              onError: [
                {
                  guard: ({ event }) => isMissing(toFailure(event.error)),
                  target: '#resource.failed',
                  actions: [assign({ data: null, unreadable: 0 }), assignFailure],
                },
                { target: 'stale', actions: assignFailure },
              ],
            },
          },
          stale: {
            description: 'The reload failed; the old content stays with a notice.',
            tags: 'stale',
            on: {
              'resource.retry': { target: 'reloading' },
              'connection.returned': { target: 'reloading' },
            },
          },
        },
        on: {
          'resource.reload': { target: '.reloading' },
          ...(part === 'constant'
            ? { 'user.changed': {} }
            : {
                'page.returned': { target: '.reloading' },
                'user.changed': { guard: 'hasEntered', target: '.reloading' },
              }),
        },
      },
      failed: {
        description: 'The content could not be loaded or no longer exists; the user can retry.',
        tags: 'failed',
        on: {
          'resource.retry': { target: 'loading' },
          'resource.reload': { target: 'loading' },
          'page.returned': { target: 'loading' },
          'user.changed': { guard: 'hasEntered', target: 'loading' },
          'connection.returned': { target: 'loading' },
        },
      },
    },
  });

export const subjectMachine = <T>(load: (input: Params) => Effect.Effect<T, Failure, Services>) =>
  resourceMachine(load, isNothing, 'subject');

export const belowMachine = <T>(load: (input: Params) => Effect.Effect<T, Failure, Services>) =>
  resourceMachine(load, isNothing, 'below');

/** Data that is the same for everybody and does not change while the app runs. */
export const constantMachine = <T>(load: () => Effect.Effect<T, Failure, Services>) =>
  resourceMachine(load, isNothing, 'constant');

/** A member's own data, which a guest cannot load. */
export const ownMachine = <T>(load: () => Effect.Effect<T, Failure, Services>) =>
  resourceMachine(load, isNothing, 'own');

const isNothing = (data: unknown): boolean => data === null || (Array.isArray(data) && data.length === 0);

interface Snapshot<T> {
  readonly context: { readonly data: T | null; readonly failure: Failure | null };
}

export const selectData = <T>({ context }: Snapshot<T>): T | null => context.data;

export const selectLeftOut = ({ context }: { readonly context: { readonly unreadable: number } }): number =>
  context.unreadable;

export const selectFailure = ({ context }: { readonly context: { readonly failure: Failure | null } }) =>
  context.failure;
