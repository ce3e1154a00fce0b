import type { Effect } from 'effect';
import { type ActorRefFrom, assign, setup } from 'xstate';
import { type Act, may, type Role } from '#services/contract/permissions.ts';
import type { Services } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';
import { assignFailure } from './assign-failure.ts';
import { fromEffect } from './from-effect.ts';
import { loginPrompt } from './login-prompt.state.ts';
import type { Meta } from './meta.ts';
import type { Params } from './page.machine.ts';
import { sendToResident } from './residents.ts';
import { type AuthClosed, hasLeft, isAllowedNow, roleNow, type UserChanged } from './user.ts';

type FieldsOf<F extends string> = Readonly<Record<F, string>>;

type RequestEvent<F extends string> =
  | { readonly type: 'request.open' }
  | { readonly type: 'field.change'; readonly field: F; readonly value: string }
  | { readonly type: 'request.submit' }
  | { readonly type: 'request.cancel' }
  | { readonly type: 'connection.returned' }
  | UserChanged
  | AuthClosed;

/** `error`: the form is invalid; `failure`: sending failed. */
interface Context<F extends string, E extends string> {
  readonly params: Params;
  readonly role: Role;
  readonly fields: FieldsOf<F>;
  readonly error: E | null;
  readonly failure: Failure | null;
}

interface RequestFlow<F extends string, E extends string> {
  readonly id: string;
  readonly description: string;
  readonly act: Act;
  readonly blank: FieldsOf<F>;
  readonly errorIn: (fields: FieldsOf<F>) => E | null;
  readonly send: (params: Params, fields: FieldsOf<F>) => Effect.Effect<unknown, Failure, Services>;
  readonly texts: { readonly title: string; readonly done: string };
}

/** A member's one-off request in a dialog over a page; prompts a guest to log in. Keeps the input until it is stored. */
export const requestFlow = <F extends string, E extends string>(flow: RequestFlow<F, E>) => {
  const { act, blank, errorIn, send, texts } = flow;
  const start = { fields: blank, error: null, failure: null };
  return setup({
    types: {
      context: {} as Context<F, E>,
      input: {} as Params,
      events: {} as RequestEvent<F>,
      tags: {} as 'open' | 'sending' | 'requested',
      meta: {} as Meta,
    },
    actors: {
      send: fromEffect<unknown, { params: Params; fields: FieldsOf<F> }>(({ params, fields }) => send(params, fields)),
    },
    actions: {
      promptLogin: sendToResident('app', { type: 'login.wanted', byTap: true }),
      knowRole: assign({ role: roleNow }),
      forget: assign(start),
      refuse: assign({ error: ({ context: { fields } }) => errorIn(fields) }),
      showNotice: sendToResident('notices', { type: 'notice.show', tone: 'good', key: texts.done }),
    },
    guards: {
      isOffline: ({ context: { failure } }) => failure?.tag === 'offline',
      isUnfit: ({ context: { fields } }) => errorIn(fields) !== null,
      isAllowed: ({ context: { role } }) => may(role, act) === 'yes',
      becomesAllowed: ({ event }) => isAllowedNow(event, act),
      hasLeft: ({ event }) => hasLeft(event),
    },
  }).createMachine({
    id: flow.id,
    description: flow.description,
    context: ({ input }) => ({ params: input, role: 'guest', ...start }),
    initial: 'resting',
    on: {
      'user.changed': [
        { guard: 'hasLeft', target: '.resting', actions: ['forget', 'knowRole'] },
        { actions: 'knowRole' },
      ],
    },
    states: {
      resting: {
        description: 'Nothing is being asked for.',
        on: { 'request.open': [{ guard: 'isAllowed', target: 'writing' }, { target: 'asking' }] },
      },
      asking: loginPrompt('resting', 'writing'),
      writing: {
        description: 'The member fills in the dialog. What was typed before is still there.',
        tags: 'open',
        meta: { see: texts.title },
        on: {
          'field.change': {
            actions: assign({
              fields: ({ context: { fields }, event }) => ({ ...fields, [event.field]: event.value }),
              error: null,
              failure: null,
            }),
          },
          'request.submit': [{ guard: 'isUnfit', actions: 'refuse' }, { target: 'sending' }],
          'request.cancel': { target: 'resting' },
          'connection.returned': { guard: 'isOffline', actions: assign({ failure: null }) },
        },
      },
      sending: {
        description: 'The request is on its way to the backend.',
        tags: ['open', 'sending'],
        invoke: {
          id: 'send',
          src: 'send',
          input: ({ context: { params, fields } }) => ({ params, fields }),
          onDone: { target: 'requested', actions: [assign({ failure: null }), 'showNotice'] },
          onError: { target: 'writing', actions: assignFailure },
        },
      },
      requested: { description: 'The backend has stored it; the button says so.', tags: 'requested' },
    },
  });
};

export type RequestActor<F extends string, E extends string> = ActorRefFrom<ReturnType<typeof requestFlow<F, E>>>;
interface Snapshot<F extends string, E extends string> {
  readonly context: {
    readonly fields: Readonly<Record<F, string>>;
    readonly error: E | null;
    readonly failure: Failure | null;
  };
}

export const selectFields = <F extends string>({ context }: Snapshot<F, string>): Readonly<Record<F, string>> =>
  context.fields;
export const selectFieldError = <E extends string>({ context }: Snapshot<string, E>): E | null => context.error;
export const selectRequestFailure = ({ context }: Snapshot<string, string>): Failure | null => context.failure;
