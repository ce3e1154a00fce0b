import { assign } from 'xstate';

/** An action for any chart whose context and event have these parts; XState's action types fit one chart only. */
export type PartAction<Context, Event> = (args: { readonly context: Context; readonly event: Event }) => void;

export const assignPart = <Context extends object, Event = unknown>(
  assignment: (args: { readonly context: Context; readonly event: Event }) => Partial<Context>,
) => assign(assignment as never) as unknown as PartAction<Context, Event>;
