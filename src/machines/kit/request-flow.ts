import type { Effect } from 'effect';
import { type ActorRefFrom, assign, setup } from 'xstate';
import { type Act, may, type Role } from '#services/contract/permissions.ts';
import type { Services } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';
import { askLogin } from './ask-login.ts';
import { assignFailure } from './assign-failure.ts';
import {
  type Edited,
  emptied,
  type Field,
  type FieldChange,
  type FieldError,
  type Filled,
  makeForm,
  nothing,
  valuesOf,
} from './form.ts';
import { fromEffect } from './from-effect.ts';
import type { Meta } from './meta.ts';
import type { Params } from './page.machine.ts';
import { sendToResident } from './residents.ts';
import { hasLeft, roleNow, type UserChanged } from './user.ts';
import { withEvent } from './with-event.ts';

type RequestEvent<F extends string> =
  | { readonly type: 'request.open' }
  | FieldChange<F>
  | { readonly type: 'request.submit' }
  | { readonly type: 'request.cancel' }
  | { readonly type: 'connection.returned' }
  | UserChanged;

/** `failure`: sending failed. */
interface Context<F extends string, E> extends Edited<F, E> {
  readonly params: Params;
  readonly role: Role;
  readonly failure: Failure | null;
}

interface RequestFlow<F extends string, E> {
  readonly id: string;
  readonly description: string;
  readonly act: Act;
  readonly fields: { readonly [f in F]: Field<E, unknown> };
  /** `texts`: trimmed. */
  readonly send: (params: Params, texts: Readonly<Record<F, string>>) => Effect.Effect<unknown, Failure, Services>;
  readonly texts: { readonly title: string; readonly done: string };
}

/** A member's one-off request in a dialog over a page; prompts a guest to log in. Keeps the input until it is stored. */
export const requestFlow = <F extends string, E extends FieldError>(flow: RequestFlow<F, E>) => {
  const { act, send, texts } = flow;
  const form = makeForm<E>()(flow.fields);
  const start = { ...emptied, failure: null };
  return setup({
    types: {
      context: {} as Context<F, E>,
      input: {} as Params,
      events: {} as RequestEvent<F>,
      tags: {} as 'open' | 'sending' | 'requested',
      meta: {} as Meta,
    },
    actors: {
      send: fromEffect<unknown, { params: Params; values: Filled<F> }>(({ params, values }) =>
        send(params, form.sent(values)),
      ),
    },
    actions: {
      askLogin: askLogin(),
      knowRole: assign({ role: roleNow }),
      forget: assign(start),
      edit: assign(({ context }, change: FieldChange<F>) => ({ ...form.changed(context, change), failure: null })),
      refuse: assign(({ context }) => form.judged(context)),
      showNotice: sendToResident('notices', { type: 'notice.show', tone: 'good', key: texts.done }),
    },
    guards: {
      isOffline: ({ context: { failure } }) => failure?.tag === 'offline',
      isWell: ({ context }) => form.isWell(context),
      isAllowed: ({ context: { role } }) => may(role, act) === 'yes',
      hasLeft: ({ event }) => hasLeft(event),
    },
  }).createMachine({
    id: flow.id,
    description: flow.description,
    context: ({ input }) => ({ params: input, role: 'guest', base: nothing, ...start }),
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
        on: { 'request.open': [{ guard: 'isAllowed', target: 'writing' }, { actions: 'askLogin' }] },
      },
      writing: {
        description: 'The member fills in the dialog. What was typed before is still there.',
        tags: 'open',
        meta: { see: texts.title },
        on: {
          'field.change': { actions: withEvent('edit') },
          'request.submit': [{ guard: 'isWell', target: 'sending' }, { actions: 'refuse' }],
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
          input: ({ context }) => ({ params: context.params, values: valuesOf(context) }),
          onDone: { target: 'requested', actions: [assign({ failure: null }), 'showNotice'] },
          onError: { target: 'writing', actions: assignFailure },
        },
      },
      requested: { description: 'The backend has stored it; the button says so.', tags: 'requested' },
    },
  });
};

export type RequestActor<F extends string, E extends FieldError> = ActorRefFrom<ReturnType<typeof requestFlow<F, E>>>;

interface Snapshot {
  readonly context: Pick<Context<string, unknown>, 'failure'>;
}

export const selectRequestFailure = ({ context }: Snapshot): Failure | null => context.failure;
