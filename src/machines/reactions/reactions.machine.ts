import { type ActorRefFrom, assign, enqueueActions, setup, stopChild } from 'xstate';
import { may, type Role } from '#services/contract/permissions.ts';
import type { RecordChanged } from '../kit/durable-record.ts';
import { fromEffect } from '../kit/from-effect.ts';
import { recordWatch } from '../kit/record-watch.ts';
import { type ToggleGaveUp, toggleMachine } from '../kit/toggle.machine.ts';
import type { UserChanged } from '../kit/user.ts';
import { withEvent } from '../kit/with-event.ts';
import { type Reaction, reactionKey } from './reaction.ts';
import { findUnsent, sendReactionDurably, type Unsent } from './unsent.ts';

export const reactionMachine = toggleMachine(sendReactionDurably);
type ReactionActor = ActorRefFrom<typeof reactionMachine>;

export interface ReactionPressed {
  readonly type: 'reaction.press';
  readonly reaction: Reaction;
  readonly on: boolean;
}

type ReactionsEvent = ReactionPressed | ToggleGaveUp<Reaction> | UserChanged | RecordChanged<'pressed'>;

interface Context {
  readonly role: Role;
  readonly refs: Readonly<Record<string, ReactionActor>>;
  /** Unanswered when an earlier page was closed; sent again once the role allows it. */
  readonly unsent: readonly Unsent[];
}

/** One toggle per item, so that all pages agree. */
export const reactionsMachine = setup({
  types: { context: {} as Context, input: {} as { readonly role: Role }, events: {} as ReactionsEvent },
  actors: {
    reaction: reactionMachine,
    findUnsent: fromEffect<readonly Unsent[]>(() => findUnsent),
    hearPressed: recordWatch('pressed'),
  },
  actions: {
    press: enqueueActions(({ context, enqueue }, { reaction, on }: ReactionPressed) => {
      const key = reactionKey(reaction);
      if (!context.refs[key]) {
        enqueue.assign({
          refs: ({ context: { refs }, spawn }) => ({
            ...refs,
            [key]: spawn('reaction', { id: key, input: { subject: reaction, on } }),
          }),
        });
      }
      enqueue.sendTo(({ context: { refs } }) => refs[key] ?? key, { type: 'toggle.press' });
    }),
    /** Shown and sent again; what was pressed here since is newer and wins. */
    resume: enqueueActions(({ context, enqueue }) => {
      const ready = context.unsent.filter(({ reaction }) => may(context.role, reaction.act) === 'yes');
      for (const { reaction, on } of ready) {
        if (!context.refs[reactionKey(reaction)]) enqueue.raise({ type: 'reaction.press', reaction, on: !on });
      }
      if (ready.length > 0) enqueue.assign({ unsent: context.unsent.filter((press) => !ready.includes(press)) });
    }),
    drop: enqueueActions(({ context, enqueue }, { subject }: ToggleGaveUp<Reaction>) => {
      const { [reactionKey(subject)]: gone, ...refs } = context.refs;
      if (gone) enqueue(stopChild(gone));
      enqueue.assign({ refs });
    }),
    /** Another tab changed it: loaded data counts again. */
    yieldTo: enqueueActions(({ context: { refs }, enqueue }, pressed: readonly string[]) => {
      for (const key of pressed) if (refs[key]) enqueue.sendTo(refs[key], { type: 'toggle.yield' });
    }),
    dropAll: enqueueActions(({ context, enqueue }) => {
      for (const ref of Object.values(context.refs)) enqueue(stopChild(ref));
      enqueue.assign({ refs: {}, unsent: [] });
    }),
    knowRole: assign({ role: (_, { role }: { role: Role }) => role }),
  },
}).createMachine({
  id: 'reactions',
  description: "The user's likes, favourites and follows.",
  context: ({ input }) => ({ role: input.role, refs: {}, unsent: [] }),
  invoke: [
    {
      id: 'findUnsent',
      src: 'findUnsent',
      onDone: { actions: [assign({ unsent: ({ event }) => event.output }), 'resume'] },
      onError: {},
    },
    { id: 'hearPressed', src: 'hearPressed', onError: {} },
  ],
  on: {
    'record.changed': { actions: { type: 'yieldTo', params: ({ event }) => Object.keys(event.value) } },
    'reaction.press': { actions: withEvent('press') },
    'toggle.gaveUp': { actions: withEvent('drop') },
    'user.changed': [
      { guard: ({ event }) => event.how === 'left', actions: ['dropAll', withEvent('knowRole')] },
      { actions: [withEvent('knowRole'), 'resume'] },
    ],
  },
});
