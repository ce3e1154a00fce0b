import { type AnyActorLogic, type AnyEventObject, type AnyStateMachine, fromTransition } from 'xstate';
import { type ResidentName, residentNames } from './residents.ts';

/** Stubs for the residents that a chart does not run itself, for a root that runs without the app. */
export const listenersFor = (
  { implementations }: AnyStateMachine,
  hear: (event: AnyEventObject) => void = () => {},
  given: Partial<Record<ResidentName, AnyActorLogic>> = {},
) =>
  residentNames
    .filter((name) => !Object.hasOwn(implementations.actors, name))
    .map((name) => ({
      id: name,
      systemId: name,
      src:
        given[name] ??
        fromTransition((state, event: AnyEventObject) => {
          hear(event);
          return state;
        }, null),
    }));
