import { type AnyActorLogic, type AnyActorRef, type AnyStateMachine, type AnyStateNode, StateMachine } from 'xstate';

const eventsByChart = new WeakMap<AnyStateMachine, ReadonlySet<string>>();

const eventsOf = ({ transitions, states }: AnyStateNode): readonly string[] => [
  ...transitions.keys(),
  ...Object.values(states).flatMap((state) => eventsOf(state as AnyStateNode)),
];

/** Whether any state of a chart handles the event; true for logic that is not a chart. */
export const handlesEvent = (logic: AnyActorLogic | undefined, type: string): boolean => {
  if (!(logic instanceof StateMachine)) return true;
  const machine: AnyStateMachine = logic;
  const events = eventsByChart.get(machine) ?? new Set(eventsOf(machine.root));
  eventsByChart.set(machine, events);
  if (events.has(type) || events.has('*')) return true;
  const parts = type.split('.');
  return parts.some((_, at) => events.has(`${parts.slice(0, at).join('.')}.*`));
};

export const actorHandlesEvent = (ref: AnyActorRef, type: string): boolean =>
  handlesEvent(ref.getSnapshot().machine, type);
