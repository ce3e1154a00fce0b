import { type ActorRefFrom, assign, enqueueActions, sendParent, setup, stopChild } from 'xstate';
import type { Role } from '#services/contract/permissions.ts';
import type { NoticeRaised } from '../shared/notices.machine.ts';
import type { DoorShut, LoginWanted, ReaderChanged } from '../shared/reader.ts';
import { toggleMachine } from '../shared/toggle.machine.ts';
import { react } from './react.ts';
import { type Reaction, reactionKey } from './reaction.ts';

export const reactionMachine = toggleMachine(react);
export type ReactionActor = ActorRefFrom<typeof reactionMachine>;

/** `on`: how the reader sees it. */
export interface ReactionPressed {
  readonly type: 'reaction.press';
  readonly reaction: Reaction;
  readonly on: boolean;
}

export type ReactionsEvent = ReactionPressed | ReaderChanged | DoorShut | LoginWanted | NoticeRaised;

interface Context {
  readonly role: Role;
  readonly refs: Readonly<Record<string, ReactionActor>>;
}

/** One toggle for each thing that the reader has liked, kept or followed here, so that every place shows it alike. */
export const reactionsMachine = setup({
  types: { context: {} as Context, input: {} as { readonly role: Role }, events: {} as ReactionsEvent },
  actors: { reaction: reactionMachine },
  actions: {
    press: enqueueActions(({ context, enqueue }, { reaction, on }: ReactionPressed) => {
      const key = reactionKey(reaction);
      if (!context.refs[key]) {
        enqueue.assign({
          refs: ({ context: { refs, role }, spawn }) => ({
            ...refs,
            [key]: spawn('reaction', { id: key, input: { subject: reaction, act: reaction.act, on, role } }),
          }),
        });
      }
      enqueue.sendTo(({ context: { refs } }) => refs[key] ?? key, { type: 'toggle.press' });
    }),
    tellAll: enqueueActions(({ context, enqueue }, event: ReaderChanged | DoorShut) => {
      for (const ref of Object.values(context.refs)) enqueue.sendTo(ref, event);
    }),
    dropAll: enqueueActions(({ context, enqueue }) => {
      for (const ref of Object.values(context.refs)) enqueue(stopChild(ref));
      enqueue.assign({ refs: {} });
    }),
    relay: sendParent(({ event }) => event),
    knowRole: assign({ role: (_, { role }: { role: Role }) => role }),
  },
}).createMachine({
  id: 'reactions',
  description: 'What the reader likes, keeps and follows.',
  context: ({ input }) => ({ role: input.role, refs: {} }),
  on: {
    'reaction.press': { actions: { type: 'press', params: ({ event }) => event } },
    'reader.changed': [
      {
        guard: ({ event }) => event.how === 'left',
        actions: ['dropAll', { type: 'knowRole', params: ({ event }) => event }],
      },
      {
        actions: [
          { type: 'tellAll', params: ({ event }) => event },
          { type: 'knowRole', params: ({ event }) => event },
        ],
      },
    ],
    'door.shut': { actions: { type: 'tellAll', params: ({ event }) => event } },
    'login.wanted': { actions: 'relay' },
    'notice.raised': { actions: 'relay' },
  },
});
