import { type AnyStateMachine, createActor, fromTransition } from 'xstate';
import { listenersFor } from '../kit/listeners.ts';
import { rootName } from '../kit/residents.ts';

interface Clock {
  readonly setTimeout: (run: () => void, ms: number) => unknown;
  readonly clearTimeout: (id: unknown) => void;
}

/** Parent of a chart without the app: receives what the chart sends to its parent and residents, and does nothing. */
export const listeningRoot = (machine: AnyStateMachine, clock: Clock) => {
  const quiet = fromTransition((state) => state, null);
  const root = createActor(quiet, { clock, logger: () => {}, systemId: rootName });
  for (const { src, ...names } of listenersFor(machine)) createActor(src, { ...names, parent: root }).start();
  return root;
};
