import { type AnyEventObject, type AnyStateMachine, fromTransition } from 'xstate';
import { residentNames } from './residents.ts';

/** The residents that a chart does not run itself, each only listening: for the root above a chart that runs without the app. */
export const listenersFor = ({ implementations }: AnyStateMachine, hear: (event: AnyEventObject) => void = () => {}) =>
  residentNames
    .filter((name) => !Object.hasOwn(implementations.actors, name))
    .map((name) => ({
      id: name,
      systemId: name,
      src: fromTransition((state, event: AnyEventObject) => {
        hear(event);
        return state;
      }, null),
    }));
