import { assign } from 'xstate';

/** An action of any chart whose context and event have these parts; the action types of XState hold for one chart alone. */
export type PartAction<Context, Event> = (args: { readonly context: Context; readonly event: Event }) => void;

export const assignPart = <Context extends object, Event = unknown>(
  assignment: (args: { readonly context: Context; readonly event: Event }) => Partial<Context>,
) => assign(assignment as never) as unknown as PartAction<Context, Event>;
