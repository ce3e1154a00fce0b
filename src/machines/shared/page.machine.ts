import { type AnyActorLogic, enqueueActions, setup } from 'xstate';

export type Params = Readonly<Record<string, string>>;

export type PageEvent =
  | { readonly type: 'connection.returned' }
  /** The reader came back to a room that was kept. */
  | { readonly type: 'room.returned' };

/**
 * A room that is nothing but data: its parts (resources, lists) start together when the room is entered and are given
 * the address's parameters. Views reach a part by its name, as the child of that id.
 */
export const pageMachine = <Parts extends Readonly<Record<string, AnyActorLogic>>>(
  id: string,
  description: string,
  parts: Parts,
) =>
  setup({
    types: {
      context: {} as { params: Params },
      input: {} as { params: Params },
      events: {} as PageEvent,
    },
    actors: parts as Readonly<Record<string, AnyActorLogic>>,
    actions: {
      tellParts: enqueueActions(({ event, enqueue }) => {
        for (const name of Object.keys(parts)) enqueue.sendTo(name, event);
      }),
    },
  }).createMachine({
    id,
    description,
    on: { 'connection.returned': { actions: 'tellParts' }, 'room.returned': { actions: 'tellParts' } },
    context: ({ input }) => ({ params: input.params }),
    invoke: Object.keys(parts).map((name) => ({
      id: name,
      src: name,
      input: ({ context }: { context: { params: Params } }) => context.params,
    })),
  });
